import { suggestCareers } from '#engine/suggest/suggest-careers.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import type { CoachUse } from '#shared/coach/coach-answer.ts'
import { type AnswerPart, type Asked, openScreen, profileUse } from '../answer-part.ts'
import { cueWords } from '../cue.ts'
import { isNotWanted } from '../denied-reading.ts'
import { entryNeeds } from '../entry-needs.ts'
import { localPay, placeAbroad } from '../local-pay.ts'
import { answerGap } from './gap.ts'
import { marketOf, payUses } from './pay.ts'

const PATHS_SHOWN = 3
const MAX_QUOTE_CHARS = 90
/** What a message may look for among the paths, by the roots of its words. */
const LOOKS_FOR = {
  up: new Set(cueWords('next promotion promoted up senior advance climb level step manager management lead')),
  near: new Set(cueWords('similar related like close same')),
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
  if (isRoleNamed && role && role.code !== present?.code) return answerGap(asked)
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
  const goals = [asGoal(message.text), person.profile.career_goals].filter(Boolean).join('. ')
  const list = suggestCareers(engine, { ...person.profile, career_goals: goals })
  const looksFor = lookedFor(message.words)
  const fitting = meetingWishes(
    list.suggestions.filter(path => path.code !== present?.code && !isNotWanted(path.role, asked.notWanted)),
  ).toSorted((a, b) => fitOf(b, looksFor) - fitOf(a, looksFor))
  const from = (depth * PATHS_SHOWN) % Math.max(1, fitting.length)
  const shown = fitting.slice(from, from + PATHS_SHOWN)
  const pay = payOfPaths(asked, shown)
  const lines = shown.map((path, index) =>
    [
      `- **${path.role}**, ${path.match_score}% match${pay.ranges[index] ? `, ${pay.ranges[index]}` : ''}.`,
      path.reasons[0]?.text ?? '',
      ...entryNeeds(engine, path.code, present?.code ?? null),
    ].join(' '),
  )
  const read = list.reading.sentence
  return {
    paragraphs: [
      depth === 0
        ? opening(looksFor, present?.role ?? null, message.text)
        : present
          ? `Further paths from ${present.role}:`
          : 'Further paths:',
      lines.join('\n'),
      ...pay.notes,
      ...(read === '' ? [] : [`${read} If I misread that, change it on the suggestions screen.`]),
    ],
    uses: [...profileUse(asked), { kind: 'goals', text: 'your goals as read' }, ...pay.uses],
    question:
      shown[0] === undefined
        ? 'What would a good week at work hold for you?'
        : `Does ${shown[0].role} appeal to you, or is something about it a no?`,
    actions: [openScreen('See all suggested paths', '/career/suggestions')],
    listed: shown.map(({ role: name, code }) => ({ role: name, code })),
    facts: [list, ...pay.facts],
  }
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
      // "Outside a classroom" is no work in the open air.
      .replace(
        /\boutside (?:of )?(?:an? |the |my )?(?:classrooms?|schools?|teaching)\b/iu,
        'away from teaching',
      )
      .replace(/\b(?:could|can|should|may|might|how (?:do|can|could) ) ?i\b/iu, 'I want to')
  )
}

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
