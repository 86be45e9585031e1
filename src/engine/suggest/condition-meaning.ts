import type { TextPieces } from '#engine/encoder/sentence-encoder.ts'
import { type ConditionNetwork, STARTING_ODDS } from './condition-network.ts'
import { pieceFeatures, placeOf } from './piece-features.ts'

/** What pieces of words, pairs of them and their embeddings say of each condition of work. */
export type ConditionWeights = {
  conditions: readonly string[]
  /** In rising order; the row of the values at the same place has one whole number for each condition. */
  features: Uint32Array
  values: Int8Array
  /** What one step of each row is worth. */
  steps: Float32Array
  /** One row of weights over the embeddings for each condition. */
  embedded: Float32Array
  offsets: Float32Array
}

/** Logarithms of the odds of a condition. */
export type ConditionOdds = {
  /** By what the goal and its parts say together: one of them is enough. */
  together: number
  /** By the part that says it most clearly. */
  clearest: number
  /** By the words in their order. */
  inOrder: number
}

export function conditionOdds(
  { conditions, features, values, steps, embedded, offsets }: ConditionWeights,
  pieces: (text: string) => TextPieces,
  network: ConditionNetwork,
  goals: string,
): Map<string, ConditionOdds> {
  const totals = new Float64Array(conditions.length)
  const most = new Float64Array(conditions.length).fill(Number.NEGATIVE_INFINITY)
  const parts = new Set(goalParts(goals))
  for (const text of new Set([goals, ...parts])) {
    const odds = Float64Array.from(offsets)
    const read = pieces(text)
    for (const feature of pieceFeatures(read.ids)) {
      const row = placeOf(features, feature)
      if (row === null) continue
      const [from, step] = [row * odds.length, steps[row] ?? 0]
      for (let at = 0; at < odds.length; at++) odds[at] = (odds[at] ?? 0) + (values[from + at] ?? 0) * step
    }
    const size = read.embedded.length
    for (let condition = 0; condition < odds.length; condition++) {
      let sum = odds[condition] ?? 0
      const from = condition * size
      for (let at = 0; at < size; at++) sum += (read.embedded[at] ?? 0) * (embedded[from + at] ?? 0)
      totals[condition] = (totals[condition] ?? 0) + Math.exp(sum)
      if (parts.has(text) || parts.size === 0) most[condition] = Math.max(most[condition] ?? 0, sum)
    }
  }
  const inOrder = network(goals)
  return new Map(
    conditions.map((condition, at) => [
      condition,
      {
        together: Math.log(totals[at] ?? 0),
        clearest: most[at] ?? 0,
        inOrder: inOrder.get(condition) ?? STARTING_ODDS,
      },
    ]),
  )
}

const PART_END = /[.;!?\n()—–:]+(?=\s|$|\w)|,\s+|\s-+\s|\s(?=(?:but|so|and|because|then|though|while)\s)/u
const SHORT_WORDS = 3
const JOINED_WORDS = 12
/** A long account says what it says early. */
const MAX_PARTS = 24

/** The parts of a goal that may each say something; what is very short stays with its neighbor. */
export function goalParts(goals: string): string[] {
  const parts: string[] = []
  for (const piece of goals.split(PART_END)) {
    const part = piece.trim()
    if (!/[\p{L}\p{N}]/u.test(part)) continue
    const last = parts.at(-1)
    const [before, own] = [wordCount(last ?? ''), wordCount(part)]
    if (last !== undefined && Math.min(before, own) < SHORT_WORDS && before + own < JOINED_WORDS)
      parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts.slice(0, MAX_PARTS)
}

/** Longer goals tell more that is no wish. */
export type GoalSize = { words: number; parts: number }

export function goalSize(goals: string): GoalSize {
  return { words: wordCount(goals), parts: goalParts(goals).length }
}

export function wordCount(text: string): number {
  return text.split(/\s+/u).filter(word => word !== '').length
}
