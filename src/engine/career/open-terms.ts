import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readText } from './read-knowledge.ts'
import { wordStems } from './word-stems.ts'

export type Terms = {
  /** How strongly the words of a text point to each occupation, 0 to 1, and which words did. */
  weigh: (text: string) => Weighed
  /** How strongly one stem points to one occupation. */
  weight: (stem: string, row: number) => number
}

export type Weighed = { scores: Float32Array; words: string[] }

const LARGEST_WEIGHT = 255
const MOST_WORDS = 60

export function openTerms(files: KnowledgeFiles, count: number): Terms {
  const bytes = files('terms.bin')
  const starts = new Map<string, [number, number]>()
  let at = 0
  for (const line of readText(files, 'terms.tsv').split('\n')) {
    const tab = line.indexOf('\t')
    if (tab < 0) continue
    const length = Number(line.slice(tab + 1)) * 3
    starts.set(line.slice(0, tab), [at, at + length])
    at += length
  }
  const weight = (stem: string, row: number) => {
    const [from, to] = starts.get(stem) ?? [0, 0]
    for (let at = from; at < to; at += 3)
      if ((bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0) === row) return (bytes[at + 2] ?? 0) / LARGEST_WEIGHT
    return 0
  }
  return {
    weight,
    weigh: text => {
      const words = [...new Set(wordStems(text))].filter(stem => starts.has(stem)).slice(0, MOST_WORDS)
      const scores = new Float32Array(count)
      for (const stem of words) {
        const [from, to] = starts.get(stem) ?? [0, 0]
        for (let at = from; at < to; at += 3) {
          const row = (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
          scores[row] = (scores[row] ?? 0) + (bytes[at + 2] ?? 0) / LARGEST_WEIGHT
        }
      }
      return { scores, words }
    },
  }
}
