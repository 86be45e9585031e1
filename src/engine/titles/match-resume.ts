import { type OccupationMatch, rankedOccupations } from './match-title.ts'
import { logCount, TERM_WEIGHT_STEPS } from './term-weights.ts'
import type { TitleIndex } from './title-index.ts'
import { normalizeTitle, titleTokens } from './title-text.ts'
import { titlesInText } from './titles-in-text.ts'

const RESUME_CHARS = 200_000

const MIN_KNOWN_WORDS = 3
const TERM_SIMILARITY_WEIGHT = 30
const TITLE_SHARE_WEIGHT = 0.8
const TITLE_SHARE_SMOOTHING = 0.01
const RESUME_PRIOR_WEIGHT = 0.01

/** Occupations a whole résumé or posting speaks of, best first, from its terms and the job titles it names. */
export function matchResume(index: TitleIndex, text: string, limit = 20): OccupationMatch[] {
  const read = text.slice(0, RESUME_CHARS)
  const counts = new Map<number, number>()
  for (const word of titleTokens(normalizeTitle(read))) {
    const id = index.words.find(word)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const titleShares = titlesInText(index, read)
  if (limit < 1 || (counts.size < MIN_KNOWN_WORDS && !titleShares)) return []
  const closeness = termSimilarities(index, counts)
  return rankedOccupations(
    index,
    closeness.map((close, c) => {
      const titles = titleShares
        ? TITLE_SHARE_WEIGHT * Math.log((titleShares[c] ?? 0) + TITLE_SHARE_SMOOTHING)
        : 0
      return TERM_SIMILARITY_WEIGHT * close + titles + RESUME_PRIOR_WEIGHT * (index.prior[c] ?? 0)
    }),
    limit,
  )
}

function termSimilarities(index: TitleIndex, counts: ReadonlyMap<number, number>): Float32Array {
  const { terms } = index
  const closeness = new Float32Array(index.occupations.length)
  let length = 0
  for (const [id, count] of counts) {
    const value = logCount(count) * (terms.rarity[id] ?? 0)
    length += value * value
    for (let at = terms.start[id] ?? 0; at < (terms.start[id + 1] ?? 0); at++) {
      const c = terms.entry[at] ?? 0
      closeness[c] = (closeness[c] ?? 0) + value * (terms.weight[at] ?? 0)
    }
  }
  const whole = (Math.sqrt(length) || 1) * TERM_WEIGHT_STEPS
  return closeness.map(sum => sum / whole)
}
