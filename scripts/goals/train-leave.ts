import type { LeaveWeights } from '#engine/suggest/goal-meaning.ts'
import { trainTopicChoice } from '../coach/train-topic-choice.ts'

export type LeaveExample = {
  signs: ReadonlyMap<string, number>
  meaning: Float32Array
  /** Features of its words by their places, and what each counts. */
  words: ReadonlyMap<number, number>
  isLeft: boolean
}

/** How far signs, and all numbers of a meaning together, may count beside each other before the penalty on weights. */
const SIGN_SCALE = 1.4
const MEANING_SCALE = 2.8
const WORD_SCALE = 3
/** A number that hardly changes says nothing. */
const MIN_DEVIATION = 1e-3

/** Logistic regression over signs, the meaning and the words brought to one scale. */
export function trainLeave(examples: readonly LeaveExample[], features: number): LeaveWeights {
  const size = examples[0]?.meaning.length ?? 0
  const scales = Array.from({ length: size }, (_, at) => scaleOf(examples, at))
  const trained = trainTopicChoice(
    examples.map(({ signs, meaning, words, isLeft }) => ({
      signs: new Map([
        ...[...signs].map(([sign, value]): [string, number] => [sign, value * SIGN_SCALE]),
        ...scales.map(({ mean, factor }, at): [string, number] => [
          numberName(at),
          ((meaning[at] ?? 0) - mean) * factor,
        ]),
        ...[...words].map(([place, count]): [string, number] => [wordName(place), count * WORD_SCALE]),
      ]),
      isAbout: isLeft,
    })),
  )
  const weights = Float32Array.from(scales, ({ factor }, at) => (trained.get(numberName(at)) ?? 0) * factor)
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0)
  const signs = new Map(
    [...trained]
      .filter(([sign]) => !sign.startsWith(NUMBER) && !sign.startsWith(WORD))
      .map(([sign, weight]) => [sign, weight * SIGN_SCALE - (sign === EVERY_GOAL ? shift : 0)]),
  )
  return {
    signs,
    meaning: weights,
    words: Float32Array.from({ length: features }, (_, at) => (trained.get(wordName(at)) ?? 0) * WORD_SCALE),
  }
}

/** The sign that every goal has. */
const EVERY_GOAL = 'any'
const NUMBER = 'number '

function numberName(at: number): string {
  return `${NUMBER}${at}`
}

const WORD = 'word '

function wordName(place: number): string {
  return `${WORD}${place}`
}

function scaleOf(examples: readonly LeaveExample[], at: number): { mean: number; factor: number } {
  const values = examples.map(({ meaning }) => meaning[at] ?? 0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  const size = examples[0]?.meaning.length ?? 1
  return { mean, factor: deviation < MIN_DEVIATION ? 0 : MEANING_SCALE / Math.sqrt(size) / deviation }
}
