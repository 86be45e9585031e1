import { oncePer } from '#engine/lazy.ts'
import type { TitleIndex } from './title-index.ts'
import { TITLE_KINDS, UNSURE_TITLE_WEIGHT } from './title-kinds.ts'

type NearestTitles = { votes: Float32Array }

const SIMILARITY_EXPONENT = 6
/** A title of the same kind of worker speaks louder than one that shares only what stands before. */
const SAME_HEAD_FACTOR = 1.6
const UNSURE_KIND = TITLE_KINDS.indexOf('abroad unsure')

/** How strongly the known titles that share words with these speak for each occupation (shares that add up to one). */
export function nearestTitles(
  index: TitleIndex,
  words: readonly { id: number | undefined; weight: number }[],
  head: number | undefined,
): NearestTitles {
  const { titlesByWord: byWord } = index
  const known = new Map<number, number>()
  for (const { id, weight } of words)
    if (id !== undefined) known.set(id, Math.max(weight, known.get(id) ?? 0))
  const dotProducts = dotProductsOf(index)
  const touched: number[] = []
  let length = 0
  for (const [id, weight] of known) {
    const value = (index.rarity[id] ?? 0) * weight
    length += value * value
    for (let at = byWord.start[id] ?? 0; at < (byWord.start[id + 1] ?? 0); at++) {
      const title = byWord.entry[at] ?? 0
      if (dotProducts[title] === 0) touched.push(title)
      dotProducts[title] = (dotProducts[title] ?? 0) + value * (index.rarity[id] ?? 0)
    }
  }
  for (const { id, weight } of words) if (id === undefined) length += (index.maxRarity * weight) ** 2
  const votes = votesOf(index, touched, dotProducts, Math.sqrt(length) || 1, head)
  for (const title of touched) dotProducts[title] = 0
  return { votes }
}

/** Zero between two calls: a new one for each would be a quarter of a megabyte to clear and to collect. */
const dotProductsOf = oncePer(({ titles }: TitleIndex) => new Float32Array(titles.hash.length))

function votesOf(
  index: TitleIndex,
  touched: number[],
  dotProducts: Float32Array,
  length: number,
  head: number | undefined,
): Float32Array {
  const { titles } = index
  const votes = new Float32Array(index.occupations.length)
  let total = 0
  for (const title of touched) {
    const cosineSimilarity = Math.min(
      1,
      (dotProducts[title] ?? 0) / (length * (index.titleNorms[title] ?? 1)),
    )
    const from = titles.classStart[title] ?? 0
    const to = titles.classStart[title + 1] ?? 0
    const trust =
      (titles.kind[title] === UNSURE_KIND ? UNSURE_TITLE_WEIGHT : 1) *
      (titles.head[title] === head ? SAME_HEAD_FACTOR : 1)
    const vote = (trust * cosineSimilarity ** SIMILARITY_EXPONENT) / (to - from)
    for (let at = from; at < to; at++) {
      const c = titles.class[at] ?? 0
      votes[c] = (votes[c] ?? 0) + vote
      total += vote
    }
  }
  if (total > 0) for (let c = 0; c < votes.length; c++) votes[c] = (votes[c] ?? 0) / total
  return votes
}
