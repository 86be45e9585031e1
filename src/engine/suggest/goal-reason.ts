import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { MatchReason } from '#shared/career/suggestion.ts'
import type { CareerIntent } from './goal-signals.ts'
import { originalWord } from './original-word.ts'
import type { ProfileSignals } from './profile-signals.ts'
import { intentScore } from './score-career.ts'

const MIN_GOAL_SKILL_USAGE = 0.7
const MIN_INTENT_SCORES = { lead: 0.35, other: 0.25 } as const
/** From here the intent is named even when a word of the goals fits too. */
const STRONG_INTENT_SCORE = 0.4
const STRONG_TERM_WEIGHT = 0.15
const MIN_TERM_WEIGHT = 0.12
const MIN_LEADERSHIP_Z_SCORE = 0.3

/** What in a person's goals this role answers, in one true sentence. */
export function goalReason(
  career: CareerData,
  signals: ProfileSignals,
  row: number,
): Pick<MatchReason, 'text' | 'evidence'> | null {
  const { goals } = signals
  const named = goals.roles.get(row)
  if (named) return { text: `Your goals name it: "${named.words}".`, evidence: ['named', named.words] }
  const skill = goals.skills.find(use => use.usageIn(row) >= MIN_GOAL_SKILL_USAGE)
  if (skill)
    return {
      text: `Your goals point to ${skill.name.toLowerCase()}, which this role uses.`,
      evidence: ['skill', skill.name],
    }
  const intent = [...goals.intents]
    .filter(intent => intent !== 'lead' || isLeadershipRole(career, row))
    .map(intent => ({ intent, score: intentScore(career, signals, row, intent) }))
    .filter(
      ({ intent, score }) => score >= (intent === 'lead' ? MIN_INTENT_SCORES.lead : MIN_INTENT_SCORES.other),
    )
    .sort((a, b) => b.score - a.score)[0]
  const word = goals.terms.words
    .map(stem => ({ stem, weight: career.terms().weight(stem, row) }))
    .sort((a, b) => b.weight - a.weight)[0]
  if (intent && (intent.score >= STRONG_INTENT_SCORE || !word || word.weight < STRONG_TERM_WEIGHT))
    return { text: INTENT_SENTENCES[intent.intent], evidence: ['intent', intent.intent] }
  if (!word || word.weight < MIN_TERM_WEIGHT) return null
  return {
    text: `Your goals mention "${originalWord(goals.text, word.stem)}", a subject of this role.`,
    evidence: ['word', word.stem],
  }
}

function isLeadershipRole({ occupations }: CareerData, row: number): boolean {
  const guiding = occupations.element('activities', 'Guiding, Directing, and Motivating Subordinates')
  return (
    /^11-/.test(occupations.codes[row] ?? '') || occupations.zScore(row, guiding) > MIN_LEADERSHIP_Z_SCORE
  )
}

const INTENT_SENTENCES: Record<CareerIntent, string> = {
  lead: 'You want to lead, and leading people is part of this role.',
  earn: 'You want to earn more, and its median pay is well above that of most work.',
  'own business': 'You think of working for yourself, and many people in this work do.',
  teach: 'You want to teach or mentor, and that matters more here than in most roles.',
  change: 'You want a change, and this lies outside your present field.',
  stability: 'You look for security, and this work is projected to grow.',
  expertise: 'You want to deepen your craft, and this stays within your field.',
  help: 'You want to help people, and caring for others matters more here than in most roles.',
}
