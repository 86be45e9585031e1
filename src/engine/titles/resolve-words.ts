import { correctSpelling } from './spelling-index.ts'
import type { FeatureWord } from './title-features.ts'
import type { TitleIndex } from './title-index.ts'
import type { WeightedWord } from './title-words.ts'

type ResolvedWords = { words: FeatureWord[]; plausibility: number }

const CORRECTED_WORD_WEIGHT = 0.9
const UNKNOWN_WORD_WEIGHT = 0.4
const MIN_LONE_CHARS = 6
const MIN_PART_CHARS = 3
const MAX_PART_RARITY = 8
const MAX_COMPOUND_CHARS = 32

/** Finds each word among those titles use: as it is, in two parts, or corrected; plausibility is 0 for unknown letters. */
export function resolveWords(index: TitleIndex, typed: readonly WeightedWord[]): ResolvedWords {
  const words: FeatureWord[] = []
  let plausibility = 0
  for (const { word, weight } of typed) {
    const id = index.words.find(word)
    if (id !== undefined) {
      words.push({ word, id, weight })
      plausibility = 1
      continue
    }
    const parts = splitCompound(index, word)
    if (parts) {
      for (const part of parts) words.push({ word: part, id: index.words.find(part), weight })
      plausibility = 1
      continue
    }
    const { correction, similarity } = correctSpelling(index.spelling, index.words, index.rarity, word)
    const meant = correction && index.words.text(correction.id)
    const isCorrected = meant !== undefined && (typed.length > 1 || isSure(word, correction))
    if (isCorrected)
      for (const part of index.aliases.get(meant) ?? [meant])
        words.push({ word: part, id: index.words.find(part), weight: weight * CORRECTED_WORD_WEIGHT })
    words.push({ word, id: undefined, weight: weight * (isCorrected ? UNKNOWN_WORD_WEIGHT : 1) })
    plausibility = Math.max(plausibility, isCorrected ? 1 : similarity)
  }
  return { words, plausibility: plausibility }
}

/** A word that stands alone is not made a title by two letters, nor a short one by one: "unicorn", "hello". */
function isSure(word: string, correction: { distance: number } | undefined): boolean {
  return correction?.distance === 1 && word.length >= MIN_LONE_CHARS
}

export function splitCompound(index: TitleIndex, word: string): [string, string] | undefined {
  let best: [string, string] | undefined
  let least = MAX_PART_RARITY
  for (let at = MIN_PART_CHARS; at <= Math.min(word.length, MAX_COMPOUND_CHARS) - MIN_PART_CHARS; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    const rarer = Math.max(...parts.map(part => wordRarity(index, part)))
    if (rarer < least) {
      best = parts
      least = rarer
    }
  }
  return best
}

function wordRarity(index: TitleIndex, word: string): number {
  const id = index.words.find(word)
  return id === undefined ? Number.POSITIVE_INFINITY : (index.rarity[id] ?? 0)
}
