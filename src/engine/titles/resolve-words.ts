import { respell } from './spelling-index.ts'
import type { FeatureWord } from './title-features.ts'
import type { TitleIndex } from './title-index.ts'
import type { WeightedWord } from './title-words.ts'

export type KnownWords = { words: FeatureWord[]; sense: number }

const RESPELT = 0.9
const AS_TYPED = 0.4
const PART_CHARS = 3
const RARE_PART = 8

/** Finds each word among those titles use: as it is, in two parts, or misspelt. Sense is 0 for letters that mean nothing. */
export function knownWords(index: TitleIndex, typed: readonly WeightedWord[]): KnownWords {
  const words: FeatureWord[] = []
  let sense = 0
  for (const { word, weight } of typed) {
    const id = index.wordIds.get(word)
    if (id !== undefined) {
      words.push({ word, id, weight })
      sense = 1
      continue
    }
    const parts = twoParts(index, word)
    if (parts) {
      for (const part of parts) words.push({ word: part, id: index.wordIds.get(part), weight })
      sense = 1
      continue
    }
    const { guess, alike } = respell(index.spelling, index.words, index.rarity, word)
    if (guess) words.push({ word: index.words[guess.id] ?? '', id: guess.id, weight: weight * RESPELT })
    words.push({ word, id: undefined, weight: weight * (guess ? AS_TYPED : 1) })
    sense = Math.max(sense, guess ? 1 : alike)
  }
  return { words, sense }
}

function twoParts(index: TitleIndex, word: string): [string, string] | undefined {
  let best: [string, string] | undefined
  let least = RARE_PART
  for (let at = PART_CHARS; at <= Math.min(word.length, 32) - PART_CHARS; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)]
    const rarer = Math.max(...parts.map(part => rarityOf(index, part)))
    if (rarer < least) {
      best = parts
      least = rarer
    }
  }
  return best
}

function rarityOf(index: TitleIndex, word: string): number {
  const id = index.wordIds.get(word)
  return id === undefined ? Number.POSITIVE_INFINITY : (index.rarity[id] ?? 0)
}
