import { dense, logistic, softmaxInPlace } from '#engine/network-math.ts'
import type { GateWeights, SignWeights } from '#engine/suggest/sign-network.ts'

/** A word with what it is read with while the network learns; where its meaning is hidden, only what stands around it can say its sign. */
export type TrainingWord = {
  /** Row of its own numbers, or null where it is rare. */
  own: number | null
  meaning: Float32Array
  rule: number
  isHidden: boolean
  /** Place in WORD_SIGNS, or null where nobody said it. */
  sign: number | null
}

/** Numbers that are left out at random while learning, so that nothing hangs on one of them: 0, or what keeps the sum. */
export type Dropout = { inputs: Float32Array[]; states: Float32Array[] }

type Direction = {
  /** Of each word: what came in, the state before it and after it, and its gates. */
  steps: {
    input: Float32Array
    before: Float32Array
    reset: Float32Array
    update: Float32Array
    next: Float32Array
    ofState: Float32Array
    state: Float32Array
  }[]
}

/** Adds to the gradients what one goal says; returns its loss. `signWeights` says how much each sign counts. */
export function addGradients(
  weights: SignWeights,
  gradients: SignWeights,
  words: readonly TrainingWord[],
  dropout: Dropout,
  signWeights: readonly number[],
): number {
  const { size } = weights
  const sums = words.map(word => inputSums(weights, word))
  const inputs = sums.map((sum, at) =>
    sum.map((value, index) => Math.max(0, value) * (dropout.inputs[at]?.[index] ?? 1)),
  )
  const forward = run(weights.forward, size, inputs)
  const backward = run(weights.backward, size, [...inputs].reverse())
  const errors = [forward, backward].map(() => words.map(() => new Float32Array(size)))
  let loss = 0
  for (const [at, { sign }] of words.entries()) {
    if (sign === null) continue
    const kept = dropout.states[at]
    const states = new Float32Array(2 * size)
    states.set(forward.steps[at]?.state ?? [])
    states.set(backward.steps[words.length - 1 - at]?.state ?? [], size)
    const seen = states.map((value, index) => value * (kept?.[index] ?? 1))
    const chances = dense(weights.signs, weights.signOffsets, seen)
    softmaxInPlace(chances)
    const weight = signWeights[sign] ?? 1
    loss -= weight * Math.log(Math.max(chances[sign] ?? 0, Number.MIN_VALUE))
    const error = chances.map((chance, index) => weight * (chance - (index === sign ? 1 : 0)))
    const ofStates = new Float32Array(2 * size)
    addOuter(gradients.signs, gradients.signOffsets, error, seen)
    addTransposed(weights.signs, error, ofStates)
    for (let index = 0; index < size; index++) {
      set(errors[0]?.[at], index, (ofStates[index] ?? 0) * (kept?.[index] ?? 1))
      set(
        errors[1]?.[words.length - 1 - at],
        index,
        (ofStates[size + index] ?? 0) * (kept?.[size + index] ?? 1),
      )
    }
  }
  const ofInputs = words.map(() => new Float32Array(size))
  runBack(weights.forward, gradients.forward, size, forward, errors[0] ?? [], ofInputs)
  runBack(weights.backward, gradients.backward, size, backward, errors[1] ?? [], [...ofInputs].reverse())
  for (const [at, word] of words.entries()) {
    const error = ofInputs[at]?.map((value, index) =>
      (sums[at]?.[index] ?? 0) > 0 ? value * (dropout.inputs[at]?.[index] ?? 1) : 0,
    )
    if (!error) continue
    addOuter(gradients.meaning, gradients.meaningOffsets, error, word.isHidden ? null : word.meaning)
    addRow(gradients.rules, word.rule, error)
    if (word.own !== null && !word.isHidden) addRow(gradients.words, word.own, error)
  }
  return loss
}

function inputSums(weights: SignWeights, { own, meaning, rule, isHidden }: TrainingWord): Float32Array {
  const { size, words, rules, meaningOffsets } = weights
  const sums = isHidden ? meaningOffsets.slice() : dense(weights.meaning, meaningOffsets, meaning)
  for (let at = 0; at < size; at++) {
    sums[at] = (sums[at] ?? 0) + (rules[rule * size + at] ?? 0)
    if (own !== null && !isHidden) sums[at] = (sums[at] ?? 0) + (words[own * size + at] ?? 0)
  }
  return sums
}

function run(gates: GateWeights, size: number, inputs: readonly Float32Array[]): Direction {
  let before = new Float32Array(size)
  return {
    steps: inputs.map(input => {
      const ofInput = dense(gates.inputs, gates.inputOffsets, input)
      const ofState = dense(gates.states, gates.stateOffsets, before)
      const [reset, update, next] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)]
      const state = new Float32Array(size)
      for (let at = 0; at < size; at++) {
        const open = logistic((ofInput[at] ?? 0) + (ofState[at] ?? 0))
        const kept = logistic((ofInput[size + at] ?? 0) + (ofState[size + at] ?? 0))
        const fresh = Math.tanh((ofInput[2 * size + at] ?? 0) + open * (ofState[2 * size + at] ?? 0))
        reset[at] = open
        update[at] = kept
        next[at] = fresh
        state[at] = (1 - kept) * fresh + kept * (before[at] ?? 0)
      }
      const step = { input, before, reset, update, next, ofState, state }
      before = state
      return step
    }),
  }
}

function runBack(
  gates: GateWeights,
  gradients: GateWeights,
  size: number,
  { steps }: Direction,
  errors: readonly Float32Array[],
  ofInputs: readonly Float32Array[],
): void {
  let ofState = new Float32Array(size)
  const [atInput, atState] = [new Float32Array(3 * size), new Float32Array(3 * size)]
  for (let word = steps.length - 1; word >= 0; word--) {
    const step = steps[word]
    if (!step) continue
    const before = new Float32Array(size)
    for (let at = 0; at < size; at++) {
      const error = (ofState[at] ?? 0) + (errors[word]?.[at] ?? 0)
      const [reset, update, next] = [step.reset[at] ?? 0, step.update[at] ?? 0, step.next[at] ?? 0]
      const ofNext = error * (1 - update) * (1 - next ** 2)
      const ofUpdate = error * ((step.before[at] ?? 0) - next) * update * (1 - update)
      const ofReset = ofNext * (step.ofState[2 * size + at] ?? 0) * reset * (1 - reset)
      atInput[at] = ofReset
      atInput[size + at] = ofUpdate
      atInput[2 * size + at] = ofNext
      atState[at] = ofReset
      atState[size + at] = ofUpdate
      atState[2 * size + at] = ofNext * reset
      before[at] = error * update
    }
    addOuter(gradients.inputs, gradients.inputOffsets, atInput, step.input)
    addOuter(gradients.states, gradients.stateOffsets, atState, step.before)
    const toInput = ofInputs[word]
    if (toInput) addTransposed(gates.inputs, atInput, toInput)
    addTransposed(gates.states, atState, before)
    ofState = before
  }
}

function addTransposed(rows: Float32Array, error: Float32Array, to: Float32Array): void {
  const columns = to.length
  for (let row = 0; row < error.length; row++) {
    const by = error[row] as number
    if (by === 0) continue
    const from = row * columns
    for (let at = 0; at < columns; at++) to[at] = (to[at] as number) + by * (rows[from + at] as number)
  }
}

function addOuter(
  rows: Float32Array,
  offsets: Float32Array,
  error: Float32Array,
  inputs: Float32Array | null,
): void {
  const columns = rows.length / error.length
  for (let row = 0; row < error.length; row++) {
    const by = error[row] as number
    if (by === 0) continue
    offsets[row] = (offsets[row] as number) + by
    if (inputs === null) continue
    const from = row * columns
    for (let at = 0; at < columns; at++)
      rows[from + at] = (rows[from + at] as number) + by * (inputs[at] as number)
  }
}

function addRow(rows: Float32Array, row: number, error: Float32Array): void {
  const from = row * error.length
  for (let at = 0; at < error.length; at++)
    rows[from + at] = (rows[from + at] as number) + (error[at] as number)
}

function set(array: Float32Array | undefined, at: number, value: number): void {
  if (array) array[at] = value
}
