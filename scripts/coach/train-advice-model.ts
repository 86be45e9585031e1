import { type AdviceModel, MAX_WEIGHT, stepOf } from '#engine/coach/advice-model.ts'

/** A line of advice with what speaks for it. */
export type AdviceLine = {
  topic: string
  /** The features of each message, of each cue, and of what the line itself says. */
  messages: readonly (readonly string[])[]
  cues: readonly (readonly string[])[]
  text: readonly string[]
}

const MESSAGE_WEIGHT = 3
const CUE_WEIGHT = 8
const TEXT_WEIGHT = 0.3
/** Long lists of features count less for each of them, but not so much less that a line with many cues never wins. */
const LENGTH_POWER = 0.7
/** What one message has and no cue is that message. */
const MIN_MESSAGES = 2
/** What weighs next to nothing would double the table. */
const MIN_STEP = 10

/**
 * For each feature of a line: how often it speaks for it, how rare it is in messages at all, and how few lines of its topic have it.
 * Counted, not searched for: the same tables always give the same weights.
 */
export function trainAdviceModel(
  lines: readonly AdviceLine[],
  messagesWith: ReadonlyMap<string, number>,
  messageCount: number,
): AdviceModel {
  const rarity = (feature: string) => Math.log((messageCount + 1) / ((messagesWith.get(feature) ?? 0) + 1))
  const counts = lines.map(countFeatures)
  const model = new Map<string, Map<number, number>>()
  for (const topic of new Set(lines.map(line => line.topic))) {
    const rows = lines.flatMap((line, row) => (line.topic === topic ? [row] : []))
    const having = new Map<string, number>()
    for (const row of rows)
      for (const feature of counts[row]?.keys() ?? []) having.set(feature, (having.get(feature) ?? 0) + 1)
    for (const row of rows) {
      const weights = [...(counts[row] ?? [])].map(([feature, count]): [string, number] => [
        feature,
        Math.log1p(count) *
          Math.max(0, rarity(feature)) *
          Math.log((rows.length + 1) / (having.get(feature) ?? 1)),
      ])
      const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
      for (const [feature, weight] of weights) {
        const scaled = Math.min(MAX_WEIGHT, weight / length ** LENGTH_POWER)
        if (stepOf(scaled) < MIN_STEP || !isKept(feature, row, lines, messagesWith)) continue
        const entries = model.get(feature) ?? new Map<number, number>()
        model.set(feature, entries.set(row, scaled))
      }
    }
  }
  return model
}

function isKept(
  feature: string,
  row: number,
  lines: readonly AdviceLine[],
  messagesWith: ReadonlyMap<string, number>,
): boolean {
  return (
    (messagesWith.get(feature) ?? 0) >= MIN_MESSAGES ||
    (lines[row]?.cues.some(cue => cue.includes(feature)) ?? false)
  )
}

function countFeatures({ messages, cues, text }: AdviceLine): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (features: readonly string[], weight: number) => {
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + weight)
  }
  for (const features of messages) add(features, MESSAGE_WEIGHT / Math.sqrt(features.length))
  for (const features of cues) add(features, CUE_WEIGHT / Math.sqrt(features.length))
  add(text, TEXT_WEIGHT)
  return counts
}
