import type { ChoiceModel } from '#engine/coach/topic-choice.ts'

/** What of a message speaks for one topic, and whether it is about it. */
export type ChoiceExample = { signs: ReadonlyMap<string, number>; isAbout: boolean }

const ROUNDS = 1500
const LEARNING_RATE = 0.3
/** Pulls each weight toward zero. */
const L2_PENALTY = 1

/** Logistic regression by gradient descent with AdaGrad on all examples at once. */
export function trainTopicChoice(examples: readonly ChoiceExample[]): ChoiceModel {
  const signs = [...new Set(examples.flatMap(example => [...example.signs.keys()]))]
  const places = new Map(signs.map((sign, place) => [sign, place]))
  const prepared = examples.map(example => ({
    places: Int32Array.from(example.signs.keys(), sign => places.get(sign) ?? 0),
    values: Float64Array.from(example.signs.values()),
    wanted: example.isAbout ? 1 : 0,
  }))
  const weights = new Float64Array(signs.length)
  const squares = new Float64Array(signs.length)
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map(weight => -L2_PENALTY * weight)
    for (const example of prepared) addSlopes(slopes, weights, example)
    for (const [place, slope] of slopes.entries()) {
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      if (square > 0) weights[place] = (weights[place] ?? 0) + (LEARNING_RATE * slope) / Math.sqrt(square)
    }
  }
  return new Map(signs.map((sign, place) => [sign, weights[place] ?? 0]))
}

type PreparedExample = { places: Int32Array; values: Float64Array; wanted: number }

function addSlopes(slopes: Float64Array, weights: Float64Array, example: PreparedExample): void {
  const { places, values, wanted } = example
  let score = 0
  for (let at = 0; at < places.length; at++) score += (values[at] ?? 0) * (weights[places[at] ?? 0] ?? 0)
  const error = wanted - 1 / (1 + Math.exp(-score))
  for (let at = 0; at < places.length; at++) {
    const place = places[at] ?? 0
    slopes[place] = (slopes[place] ?? 0) + error * (values[at] ?? 0)
  }
}
