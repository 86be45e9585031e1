import { goalClauses } from '#engine/suggest/goal-clauses.ts'
import { isOccupation } from '#engine/suggest/goal-item.ts'
import { readGoals } from '#engine/suggest/read-goals.ts'
import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import { type AnswerPart, type Asked, openScreen, profileUse } from '../answer-part.ts'
import { directAnswer } from '../choose-advice.ts'
import { cueWords } from '../cue.ts'
import { isNotWanted } from '../denied-reading.ts'
import { entryNeeds } from '../entry-needs.ts'
import { localPay, placeAbroad } from '../local-pay.ts'
import { adviceUse } from './advice.ts'
import { answerGap } from './gap.ts'
import { marketOf, payUses } from './pay.ts'

const PATHS_SHOWN = 3
const MAX_QUOTE_CHARS = 90
/** What a message may look for among the paths, by the roots of its words. */
const LOOKS_FOR = {
  up: new Set(cueWords('next promotion promoted up senior advance climb level step manager management lead')),
  near: new Set(cueWords('similar related close same')),
  away: new Set(cueWords('change changing different new leave out instead pivot switch else start')),
} as const
type LooksFor = keyof typeof LOOKS_FOR

const OPENINGS: Record<LooksFor, (role: string) => string> = {
  up: role => `A step up from ${role}, by what you told me:`,
  near: role => `Work closest to ${role}, so that most of what you know counts:`,
  away: role => `Out of ${role} and into something else, these fit you best:`,
}

/** Ways on from today: to a role that was named, else the best matches with the reason of each. */
export function answerPath(asked: Asked): AnswerPart {
  const { person, engine, present, isRoleNamed, role, depth, message } = asked
  // "What should I pivot into then" asks for other roles, whichever was spoken of before.
  const asksWhich = message.role === null && ASKS_WHICH.test(message.text)
  if (isRoleNamed && role && role.code !== present?.code && !asksWhich) return answerGap(asked)
  if (!person.profile || !(present || hasWishes(person.profile)))
    return {
      paragraphs: [
        'I suggest paths from your role, skills and goals, and your profile does not tell me those yet.',
      ],
      uses: [],
      question: 'What do you do today, and what would you like more of in your work?',
      actions: [openScreen('Set up your profile', '/onboarding')],
      facts: [],
    }
  // What is asked here counts as a goal too: "could I get into finance?" names a field.
  const ownGoal = asked.told.split('\n').map(asGoal).join('. ')
  const goals = [ownGoal, person.profile.career_goals].filter(Boolean).join('. ')
  const list = suggestCareers(engine, { ...person.profile, career_goals: goals })
  const wanted = wantedCodes(asked, ownGoal)
  const looksFor = lookedFor(message.words)
  const rank = (path: Suggestion) =>
    (wanted.some(start => path.code.startsWith(start)) ? NAMED_RANK : 0) +
    fitOf(path, looksFor) -
    (isFarFetched(engine, path, present?.code ?? null) ? FAR_RANK : 0)
  const fitting = meetingWishes(
    list.suggestions.filter(path => path.code !== present?.code && !isNotWanted(path.role, asked.notWanted)),
  ).toSorted((a, b) => rank(b) - rank(a))
  const near = fitting.filter(path => !isFarFetched(engine, path, present?.code ?? null) || rank(path) > 0)
  const listed = near.length > 0 ? near : fitting
  // Only "what else" turns the page; a further wish makes another list.
  const page = message.followUp === 'more' ? depth * PATHS_SHOWN : 0
  const shown = listed.slice(page % Math.max(1, listed.length)).slice(0, PATHS_SHOWN)
  const pay = payOfPaths(asked, shown)
  const lines = shown.map((path, index) =>
    [
      `- **${path.role}**, ${path.match_score}% match${pay.ranges[index] ? `, ${pay.ranges[index]}` : ''}.`,
      path.reasons[0]?.text ?? '',
      ...entryNeeds(engine, path.code, present?.code ?? null),
    ].join(' '),
  )
  const read = list.reading.sentence
  const direct = directAnswer(asked, 'path')
  return {
    paragraphs: [
      ...direct.map(({ text }) => text),
      depth === 0
        ? opening(looksFor, present?.role ?? null, message.text)
        : present
          ? `Further paths from ${present.role}:`
          : 'Further paths:',
      lines.join('\n'),
      ...pay.notes,
      ...(read === '' ? [] : [`${read} If I misread that, change it on the suggestions screen.`]),
    ],
    uses: [
      ...direct.map(adviceUse),
      ...profileUse(asked),
      { kind: 'goals', text: 'your goals as read' },
      ...pay.uses,
    ],
    question:
      shown[0] === undefined
        ? 'What would a good week at work hold for you?'
        : `Does ${shown[0].role} appeal to you, or is something about it a no?`,
    actions: [openScreen('See all suggested paths', '/career/suggestions')],
    listed: shown.map(({ role: name, code }) => ({ role: name, code })),
    advice: direct,
    facts: [list, direct, ...pay.facts],
  }
}

const ASKS_WHICH =
  /\b(?:what|which|where|anything|something)\b.{0,30}\b(?:pivot|else|other|instead|should i|could i|can i|do i|would i)\b/iu

/** What is named here comes before what fits by the profile, and what is far from both comes last. */
const NAMED_RANK = 4
const FAR_RANK = 2

/** Nothing but some tasks in common speaks for it, or it takes a degree that nobody spoke of. */
function isFarFetched(
  engine: Asked['engine'],
  { code, reasons, kind }: Suggestion,
  present: string | null,
): boolean {
  const [first] = reasons
  const isOnlyAlike = first !== undefined && / are partly like those of /u.test(first.text)
  const takesDegree = entryNeeds(engine, code, present).some(text => text.includes('degree'))
  return isOnlyAlike || (takesDegree && kind !== 'same field')
}

/** Beginnings of the codes of the work that the message itself asks for, beside what the profile says. */
function wantedCodes({ engine, present }: Asked, goal: string): string[] {
  const clauses = goalClauses(engine.career.goalTables(), goal)
  return (
    readGoals(engine, clauses, present?.row ?? null)
      .items.filter(item => !item.implied && isOccupation(item))
      // "Could a teacher get into HR" names two things, and asks for one.
      .filter(({ codes }) => !codes.some(code => code === present?.code))
      .flatMap(({ codes }) => codes)
      .filter(code => code !== '')
  )
}

/** A path that the data say does not meet a wish is none, unless none does. */
function meetingWishes(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const meeting = suggestions.filter(({ wishes }) => wishes.every(({ met }) => met !== 'not met'))
  return meeting.length > 0 ? meeting : suggestions
}

type PathPay = { ranges: (string | null)[]; notes: string[]; uses: CoachUse[]; facts: unknown[] }

/** Abroad in the money of the country, or none: dollars would be taken for what is paid where somebody lives. */
function payOfPaths(asked: Asked, shown: readonly Suggestion[]): PathPay {
  const markets = shown.map(({ role, code }) => marketOf(asked, { role, code }))
  const place = markets.map(placeAbroad).find(name => name !== null)
  if (place === undefined)
    return { ranges: shown.map(({ salary_range }) => salary_range), notes: [], uses: [], facts: [] }
  const ranges = markets.map(market => localPay(market)?.range ?? null)
  const uses = markets.flatMap((market, index) => (ranges[index] ? payUses(market) : []))
  const unpaid = shown.filter((_, index) => !ranges[index]).map(({ role }) => role)
  const note = `I know of no published pay for ${joinWithAnd(unpaid)} in ${placeInSentence(place)}.`
  return { ranges, notes: unpaid.length > 0 ? [note] : [], uses, facts: markets }
}

/** A student has no role yet, and interests and goals to go by. */
function hasWishes({ interests, career_goals }: CareerProfile): boolean {
  return [interests, career_goals].some(wish => wish !== undefined && wish !== null && wish.length > 0)
}

/** Where nothing says which way to look, the question is given back, so that a misreading shows. */
function opening(looksFor: LooksFor | null, role: string | null, message: string): string {
  if (looksFor && role) return OPENINGS[looksFor](role)
  const from = role ? `From ${role}, these` : 'By your interests, skills and goals, these'
  return `You asked: “${message.trim().slice(0, MAX_QUOTE_CHARS)}” ${from} fit you best:`
}

/** "Could I get into finance?" reads as a goal once it is said as one. */
function asGoal(text: string): string {
  return (
    text
      .replace(/^(?:no|nah|nope|sorry|actually|wait),?\s+(?=i (?:mean|meant)\b)/iu, '')
      // "I ain't good with computers" is no wish for them.
      .replaceAll(NOT_GOOD_WITH, 'no more work with ')
      // "Outside a classroom" is no work in the open air.
      .replace(
        /\boutside (?:of )?(?:an? |the |my )?(?:classrooms?|schools?|teaching)\b/iu,
        'away from teaching',
      )
      .replace(/\b(?:could|can|should|may|might|how (?:do|can|could) ) ?i\b/iu, 'I want to')
  )
}

const NOT_GOOD_WITH =
  /\b(?:i )?(?:ain['’]?t|am not|['’]m not|im not|was never|never was|not|no) (?:any |very |so |that |too )?good (?:at|with)\s+/giu

function lookedFor(words: readonly string[]): LooksFor | null {
  if (words.some(word => LOOKS_FOR.up.has(word))) return 'up'
  if (words.some(word => LOOKS_FOR.near.has(word))) return 'near'
  return words.some(word => LOOKS_FOR.away.has(word)) ? 'away' : null
}

function fitOf({ kind, step }: Suggestion, looksFor: LooksFor | null): number {
  if (looksFor === 'up') return step === 'up' ? 1 : 0
  if (looksFor === 'near') return kind === 'same field' ? 1 : 0
  return looksFor === 'away' && kind !== 'same field' ? 1 : 0
}
