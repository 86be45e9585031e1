import { z } from 'zod'
import type { TextPieces } from '#engine/encoder/sentence-encoder.ts'
import type { GoalTables } from '#engine/occupations/load-goal-tables.ts'
import { goalParts } from '#engine/suggest/condition-meaning.ts'
import { pieceFeatures } from '#engine/suggest/piece-features.ts'
import { goalLabels } from '../eval/goal-labels.ts'
import { openedGoals } from '../eval/read-set.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { patternPhrases } from './pattern-phrases.ts'
import type { ConditionExample } from './train-conditions.ts'

type Pieces = (text: string) => TextPieces

export function conditionExample(
  pieces: Pieces,
  text: string,
  conditions: readonly string[],
): ConditionExample {
  const texts = [...new Set([text, ...goalParts(text)])]
  return { texts: texts.map(one => readText(pieces, one)), conditions, isPhrase: false }
}

function readText(pieces: Pieces, text: string) {
  const { ids, embedded } = pieces(text)
  return { features: [...pieceFeatures(ids)], embedded }
}

const writtenGoal = z.object({
  text: z.string(),
  reads: z.object({ conditions: z.array(z.string()), leave: z.array(z.string()) }),
})

/** The goals of the halves that rules were made from. */
export function readHalfGoals(): { goal: string; conditions: string[] }[] {
  const labelOf = goalLabels()
  return openedGoals(writtenGoal).map(({ text, reads }) => ({
    goal: text,
    conditions: [
      ...reads.conditions.flatMap(name => labelOf('condition', name).conditions),
      ...reads.leave.flatMap(name => labelOf('leave', name).conditions),
    ],
  }))
}

const MAX_PHRASES = 150
const MIN_PHRASES = 8
const PATTERN_CHARS_PER_PHRASE = 20
const SEED = 1

/** Wordings that the patterns of the tables match, each with its condition. */
export function phraseExamples(tables: GoalTables, pieces: Pieces): ConditionExample[] {
  const random = seededRandom(SEED)
  const patterns = [
    ...[...tables.conditionsWanted.entries, ...tables.conditionsLeft.entries].map(({ id, pattern }) => ({
      condition: id,
      pattern,
    })),
    ...tables.remarks.entries,
  ]
  return patterns.flatMap(({ condition, pattern: { source } }) => {
    const count = Math.min(MAX_PHRASES, MIN_PHRASES + Math.round(source.length / PATTERN_CHARS_PER_PHRASE))
    return patternPhrases(source, count, random).map(phrase => ({
      texts: [readText(pieces, phrase)],
      conditions: [condition],
      isPhrase: true,
    }))
  })
}
