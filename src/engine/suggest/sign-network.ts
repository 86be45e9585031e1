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
    return softmax(dense(weights.signs, weights.signOffsets, states))
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

/** One row of weights for each output, four rows at once: it halves the time, and their number is a multiple of four. */
function dense(rows: Float32Array, offsets: Float32Array, inputs: Float32Array): Float32Array {
  const columns = inputs.length
  const result = offsets.slice()
  for (let row = 0; row < result.length; row += 4) {
    const one = row * columns
    const two = one + columns
    const three = two + columns
    const four = three + columns
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let at = 0; at < columns; at++) {
      const input = inputs[at] as number
      first += (rows[one + at] as number) * input
      second += (rows[two + at] as number) * input
      third += (rows[three + at] as number) * input
      fourth += (rows[four + at] as number) * input
    }
    result[row] = (result[row] as number) + first
    result[row + 1] = (result[row + 1] as number) + second
    result[row + 2] = (result[row + 2] as number) + third
    result[row + 3] = (result[row + 3] as number) + fourth
  }
  return result
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function softmax(fits: Float32Array): Float32Array {
  const most = Math.max(...fits)
  const powers = fits.map(fit => Math.exp(fit - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map(power => power / total)
}
