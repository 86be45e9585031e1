import { oncePer } from '#engine/lazy.ts'
import { BROAD_OCCUPATION_CODE_CHARS, OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { wordCount } from './condition-meaning.ts'
import { goalItem, isOccupation } from './goal-item.ts'
import type { WorkShares } from './goal-meaning.ts'
import { stayingInPresentField } from './implied-items.ts'

/** From this share on two of three descriptions that new writers gave were read rightly. */
export const MIN_WORK_SHARE = 0.2
/** Beside work that was named a description has to be plainer. */
export const MIN_SHARE_BESIDE_NAMED = 0.3
/** How many occupations a description may mean, and how many of them are said. */
const MAX_MEANT = 4
const MAX_SAID = 2
/** What is meant beside the likeliest has at least this part of its share. */
const MIN_PART_OF_FIRST = 1 / 3
/** Of what one piece of a word says alone nothing is described. */
export const MAX_PART_OF_ONE_PIECE = 0.95
/** How many are as good as the likeliest. */
const MAX_AS_GOOD = 3
/** What words of occupations count beside what examples say. */
const TERM_WEIGHT = 0.7
/** Fewer words name their work, or none. */
export const MIN_DESCRIBING_WORDS = 7

/** Occupations that a goal may describe, likeliest first. */
export type RankedWork = { code: string; share: number }[]

/** What examples of other goals and the words of the occupations say together. */
export function rankWork(
  career: CareerData,
  goals: string,
  { codes, shares }: Pick<WorkShares, 'codes' | 'shares'>,
): RankedWork {
  const { scores } = career.terms().scoreText(goals)
  const rows = rowsOfWork(career.occupations)
  const terms = Float32Array.from(codes, code =>
    (rows.get(code) ?? []).reduce((most, row) => Math.max(most, scores[row] ?? 0), 0),
  )
  const [byExamples, byTerms] = [standardized(shares), standardized(terms)]
  return codes
    .map((code, at) => ({
      code,
      share: shares[at] ?? 0,
      score: (byExamples[at] ?? 0) + TERM_WEIGHT * (byTerms[at] ?? 0),
    }))
    .filter(({ code }) => rows.has(code))
    .sort((one, other) => other.score - one.score)
    .map(({ code, share }) => ({ code, share }))
}

const rowsOfWork = oncePer(({ codes }: CareerData['occupations']) => {
  const rows = new Map<string, number[]>()
  for (const [row, code] of codes.entries()) {
    const work = code.slice(0, OCCUPATION_CODE_CHARS)
    rows.set(work, [...(rows.get(work) ?? []), row])
  }
  return rows
})

function standardized(values: Float32Array): Float32Array {
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value ** 2
  }
  const mean = sum / values.length
  const deviation = Math.sqrt(Math.max(0, squares / values.length - mean ** 2)) || 1
  return values.map(value => (value - mean) / deviation)
}

/** Work that a goal describes and no rule reads: "perhaps stonemason or roofer". Present work that it describes is kept. */
export function describedWork(
  { occupations }: CareerData,
  goals: string,
  { ranked, ofOnePiece }: { ranked: RankedWork; ofOnePiece: WorkShares['ofOnePiece'] },
  items: readonly GoalItem[],
  presentCode: string,
): GoalItem[] {
  const isNamed = items.some(item => isOccupation(item) && !item.implied)
  const least = isNamed ? MIN_SHARE_BESIDE_NAMED : MIN_WORK_SHARE
  if (wordCount(goals) < MIN_DESCRIBING_WORDS || (ranked[0]?.share ?? 0) < least) return []
  const isHeld = (code: string) =>
    items.some(({ kind, codes }) => {
      // Who leaves typing is offered no typist by another code.
      const whole = kind === 'leave' ? code.slice(0, BROAD_OCCUPATION_CODE_CHARS) : code
      return codes.some(one => one.startsWith(whole) || code.startsWith(one))
    })
  const likely = ranked.slice(0, MAX_MEANT)
  const first = likely[0]?.code ?? ''
  if (ofOnePiece(first) > MAX_PART_OF_ONE_PIECE * (likely[0]?.share ?? 0)) return []
  if (presentCode.startsWith(first)) return isHeld(first) ? [] : [stayingInPresentField(presentCode)]
  if (likely.slice(0, MAX_AS_GOOD).some(({ code }) => isHeld(code))) return []
  const rows = likely
    .filter(
      ({ code, share }) =>
        share >= MIN_PART_OF_FIRST * (likely[0]?.share ?? 0) && !presentCode.startsWith(code),
    )
    .flatMap(({ code }) => rowsOfWork(occupations).get(code)?.[0] ?? [])
  if (rows.length === 0) return []
  const names = rows.slice(0, MAX_SAID).map(row => inSentence(occupations.roles[row] ?? ''))
  const name = names.join(' or ')
  const codes = rows.map(row => occupations.codes[row] ?? '')
  return [{ ...goalItem('role', `perhaps ${name}`, codes), id: `${DESCRIBED}${name}` }]
}

const DESCRIBED = 'described:'

/** Whether work was described and not named. */
export function isDescribed({ id }: GoalItem): boolean {
  return id.startsWith(DESCRIBED)
}

/** "HR Specialist" keeps its capitals. */
function inSentence(role: string): string {
  return role.replaceAll(/\b\p{Lu}\p{Ll}+/gu, word => word.toLowerCase())
}
