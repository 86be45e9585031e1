import { rankedOccupations, type TitleMatch } from './match-title.ts'
import { dampened } from './term-weights.ts'
import type { TitleIndex } from './title-index.ts'
import { plainLetters, wordsOf } from './title-text.ts'
import { titlesInText } from './titles-in-text.ts'

export const RESUME_CHARS = 200_000

const LEAST_TERMS = 3
const TERMS = 30
const TITLES = 0.8
const NO_TITLE = 0.01
const PEOPLE = 0.01

/** Occupations a whole résumé or posting speaks of, best first, from its terms and the job titles it names. */
export function matchResume(index: TitleIndex, text: string, limit = 20): TitleMatch[] {
  const read = text.slice(0, RESUME_CHARS)
  const counts = new Map<number, number>()
  for (const word of wordsOf(plainLetters(read))) {
    const id = index.wordIds.get(word)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const named = titlesInText(index, read)
  if (limit < 1 || (counts.size < LEAST_TERMS && !named)) return []
  const closeness = closenessOf(index, counts)
  return rankedOccupations(
    index,
    closeness.map((close, c) => {
      const titles = named ? TITLES * Math.log((named[c] ?? 0) + NO_TITLE) : 0
      return TERMS * close + titles + PEOPLE * (index.prior[c] ?? 0)
    }),
    limit,
  )
}

function closenessOf(index: TitleIndex, counts: ReadonlyMap<number, number>): Float32Array {
  const { terms } = index
  const closeness = new Float32Array(index.occupations.length)
  let length = 0
  for (const [id, count] of counts) {
    const value = dampened(count) * (terms.rarity[id] ?? 0)
    length += value * value
    for (let at = terms.start[id] ?? 0; at < (terms.start[id + 1] ?? 0); at++) {
      const c = terms.entry[at] ?? 0
      closeness[c] = (closeness[c] ?? 0) + value * (terms.weight[at] ?? 0)
    }
  }
  const whole = Math.sqrt(length) || 1
  return closeness.map(sum => sum / whole)
}
