import { FNV_OFFSET_BASIS, fnvStep } from '#engine/text/fnv-hash.ts'

/** Features of the model: known words, character n-grams and pairs of adjacent words. */
export type Features = { rows: number[]; weights: number[] }

const NGRAM_HASH_BITS = 14
const NGRAM_BUCKETS = 1 << NGRAM_HASH_BITS
const BIGRAM_WEIGHT = 0.7
const MAX_WORD_CHARS = 32
const NGRAM_CHARS = { shortest: 3, longest: 5 } as const

export type FeatureWord = { word: string; id: number | undefined; weight: number }

export function titleFeatures(words: readonly FeatureWord[], vocabularySize: number): Features {
  const rows: number[] = []
  const weights: number[] = []
  const add = (row: number, weight: number) => {
    rows.push(row)
    weights.push(weight)
  }
  for (const [at, { word, id, weight }] of words.entries()) {
    if (id !== undefined) add(id, weight)
    const pieces = ngramBuckets(word.slice(0, MAX_WORD_CHARS))
    for (const piece of pieces) add(vocabularySize + piece, weight / Math.sqrt(pieces.length))
    const before = words[at - 1]
    if (before)
      add(
        vocabularySize + ngramBucket(`${before.word} ${word}`),
        BIGRAM_WEIGHT * Math.min(weight, before.weight),
      )
    if (at === words.length - 1) add(vocabularySize + ngramBucket(`$${word}`), BIGRAM_WEIGHT * weight)
  }
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1
  return { rows, weights: weights.map(weight => weight / length) }
}

export function featureCount(vocabularySize: number): number {
  return vocabularySize + NGRAM_BUCKETS
}

function ngramBuckets(word: string): number[] {
  const bounded = `<${word}>`
  const pieces: number[] = []
  for (let length = NGRAM_CHARS.shortest; length <= NGRAM_CHARS.longest; length++)
    for (let at = 0; at + length <= bounded.length; at++)
      pieces.push(ngramBucket(bounded.slice(at, at + length)))
  return pieces
}

function ngramBucket(text: string): number {
  let value = FNV_OFFSET_BASIS
  for (let at = 0; at < text.length; at++) value = fnvStep(value, text.charCodeAt(at))
  return ((value >>> 0) ^ (value >>> (32 - NGRAM_HASH_BITS))) & (NGRAM_BUCKETS - 1)
}
