import type { CoachPerson, CoachWellbeing } from '#engine/coach/coach-person.ts'
import type { CoachReply } from '#engine/coach/coach-turn.ts'
import type { Fact } from '#engine/grounding/fact.ts'
import { documentFacts, profileFacts } from '#server/career/wording-facts.ts'
import type { ResumeFacts } from '#shared/career/resume-facts.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import type { ChatMessage } from '#shared/coach/conversation.ts'
import { plainAnswer } from '#shared/coach/plain-answer.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'

/** Each is a purpose of consent of its own. */
type Allowed = { profile: boolean; checkIns: boolean }

/** What the coach knows beside the person themselves. */
export type CoachBackground = {
  /** Goals as the suggestions read them. */
  goals: string | null
  resume: ResumeFacts | null
  /** The résumé saved last, word for word: the engine checks it, and no model gets it. */
  resumeText: string | null
  savedLearning: readonly string[]
}

const SUGGESTIONS_TOLD = 5
const LEARNING_TOLD = 10
const MESSAGES_TOLD = 4

/** The person as far as they allow a language model to know them. */
export function allowedPerson(person: CoachPerson, allowed: Allowed): CoachPerson {
  return {
    ...(allowed.profile ? person : { profile: null, suggestions: [] }),
    wellbeing: allowed.checkIns ? person.wellbeing : null,
  }
}

/** What of a person a model is told; the engine's own answer, made for the same person, comes first. */
export function modelFacts(
  person: CoachPerson,
  background: CoachBackground,
  answer: Pick<CoachReply, 'text'>,
  earlier: readonly ChatMessage[],
  allowed: Allowed,
): Fact[] {
  return [
    { source: 'engine' as const, label: 'Our answer', text: plainAnswer(answer.text), quotes: true as const },
    ...(allowed.profile ? backgroundFacts(person, background) : []),
    ...(person.wellbeing ? [wellbeingFact(person.wellbeing)] : []),
    ...earlierFacts(earlier, allowed),
  ].filter(({ text }) => text.trim() !== '')
}

function backgroundFacts(
  { profile, suggestions, skillLevels = {}, learned = [] }: CoachPerson,
  { goals, resume, savedLearning }: CoachBackground,
): Fact[] {
  const levels = Object.entries(skillLevels).map(([skill, level]) => `${skill}: ${level} of 100`)
  const paths = suggestions
    .slice(0, SUGGESTIONS_TOLD)
    .map(({ role, match_score }) => `${role}, match score ${match_score} of 100`)
  return [
    ...(profile ? profileFacts(profile) : []),
    engine('Your goals as read', goals ?? ''),
    engine('Paths suggested to you', paths.join('. ')),
    person('Levels of skills you set', levels.join('. ')),
    person('Learned here', [...new Set(learned)].join(', ')),
    person('Learning you saved', savedLearning.slice(0, LEARNING_TOLD).join('. ')),
    ...(resume ? resumeFacts(resume) : []),
  ]
}

function resumeFacts(facts: ResumeFacts): Fact[] {
  return documentFacts({ profile: {}, targetRole: '', objective: '', facts })
}

export function wellbeingFact(wellbeing: CoachWellbeing): Fact {
  const { risk, checkIns, averageMood, averageEnergy, isWarned } = wellbeing
  return engine(
    'Summary of your check-ins',
    `Risk level ${risk}. The last ${checkIns} check-ins average ${averageMood.toFixed(1)} of 5 for mood and ${averageEnergy.toFixed(1)} of 5 for energy. ${isWarned ? 'They have been below their usual for a while.' : 'They are not below their usual.'}`,
  )
}

/** What was said before, without answers that rest on something which may not leave. */
function earlierFacts(messages: readonly ChatMessage[], allowed: Allowed): Fact[] {
  const earlier = messages.filter((_, at) => !isOurs(messages, at))
  const said = earlier
    .filter(({ sender }) => sender === 'user')
    .slice(-MESSAGES_TOLD)
    .map(({ text }) => person('You wrote before', text))
  const last = earlier.findLast(({ sender }) => sender === 'coach')
  const isHidden = last?.used.some(({ kind }) => isWithheld(kind, allowed)) ?? true
  return last && !isHidden
    ? [...said, { ...engine('Answered before', plainAnswer(last.text)), quotes: true }]
    : said
}

/** What somebody in danger or in need told, and our answer to it, are not sent with a later message either. */
function isOurs(messages: readonly ChatMessage[], at: number): boolean {
  const answer = messages[at]?.sender === 'user' ? messages[at + 1] : messages[at]
  return answer?.sender === 'coach' && answer.actions.some(({ path }) => path === HELP_NOW_PATH)
}

function isWithheld(kind: CoachUse['kind'], { profile, checkIns }: Allowed): boolean {
  if (kind === 'check-ins') return !checkIns
  return !profile && (kind === 'profile' || kind === 'goals' || kind === 'suggestions' || kind === 'learning')
}

function person(label: string, text: string): Fact {
  return { source: 'person', label, text }
}

function engine(label: string, text: string): Fact {
  return { source: 'engine', label, text }
}
