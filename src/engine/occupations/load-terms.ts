import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy } from '#engine/lazy.ts'
import { firstColumnTable, lineStarts } from '#engine/text/phrase-table.ts'
import { wordStems } from '#engine/text/word-stems.ts'

export type Terms = {
  /** How strongly the words of a text point to each occupation, 0 to 1, and which words did. */
  scoreText: (text: string) => TermScores
  /** Adds the same to scores that stand already, for texts that are read line by line. */
  addScores: (text: string, scores: Float32Array) => void
  /** What a text of no field in particular would score: every word as often as occupations use it. */
  meanScores: () => Float32Array
  /** How strongly one stem points to one occupation. */
  weight: (stem: string, row: number) => number
}

export type TermScores = { scores: Float32Array; words: string[] }

const LARGEST_WEIGHT = 255
const MAX_TERMS = 60
const DIGIT_ZERO_CODE = 48

export function loadTerms(files: KnowledgeFiles, count: number): Terms {
  const bytes = files('terms.bin')
  const list = files('terms.tsv')
  const lines = lineStarts(list)
  const stems = firstColumnTable(list, lines)
  const starts = new Uint32Array(stems.size + 1)
  for (let stem = 0; stem < stems.size; stem++) {
    let uses = 0
    for (let at = (lines[stem] ?? 0) + stems.byteLength(stem) + 1; at < (lines[stem + 1] ?? 0) - 1; at++)
      uses = uses * 10 + (list[at] ?? 0) - DIGIT_ZERO_CODE
    starts[stem + 1] = (starts[stem] ?? 0) + uses * 3
  }
  const weight = (stem: string, row: number) => {
    const found = stems.find(stem) ?? stems.size
    for (let at = starts[found] ?? 0; at < (starts[found + 1] ?? 0); at += 3)
      if ((bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0) === row) return (bytes[at + 2] ?? 0) / LARGEST_WEIGHT
    return 0
  }
  const addStem = (found: number, scores: Float32Array, times = 1) => {
    for (let at = starts[found] ?? 0; at < (starts[found + 1] ?? 0); at += 3) {
      const row = (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
      scores[row] = (scores[row] ?? 0) + (times * (bytes[at + 2] ?? 0)) / LARGEST_WEIGHT
    }
  }
  const addScores = (text: string, scores: Float32Array) => {
    const words = [...new Set(wordStems(text))]
      .filter(stem => stems.find(stem) !== undefined)
      .slice(0, MAX_TERMS)
    for (const stem of words) addStem(stems.find(stem) ?? stems.size, scores)
    return words
  }
  return {
    weight,
    addScores,
    meanScores: lazy(() => {
      const scores = new Float32Array(count)
      for (let stem = 0; stem < stems.size; stem++)
        addStem(stem, scores, ((starts[stem + 1] ?? 0) - (starts[stem] ?? 0)) / 3)
      return scores
    }),
    scoreText: text => {
      const scores = new Float32Array(count)
      return { scores, words: addScores(text, scores) }
    },
  }
}
