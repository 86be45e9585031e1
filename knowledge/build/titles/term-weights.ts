import type { Postings } from '#engine/titles/postings.ts'
import { logCount, TERM_WEIGHT_STEPS, type TermWeights } from '#engine/titles/term-weights.ts'
import type { TitleTable } from '#engine/titles/title-table.ts'

const IDF_EXPONENT = 0.7

export type OccupationTerms = Postings & { strength: Uint8Array }

export function termWeights(
  titles: TitleTable,
  byWord: Postings<Uint32Array>,
  documents: OccupationTerms,
  classes: number,
): TermWeights {
  const words = byWord.start.length - 1
  const start = new Uint32Array(words + 1)
  const entry = new Uint16Array(maxEntries(titles, documents))
  const counts = new Float32Array(entry.length)
  let filled = 0
  const sums = new Float32Array(classes)
  const touched = new Uint16Array(classes)
  let uses = 0
  const add = (c: number, count: number) => {
    if (sums[c] === 0) touched[uses++] = c
    sums[c] = (sums[c] ?? 0) + count
  }
  for (let word = 0; word < words; word++) {
    uses = 0
    for (let at = documents.start[word] ?? 0; at < (documents.start[word + 1] ?? 0); at++)
      add(documents.entry[at] ?? 0, documents.strength[at] ?? 0)
    for (let at = byWord.start[word] ?? 0; at < (byWord.start[word + 1] ?? 0); at++) {
      const title = byWord.entry[at] ?? 0
      const from = titles.classStart[title] ?? 0
      const to = titles.classStart[title + 1] ?? 0
      for (let place = from; place < to; place++) add(titles.class[place] ?? 0, 1 / (to - from))
    }
    for (let use = 0; use < uses; use++) {
      const c = touched[use] ?? 0
      entry[filled] = c
      counts[filled++] = sums[c] ?? 0
      sums[c] = 0
    }
    start[word + 1] = filled
  }
  return weighted(start, entry.slice(0, filled), counts.slice(0, filled), classes)
}

function maxEntries(titles: TitleTable, documents: Postings): number {
  let most = documents.entry.length
  for (let title = 0; title < titles.hash.length; title++) {
    const words = (titles.wordStart[title + 1] ?? 0) - (titles.wordStart[title] ?? 0)
    most += words * ((titles.classStart[title + 1] ?? 0) - (titles.classStart[title] ?? 0))
  }
  return most
}

function weighted(
  start: Uint32Array,
  entry: Uint16Array,
  counts: Float32Array,
  classes: number,
): TermWeights {
  const rarity = new Float32Array(start.length - 1)
  const squares = new Float32Array(classes)
  const values = new Float32Array(counts.length)
  for (let word = 0; word < rarity.length; word++) {
    const from = start[word] ?? 0
    const to = start[word + 1] ?? 0
    const idf = to > from ? Math.log(1 + classes / (to - from)) ** IDF_EXPONENT : 0
    rarity[word] = idf
    for (let at = from; at < to; at++) {
      const value = logCount(counts[at] ?? 0) * idf
      values[at] = value
      squares[entry[at] ?? 0] = (squares[entry[at] ?? 0] ?? 0) + value * value
    }
  }
  const sizes = squares.map(sum => Math.sqrt(sum || 1))
  const weight = Uint16Array.from(values, (value, at) =>
    Math.round((value / (sizes[entry[at] ?? 0] ?? 1)) * TERM_WEIGHT_STEPS),
  )
  return { start, entry, weight, rarity }
}
