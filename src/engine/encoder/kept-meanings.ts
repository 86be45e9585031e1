import type { SentenceEncoder } from './sentence-encoder.ts'

/** A message and its parts are read more than once. */
const KEPT_TEXTS = 64

/** Encodes a text once, and keeps it for a while. */
export function keptMeanings(encoder: SentenceEncoder): SentenceEncoder {
  const kept = new Map<string, Float32Array>()
  return text => {
    const known = kept.get(text)
    if (known) return known
    const meaning = encoder(text)
    if (kept.size >= KEPT_TEXTS) kept.clear()
    kept.set(text, meaning)
    return meaning
  }
}
