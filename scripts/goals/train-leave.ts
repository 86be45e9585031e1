import type { LeaveWeights } from '#engine/suggest/goal-meaning.ts'
import { trainTopicChoice } from '../coach/train-topic-choice.ts'

type LeaveExample = {
  signs: ReadonlyMap<string, number>
  meaning: Float32Array
  isLeft: boolean
}

/** How far signs, and all numbers of a meaning together, may count beside each other before the penalty on weights. */
const SIGN_SCALE = 1.4
const MEANING_SCALE = 2.8
/** A number that hardly changes says nothing. */
const MIN_DEVIATION = 1e-3

/** Logistic regression over the signs of the rules and the meaning brought to one scale. */
export function trainLeave(examples: readonly LeaveExample[]): LeaveWeights {
  const size = examples[0]?.meaning.length ?? 0
  const scales = Array.from({ length: size }, (_, at) => scaleOf(examples, at))
  const trained = trainTopicChoice(
    examples.map(({ signs, meaning, isLeft }) => ({
      signs: new Map([
        ...[...signs].map(([sign, value]): [string, number] => [sign, value * SIGN_SCALE]),
        ...scales.map(({ mean, factor }, at): [string, number] => [
          numberName(at),
          ((meaning[at] ?? 0) - mean) * factor,
        ]),
      ]),
      isAbout: isLeft,
    })),
  )
  const weights = Float32Array.from(scales, ({ factor }, at) => (trained.get(numberName(at)) ?? 0) * factor)
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0)
  const signs = new Map(
    [...trained]
      .filter(([sign]) => !sign.startsWith(NUMBER))
      .map(([sign, weight]) => [sign, weight * SIGN_SCALE - (sign === EVERY_GOAL ? shift : 0)]),
  )
  return { signs, meaning: weights }
}

/** The sign that every goal has. */
const EVERY_GOAL = 'any'
const NUMBER = 'number '

function numberName(at: number): string {
  return `${NUMBER}${at}`
}

function scaleOf(examples: readonly LeaveExample[], at: number): { mean: number; factor: number } {
  const values = examples.map(({ meaning }) => meaning[at] ?? 0)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  const size = examples[0]?.meaning.length ?? 1
  return { mean, factor: deviation < MIN_DEVIATION ? 0 : MEANING_SCALE / Math.sqrt(size) / deviation }
}
