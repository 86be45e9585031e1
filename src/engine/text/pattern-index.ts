import { forEachGram } from './letter-grams.ts'
import { neededGrams } from './needed-grams.ts'

/** A pattern without regard to case, made when a text first asks for it: making all of a table takes a thread longer than reading it. */
export type TextPattern = { source: string; regExp: () => RegExp }

/** A list whose entries each have a pattern. */
export type PatternIndex<Entry> = {
  entries: readonly Entry[]
  /** The entries whose pattern may match a text, in their order; no other does. */
  candidates(text: string): Entry[]
}

/** Hundreds of patterns are asked of every sentence, and most of them need letters in a row that it does not have. */
export function indexPatterns<Entry extends { pattern: TextPattern }>(
  entries: readonly Entry[],
): PatternIndex<Entry> {
  const sources = entries.map(({ pattern }) => pattern.source)
  const countOf = gramCounts(sources)
  const byGram = new Map<number, number[]>()
  /** Whether some gram that ends so is known: most are told apart without the map. */
  const isKnownEnd = new Uint8Array(COUNTERS)
  const always: number[] = []
  for (const [place, source] of sources.entries()) {
    const grams = neededGrams(source, countOf)
    if (grams === null) always.push(place)
    for (const gram of new Set(grams)) {
      const known = byGram.get(gram)
      if (known) known.push(place)
      else byGram.set(gram, [place])
      isKnownEnd[gram % COUNTERS] = 1
    }
  }
  return {
    entries,
    candidates(text) {
      const isCandidate = new Uint8Array(entries.length)
      for (const place of always) isCandidate[place] = 1
      forEachGram(foldCase(text), gram => {
        if (isKnownEnd[gram % COUNTERS] === 0) return
        for (const place of byGram.get(gram) ?? []) isCandidate[place] = 1
      })
      return entries.filter((_, place) => isCandidate[place] === 1)
    },
  }
}

const COUNTERS = 1 << 16

/** How often a gram stands in the patterns, which is about as often as in what people write; several may share a counter. */
function gramCounts(sources: readonly string[]): (gram: number) => number {
  const counts = new Uint32Array(COUNTERS)
  for (const source of sources)
    forEachGram(source, gram => {
      const counter = gram % COUNTERS
      counts[counter] = (counts[counter] ?? 0) + 1
    })
  return gram => counts[gram % COUNTERS] ?? 0
}

/** As patterns without regard to case compare ASCII letters: the old long s is an s to them, and the sign of the kelvin a k. */
function foldCase(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's')
}
