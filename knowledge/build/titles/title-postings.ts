import type { Postings } from '#engine/titles/postings.ts'
import type { TitleTable } from '#engine/titles/title-table.ts'
import { starts } from './starts.ts'

/** Which titles use each word. */
export function indexTitlesByWord(titles: TitleTable, vocabulary: number): Postings<Uint32Array> {
  const counts = new Uint32Array(vocabulary)
  for (const word of titles.word) counts[word] = (counts[word] ?? 0) + 1
  const start = starts(counts)
  const next = start.slice()
  const entry = new Uint32Array(titles.word.length)
  for (let title = 0; title < titles.hash.length; title++)
    for (const word of titles.word.subarray(titles.wordStart[title], titles.wordStart[title + 1])) {
      const place = next[word] ?? 0
      entry[place] = title
      next[word] = place + 1
    }
  return { start, entry }
}

const MIN_TITLES_PER_LAST_WORD = 20

/** Words that many titles end with: engineer, nurse, driver. */
export function commonLastWords(titles: TitleTable, vocabulary: number): number[] {
  const counts = new Uint32Array(vocabulary)
  for (let title = 0; title < titles.hash.length; title++) {
    const last = titles.word[(titles.wordStart[title + 1] ?? 0) - 1] ?? 0
    counts[last] = (counts[last] ?? 0) + 1
  }
  return [...counts.keys()].filter(word => (counts[word] ?? 0) >= MIN_TITLES_PER_LAST_WORD)
}

/** Keeps the rarity of a word that no title uses finite. */
const TITLE_COUNT_SMOOTHING = 0.5

export function inverseTitleFrequency(titlesByWord: Postings<Uint32Array>, titles: number): Float32Array {
  return new Float32Array(titlesByWord.start.length - 1).map((_, word) => {
    const uses = (titlesByWord.start[word + 1] ?? 0) - (titlesByWord.start[word] ?? 0)
    return Math.log((titles + 1) / (uses + TITLE_COUNT_SMOOTHING))
  })
}

/** The length of each title's vector of rarities. */
export function titleNorms(titles: TitleTable, rarity: Float32Array): Float32Array {
  return new Float32Array(titles.hash.length).map((_, title) => {
    let sum = 0
    for (const word of titles.word.subarray(titles.wordStart[title], titles.wordStart[title + 1]))
      sum += (rarity[word] ?? 0) ** 2
    return Math.sqrt(sum)
  })
}
