import type { GateWeights, NetworkWeights } from '#engine/suggest/goal-network.ts'
import { RULE_ROWS } from '#engine/suggest/work-signs.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import {
  addGradients,
  addMeaningGradients,
  type Dropout,
  type MeaningSums,
  type OutputErrors,
  type TrainingWord,
} from './network-gradients.ts'

/** A goal, and how it is used in each pass over all. */
export type NetworkExample = {
  words: readonly { word: string; rule: number }[]
  /** The share of the passes that it takes part in. */
  share: number
  /** How often what the rules say of it is hidden: they were made with some goals and know them too well. */
  ruleHidden: number
  /** How often the meaning of each word is hidden. */
  hidden: (at: number) => number
  /** How much it counts beside others. */
  weight: number
  errorsOf: (outputs: readonly Float32Array[]) => OutputErrors
}

export type NetworkSettings = { size: number; passes: number }
const SEED = 20_261_118
const GOALS_AT_ONCE = 32
/** Words of fewer goals have no numbers of their own. */
const MIN_GOALS_OF_WORD = 4
const DROPPED = 0.3
const TOP_RATE = 4e-3
/** The rate rises over this part of the steps and then falls, as cosines. */
const RISING = 0.3
const FIRST_RATE = 1 / 25
const LAST_RATE = 1e-4 / 25
const DECAY = 1e-2
const MOMENTUM = 0.9
const SQUARES = 0.999
const EPSILON = 1e-8
const MAX_NORM = 1

/** Learns by going over the examples again and again, with Adam, from numbers at random. */
export function trainNetwork(
  examples: readonly NetworkExample[],
  outputs: number,
  meaningOf: (word: string) => Float32Array,
  settings: NetworkSettings,
  tell: (line: string) => void = () => undefined,
): NetworkWeights {
  const random = seededRandom(SEED)
  const frequent = frequentWords(examples)
  const meanings = new Map<string, Float32Array>()
  for (const { word } of examples.flatMap(({ words }) => words))
    if (!meanings.has(word)) meanings.set(word, meaningOf(word))
  const scale = 1 / deviationOf([...meanings.values()])
  for (const [word, meaning] of meanings)
    meanings.set(
      word,
      meaning.map(value => value * scale),
    )
  const columns = [...meanings.values()][0]?.length ?? 0
  const weights = startingWeights(frequent, columns, outputs, settings.size, random)
  const step = adam(weights)
  const steps = Math.ceil(
    (examples.reduce((sum, { share }) => sum + share, 0) / GOALS_AT_ONCE) * settings.passes,
  )
  let taken = 0
  for (let pass = 0; pass < settings.passes; pass++) {
    const goals = shuffled(
      examples.filter(({ share }) => share === 1 || random() < share),
      random,
    )
    let loss = 0
    for (let from = 0; from < goals.length; from += GOALS_AT_ONCE) {
      const gradients = zeroWeights(weights)
      const sums: MeaningSums = new Map()
      let counted = 0
      for (const example of goals.slice(from, from + GOALS_AT_ONCE)) {
        const words = trainingWords(example, frequent, meanings, random)
        const dropout = dropoutOf(words.length, settings.size, random)
        loss += addGradients(weights, gradients, words, dropout, sums, example.errorsOf)
        counted += example.weight
      }
      addMeaningGradients(gradients, sums)
      if (counted > 0) step(gradients, 1 / counted, rateAt(Math.min(1, taken / steps)))
      taken += 1
    }
    tell(`pass ${pass + 1} of ${settings.passes}: ${(loss / goals.length).toFixed(3)}`)
  }
  return withMeanings({ ...weights, meaning: weights.meaning.map(value => value * scale) }, meaningOf)
}

/** While it learns, a frequent word has numbers beside what it means anywhere; afterwards they hold both. */
function withMeanings(weights: NetworkWeights, meaningOf: (word: string) => Float32Array): NetworkWeights {
  const { size, meaning, meaningOffsets, frequent } = weights
  const words = weights.words.slice()
  for (const [word, row] of frequent) {
    const vector = meaningOf(word)
    for (let at = 0; at < size; at++) {
      let sum = (words[row * size + at] ?? 0) + (meaningOffsets[at] ?? 0)
      for (const [column, value] of vector.entries())
        sum += (meaning[at * vector.length + column] ?? 0) * value
      words[row * size + at] = sum
    }
  }
  return { ...weights, words }
}

function frequentWords(examples: readonly NetworkExample[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of examples)
    for (const word of new Set(words.map(one => one.word))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= MIN_GOALS_OF_WORD)
  return new Map(kept.map(([word], row) => [word, row]))
}

function deviationOf(vectors: readonly Float32Array[]): number {
  let [count, sum, squares] = [0, 0, 0]
  for (const vector of vectors)
    for (const value of vector) {
      count += 1
      sum += value
      squares += value ** 2
    }
  return Math.sqrt(squares / count - (sum / count) ** 2) || 1
}

function trainingWords(
  { words, ruleHidden, hidden }: NetworkExample,
  frequent: ReadonlyMap<string, number>,
  meanings: ReadonlyMap<string, Float32Array>,
  random: () => number,
): TrainingWord[] {
  const hidesRules = random() < ruleHidden
  return words.map(({ word, rule }, at) => ({
    own: frequent.get(word) ?? null,
    meaning: meanings.get(word) ?? new Float32Array(),
    rule: hidesRules ? RULE_ROWS - 1 : rule,
    isHidden: random() < hidden(at),
  }))
}

function dropoutOf(words: number, size: number, random: () => number): Dropout {
  const kept = (length: number) =>
    Array.from({ length: words }, () =>
      Float32Array.from({ length }, () => (random() < DROPPED ? 0 : 1 / (1 - DROPPED))),
    )
  return { inputs: kept(size), states: kept(2 * size) }
}

function startingWeights(
  frequent: ReadonlyMap<string, number>,
  columns: number,
  outputs: number,
  size: number,
  random: () => number,
): NetworkWeights {
  const spread = (length: number, most: number) =>
    Float32Array.from({ length }, () => (2 * random() - 1) * most)
  const gates = (): GateWeights => {
    const most = 1 / Math.sqrt(size)
    return {
      inputs: spread(3 * size * size, most),
      inputOffsets: spread(3 * size, most),
      states: spread(3 * size * size, most),
      stateOffsets: spread(3 * size, most),
    }
  }
  const ofMeaning = 1 / Math.sqrt(columns || 1)
  const ofStates = 1 / Math.sqrt(2 * size)
  return {
    size,
    frequent,
    words: spread(frequent.size * size, OWN_SPREAD),
    meaning: spread(size * columns, ofMeaning),
    meaningOffsets: spread(size, ofMeaning),
    rules: spread(RULE_ROWS * size, OWN_SPREAD),
    forward: gates(),
    backward: gates(),
    outputs: spread(outputs * 2 * size, ofStates),
    outputOffsets: spread(outputs, ofStates),
  }
}

const OWN_SPREAD = 0.17

export function arraysOf({ forward, backward, ...weights }: NetworkWeights): Float32Array[] {
  const ofGates = ({ inputs, inputOffsets, states, stateOffsets }: GateWeights) => [
    inputs,
    inputOffsets,
    states,
    stateOffsets,
  ]
  const { words, meaning, meaningOffsets, rules, outputs, outputOffsets } = weights
  return [
    words,
    meaning,
    meaningOffsets,
    rules,
    ...ofGates(forward),
    ...ofGates(backward),
    outputs,
    outputOffsets,
  ]
}

export function zeroWeights(weights: NetworkWeights): NetworkWeights {
  const zero = (array: Float32Array) => new Float32Array(array.length)
  const gates = ({ inputs, inputOffsets, states, stateOffsets }: GateWeights): GateWeights => ({
    inputs: zero(inputs),
    inputOffsets: zero(inputOffsets),
    states: zero(states),
    stateOffsets: zero(stateOffsets),
  })
  return {
    size: weights.size,
    frequent: weights.frequent,
    words: zero(weights.words),
    meaning: zero(weights.meaning),
    meaningOffsets: zero(weights.meaningOffsets),
    rules: zero(weights.rules),
    forward: gates(weights.forward),
    backward: gates(weights.backward),
    outputs: zero(weights.outputs),
    outputOffsets: zero(weights.outputOffsets),
  }
}

function adam(weights: NetworkWeights) {
  const arrays = arraysOf(weights)
  const means = arrays.map(({ length }) => new Float32Array(length))
  const squares = arrays.map(({ length }) => new Float32Array(length))
  let steps = 0
  return (gradients: NetworkWeights, factor: number, rate: number): void => {
    steps += 1
    const slopes = arraysOf(gradients)
    const norm = factor * Math.sqrt(slopes.reduce((sum, slope) => sum + squaredLength(slope), 0))
    const by = factor * Math.min(1, MAX_NORM / (norm || 1))
    const [ofMeans, ofSquares] = [1 - MOMENTUM ** steps, 1 - SQUARES ** steps]
    for (const [index, array] of arrays.entries()) {
      const [slope, mean, square] = [slopes[index], means[index], squares[index]]
      if (!slope || !mean || !square) continue
      for (let at = 0; at < array.length; at++) {
        const value = (slope[at] as number) * by
        mean[at] = MOMENTUM * (mean[at] as number) + (1 - MOMENTUM) * value
        square[at] = SQUARES * (square[at] as number) + (1 - SQUARES) * value ** 2
        const change =
          (mean[at] as number) / ofMeans / (Math.sqrt((square[at] as number) / ofSquares) + EPSILON)
        array[at] = (array[at] as number) * (1 - rate * DECAY) - rate * change
      }
    }
  }
}

function squaredLength(array: Float32Array): number {
  return array.reduce((sum, value) => sum + value ** 2, 0)
}

function rateAt(done: number): number {
  const between = (from: number, to: number, part: number) =>
    to + ((from - to) * (1 + Math.cos(Math.PI * part))) / 2
  return (
    TOP_RATE *
    (done < RISING
      ? between(FIRST_RATE, 1, done / RISING)
      : between(1, LAST_RATE, (done - RISING) / (1 - RISING)))
  )
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const order = list.map(item => ({ item, place: random() }))
  return order.sort((one, other) => one.place - other.place).map(({ item }) => item)
}
