import { dense, logistic, softmaxInPlace } from '#engine/network-math.ts'

/** What can be said of a word of a goal: it names no work, or work that is told of, wanted or left. */
export const WORD_SIGNS = ['none', 'told', 'wanted', 'left'] as const
export type WordSign = (typeof WORD_SIGNS)[number]

/** The weights of a gated recurrent unit in one direction: of each three gates (reset, update, new) one after the other. */
export type GateWeights = {
  inputs: Float32Array
  inputOffsets: Float32Array
  states: Float32Array
  stateOffsets: Float32Array
}

/** A network that reads a goal word by word in both directions. */
export type SignWeights = {
  /** How many numbers stand for a word inside the network. */
  size: number
  /** Rows of `words` by word. */
  frequent: ReadonlyMap<string, number>
  /** What frequent words mean here, so that nobody need ask what they mean anywhere. */
  words: Float32Array
  /** Turns what any other word means into what it means here. */
  meaning: Float32Array
  meaningOffsets: Float32Array
  /** A row for each of what the rules may say of a word. */
  rules: Float32Array
  forward: GateWeights
  backward: GateWeights
  signs: Float32Array
  signOffsets: Float32Array
}

/** A word, and the row of what the rules say of it. */
type SignInput = { word: string; rule: number }

/** How likely each sign of each word is, in the order of `WORD_SIGNS`. */
export function wordSigns(
  weights: SignWeights,
  words: readonly SignInput[],
  meaningOf: (word: string) => Float32Array,
): Float32Array[] {
  const { size } = weights
  const inputs = words.map(word => networkInput(weights, word, meaningOf))
  const forward = statesOf(weights.forward, size, inputs)
  const backward = statesOf(weights.backward, size, [...inputs].reverse()).reverse()
  const states = new Float32Array(2 * size)
  return inputs.map((_, at) => {
    states.set(forward[at] ?? [])
    states.set(backward[at] ?? [], size)
    const chances = dense(weights.signs, weights.signOffsets, states)
    softmaxInPlace(chances)
    return chances
  })
}

function networkInput(
  weights: SignWeights,
  { word, rule }: SignInput,
  meaningOf: (word: string) => Float32Array,
): Float32Array {
  const { size, rules, meaningOffsets } = weights
  const row = weights.frequent.get(word)
  const input =
    row === undefined
      ? dense(weights.meaning, meaningOffsets, meaningOf(word))
      : weights.words.slice(row * size, (row + 1) * size)
  for (let at = 0; at < size; at++) input[at] = Math.max(0, (input[at] ?? 0) + (rules[rule * size + at] ?? 0))
  return input
}

function statesOf(gates: GateWeights, size: number, inputs: readonly Float32Array[]): Float32Array[] {
  let before = new Float32Array(size)
  return inputs.map(input => {
    const ofInput = dense(gates.inputs, gates.inputOffsets, input)
    const ofState = dense(gates.states, gates.stateOffsets, before)
    const state = new Float32Array(size)
    for (let at = 0; at < size; at++) {
      const reset = logistic((ofInput[at] ?? 0) + (ofState[at] ?? 0))
      const update = logistic((ofInput[size + at] ?? 0) + (ofState[size + at] ?? 0))
      const next = Math.tanh((ofInput[2 * size + at] ?? 0) + reset * (ofState[2 * size + at] ?? 0))
      state[at] = (1 - update) * next + update * (before[at] ?? 0)
    }
    before = state
    return state
  })
}
