import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { dense, logistic } from '#engine/network-math.ts'

/** The weights of a gated recurrent unit in one direction: of each three gates (reset, update, new) one after the other. */
export type GateWeights = {
  inputs: Float32Array
  inputOffsets: Float32Array
  states: Float32Array
  stateOffsets: Float32Array
}

/** A network that reads a goal word by word in both directions and says something of each word. */
export type NetworkWeights = {
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
  /** One row for each of what it may say; as many as are a multiple of four. */
  outputs: Float32Array
  outputOffsets: Float32Array
}

export type NetworkHead = {
  trainedOn: string
  size: number
  sections: SectionPlaces
  frequent: string[]
  /** What each output says. */
  says: readonly string[]
}

/** Reads the weights that a training wrote. */
export function readNetwork(
  files: KnowledgeFiles,
  name: string,
): { weights: NetworkWeights; says: readonly string[] } {
  const head: NetworkHead = JSON.parse(new TextDecoder().decode(files(`${name}.json`)))
  const section = readSections(files(`${name}.bin`), head.sections)
  const numbers = (part: string) => section(Float32Array, part)
  const gates = (direction: string): GateWeights => ({
    inputs: numbers(`${direction} inputs`),
    inputOffsets: numbers(`${direction} input offsets`),
    states: numbers(`${direction} states`),
    stateOffsets: numbers(`${direction} state offsets`),
  })
  const weights: NetworkWeights = {
    size: head.size,
    frequent: new Map(head.frequent.map((word, row) => [word, row])),
    words: numbers('words'),
    meaning: numbers('meaning'),
    meaningOffsets: numbers('meaning offsets'),
    rules: numbers('rules'),
    forward: gates('forward'),
    backward: gates('backward'),
    outputs: numbers('outputs'),
    outputOffsets: numbers('output offsets'),
  }
  return { weights, says: head.says }
}

/** A word, and the row of what the rules say of it. */
type NetworkWord = { word: string; rule: number }

/** What the network says of each word. */
export function networkOutputs(
  weights: NetworkWeights,
  words: readonly NetworkWord[],
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
    return dense(weights.outputs, weights.outputOffsets, states)
  })
}

function networkInput(
  weights: NetworkWeights,
  { word, rule }: NetworkWord,
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
