import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { probabilitiesOf } from './probabilities.ts'
import { isLetterRun, topicFeatures, type WordGroups } from './topic-features.ts'

/** A linear classifier: for each feature the lines of advice that it speaks for, by their place in the table, each with a weight. */
export type AdviceModel = ReadonlyMap<string, ReadonlyMap<number, number>>

/** What of a message says which advice fits: its words, families, groups and pairs; runs of letters say little about a situation. */
export function adviceFeatures(words: readonly string[], groups: WordGroups): string[] {
  return topicFeatures(words, groups).filter(feature => !isLetterRun(feature))
}

/** How sharply the best score stands out; chosen on messages that the model had not seen. */
const SHARPNESS = 5
/** A long message has more words that say nothing, and more that say something. */
const LENGTH_POWER = 0.25

/** How much of a message speaks for each of the lines, whatever the others are. */
export function adviceScores(
  model: AdviceModel,
  features: readonly string[],
  lines: readonly number[],
): number[] {
  return lines.map(
    line =>
      (SHARPNESS * features.reduce((sum, feature) => sum + (model.get(feature)?.get(line) ?? 0), 0)) /
      Math.max(1, features.length) ** LENGTH_POWER,
  )
}

/** How likely each of the lines is what a message asks for, among these lines. */
export function adviceProbabilities(
  model: AdviceModel,
  features: readonly string[],
  lines: readonly number[],
): number[] {
  return probabilitiesOf(adviceScores(model, features, lines))
}

/** An entry is three printable characters: two for the line, one for the weight. */
const ENTRY_CHARS = 3
const FIRST_CODE = 35
const DIGITS = 91
export const MAX_WEIGHT = 1
const STEPS = DIGITS - 1

export function writeEntries(weights: ReadonlyMap<number, number>): string {
  return [...weights]
    .sort(([one], [other]) => one - other)
    .map(([line, weight]) =>
      String.fromCharCode(
        FIRST_CODE + Math.floor(line / DIGITS),
        FIRST_CODE + (line % DIGITS),
        FIRST_CODE + stepOf(weight),
      ),
    )
    .join('')
}

/** A weight as it is written; zero is left out. */
export function stepOf(weight: number): number {
  return Math.round((Math.min(MAX_WEIGHT, weight) / MAX_WEIGHT) * STEPS)
}

function readEntries(text: string): Map<number, number> {
  const entries = new Map<number, number>()
  for (let at = 0; at < text.length; at += ENTRY_CHARS) {
    const [high = 0, low = 0, step = 0] = [...text.slice(at, at + ENTRY_CHARS)].map(
      sign => sign.charCodeAt(0) - FIRST_CODE,
    )
    entries.set(high * DIGITS + low, (step / STEPS) * MAX_WEIGHT)
  }
  return entries
}

/** The weights that `npm run coach:train` wrote. */
export function readAdviceModel(files: KnowledgeFiles): AdviceModel {
  return new Map(
    readKnowledgeTable(files, 'coach-advice-weights.tsv', ['feature', 'entries']).map(
      ({ feature, entries }) => [feature, readEntries(entries)],
    ),
  )
}
