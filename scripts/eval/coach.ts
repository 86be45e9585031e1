import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { presentRole } from '#engine/coach/coach-person.ts'
import { coachReply } from '#engine/coach/coach-reply.ts'
import type { CoachReply } from '#engine/coach/coach-turn.ts'
import type { Engine } from '#engine/engine.ts'
import { type CareerProfile, careerProfile } from '#shared/career/career-profile.ts'
import type { CareSituation } from '#shared/coach/care-situation.ts'
import type { CoachContext, CoachTopic } from '#shared/coach/coach-answer.ts'
import { type Measure, shareOf } from './measure.ts'
import { HALVES, readSet } from './read-set.ts'

const conversation = z.object({
  id: z.string(),
  person: z.string(),
  turns: z.array(
    z.object({
      message: z.string(),
      /** Every topic that the answer must take up. */
      topics: z.array(z.string()).min(1),
      /** The code of the role that is asked about; null where none but the person's own may be read. */
      role: z.string().nullable().optional(),
      place: z.string().optional(),
    }),
  ),
})
type Turn = z.infer<typeof conversation>['turns'][number]

/** Each further held-out set was run for the first time after the misses of the one before were mended. */
export const COACH_HALVES = [
  ...HALVES,
  'everyday',
  'held-out-4',
  'voices',
  'held-out-5',
  'held-out-6',
  'working-people',
  'held-out-7',
  'plain',
  'held-out-8',
  'ninth',
  'held-out-9',
  'tenth',
  'held-out-10',
  'held-out-11',
  'thirteenth',
  'fourteenth',
  'held-out-12',
  'held-out-13',
  'held-out-14',
  'held-out-15',
  'held-out-16',
] as const
type CoachHalf = (typeof COACH_HALVES)[number]
/** Nobody reads their messages: only their shares are measured. */
const UNREAD_HALVES: readonly CoachHalf[] = [
  'held-out-10',
  'held-out-11',
  'held-out-12',
  'held-out-13',
  'held-out-14',
  'held-out-15',
  'held-out-16',
]

type AnsweredTurn = {
  id: string
  person: CareerProfile
  /** The code of today's role by the profile. */
  present: string | null
  turn: Turn
  reply: CoachReply
}

/** What the first run on a set reached, rounded down (of the third: the first with examples), or a later one that must not be lost; the aim is the same for all. */
const MIN_RIGHT_SHARE: Record<CoachHalf, number> = {
  dev: 0.9,
  'held-out': 0.72,
  'held-out-2': 0.69,
  'held-out-3': 0.51,
  everyday: 0.86,
  'held-out-4': 0.8,
  // The first run of these two, with the rules before, was .711 and .684.
  voices: 0.95,
  'held-out-5': 0.8,
  // Written by somebody who had not seen the coach; .758 before its writers of examples were three.
  'held-out-6': 0.96,
  // Dealt out by coin; the first run of these two, with the rules before, was .765 and .705.
  'working-people': 0.97,
  'held-out-7': 0.91,
  // Ordinary wording, by a writer who had not seen the coach; .839 and .867 before a rule was changed.
  plain: 0.95,
  'held-out-8': 0.95,
  // Likewise, by yet another writer; .823 and .793 before a rule or an example was changed. The second was .904 once.
  ninth: 0.93,
  'held-out-9': 0.87,
  // By two more writers, dealt out by chance; .842 and .818 before a rule or an example was changed.
  tenth: 0.93,
  // .870 until what comes before work was answered by itself.
  'held-out-10': 0.86,
  // Likewise, by one more; .926 at its first run, with today's rules.
  'held-out-11': 0.92,
  // By three more writers; .882 and .856 at their first run, and .890 of the one that nobody read.
  // Since what comes before work is answered by itself .873.
  thirteenth: 0.83,
  fourteenth: 0.91,
  'held-out-12': 0.94,
  // By four more; .880, .897, .933 and .875 at their first run, with a sentence encoder and learned choice of topics; nobody read them but every other conversation of the first.
  'held-out-13': 0.89,
  // The last three were .891, .927 and .875 before that.
  'held-out-14': 0.87,
  'held-out-15': 0.9,
  'held-out-16': 0.85,
}
const AIM_RIGHT_SHARE = 0.9
/** Below one: the same question in other words, and the few different ones that docs/evaluation/coach.md names. */
const MIN_UNLIKE_SHARE: Partial<Record<CoachHalf, number>> = {
  'held-out-4': 0.98,
  'held-out-6': 0.96,
  plain: 0.99,
  ninth: 0.99,
  tenth: 0.98,
  'held-out-10': 0.98,
}
/** What an answer to something before work takes up of what the sets' writers call it by. */
const CARE_TAKES_UP: Record<CareSituation, readonly CoachTopic[]> = {
  emergency: ['medical'],
  illness: ['medical'],
  substance: ['medical'],
  panic: ['medical'],
  violence: ['conflict'],
  assault: ['conflict'],
  exploited: ['legal'],
  child: [],
  minor: [],
  'self-harm': ['medical'],
  eating: ['medical'],
  unreal: ['medical'],
  relative: [],
  drowsy: ['rest'],
  worthless: ['motivation'],
  error: ['legal'],
  basics: [],
  grief: [],
  'pregnancy loss': [],
}
/** An answer may take up one topic more than was asked for; with more it rambles. */
const MAX_EXTRA_TOPICS = 1

/** Questions to the coach without a language model: understood, and answered with figures that stand somewhere. */
export function evaluateCoach(engine: Engine, halves: readonly CoachHalf[]): Measure[] {
  return halves.flatMap(half => {
    const answered = answerSet(engine, half)
    if (process.argv.includes('--show') && !UNREAD_HALVES.includes(half)) showMisses(answered)
    // Whoever may be in danger, or has something that comes before work, gets the same words and numbers as everybody else.
    const usual = answered.filter(
      ({ reply: { context } }) => context.danger === undefined && context.care === undefined,
    )
    const texts = usual.map(({ reply }) => reply.text)
    return [
      {
        name: `${half}: topic, role and place understood (${answered.length})`,
        value: shareOf(answered, isRight),
        least: MIN_RIGHT_SHARE[half],
        aim: AIM_RIGHT_SHARE,
      },
      { name: `${half}: every figure in the data`, value: shareOf(usual, hasOnlyKnownFigures), least: 1 },
      {
        name: `${half}: answers unlike all others`,
        value: new Set(texts).size / texts.length,
        least: MIN_UNLIKE_SHARE[half] ?? 1,
        aim: 1,
      },
    ]
  })
}

function answerSet(engine: Engine, half: CoachHalf): AnsweredTurn[] {
  return readSet('coach', half, z.array(conversation)).flatMap(({ content }) =>
    content.flatMap(({ id, person, turns }) => converse(engine, id, personNamed(person), turns)),
  )
}

function converse(
  engine: Engine,
  id: string,
  profile: CareerProfile,
  turns: readonly Turn[],
): AnsweredTurn[] {
  let before: CoachContext | null = null
  return turns.map(turn => {
    const person = { profile, suggestions: [], wellbeing: null }
    const reply: CoachReply = coachReply(engine, { message: turn.message, person, before })
    before = reply.context
    return { id, person: profile, present: presentRole(engine, person)?.code ?? null, turn, reply }
  })
}

function isRight({ present, turn, reply: { context } }: AnsweredTurn): boolean {
  const topics: readonly string[] = [
    ...new Set([...context.topics, ...(context.care ? CARE_TAKES_UP[context.care] : [])]),
  ]
  return (
    turn.topics.every(topic => topics.includes(topic)) &&
    topics.length <= turn.topics.length + MAX_EXTRA_TOPICS &&
    isRoleRight(turn.role, context.role?.code ?? null, present) &&
    (turn.place === undefined || context.place === turn.place)
  )
}

function isRoleRight(expected: string | null | undefined, read: string | null, present: string | null) {
  if (expected === undefined) return true
  return read === expected || (expected === null && read === present)
}

/** Every number of an answer stands in what it was made from, in the profile or in the message. */
function hasOnlyKnownFigures({ person, turn, reply }: AnsweredTurn): boolean {
  const known = new Set(numbersIn(JSON.stringify([reply.facts, person, turn.message])))
  return numbersIn(withoutMarkup(reply.text)).every(number => known.has(number))
}

/** "12,300" and "12300.0" are one number. */
function numbersIn(text: string): number[] {
  return (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map(number => Number(number.replaceAll(',', '')))
}

function withoutMarkup(text: string): string {
  return text.replaceAll('**', '')
}

function showMisses(answered: readonly AnsweredTurn[]): void {
  for (const { id, turn, reply } of answered.filter(one => !isRight(one))) {
    const { topics, role, place } = reply.context
    console.log(`${id} ${turn.message}`)
    console.log(`  wanted ${JSON.stringify({ ...turn, message: undefined })}`)
    console.log(`  read   ${JSON.stringify({ topics, role: role?.role, place })}`)
  }
}

const people = z.record(z.string(), careerProfile)

function personNamed(name: string): CareerProfile {
  const file = join(import.meta.dirname, 'sets', 'coach', 'people.json')
  const profile = people.parse(JSON.parse(readFileSync(file, 'utf8')))[name]
  if (profile === undefined) throw new Error(`people.json has nobody called ${name}`)
  return profile
}

if (import.meta.main) {
  const { printPart } = await import('./print-part.ts')
  printPart('Coach without a language model', engine => evaluateCoach(engine, COACH_HALVES))
}
