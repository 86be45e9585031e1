import { titleFeatures } from './features.ts'
import { modelLogits } from './model.ts'
import type { TitleIndex } from './title-index.ts'
import { titleWords } from './title-words.ts'

export type TitleMatch = { code: string; title: string; score: number }

/** Occupations a typed title may stand for, best first, each with its confidence. */
export function matchTitle(index: TitleIndex, title: string, limit = 20): TitleMatch[] {
  const words = titleWords(title, index.aliases)
  if (words.length === 0) return []
  const known = words.map(({ word, weight }) => ({ word, weight, id: index.wordIds.get(word) }))
  const logits = modelLogits(index.model, titleFeatures(known, index.words.length))
  return ranked(index, logits, limit)
}

export function ranked(index: TitleIndex, logits: Float32Array, limit: number): TitleMatch[] {
  const order = Array.from(logits.keys()).sort((a, b) => (logits[b] ?? 0) - (logits[a] ?? 0) || a - b)
  const largest = logits[order[0] ?? 0] ?? 0
  let total = 0
  for (const logit of logits) total += Math.exp(logit - largest)
  return order.slice(0, Math.max(0, limit)).flatMap(at => {
    const occupation = index.occupations[at]
    return occupation ? [{ ...occupation, score: Math.exp((logits[at] ?? 0) - largest) / total }] : []
  })
}
