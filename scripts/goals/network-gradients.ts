import { dense, logistic } from '#engine/network-math.ts'
import type { GateWeights, NetworkWeights } from '#engine/suggest/goal-network.ts'

/** A word with what it is read with while the network learns; where its meaning is hidden, only what stands around it can say what it is. */
export type TrainingWord = {
  /** Row of its own numbers, or null where it is rare. */
  own: number | null
  meaning: Float32Array
  rule: number
  isHidden: boolean
}

/** By how much each output of each word is wrong, and what that costs; null where nobody said. */
export type OutputErrors = { loss: number; errors: readonly (Float32Array | null)[] }

/** What words of a few goals mean here, and by how much it is wrong: most words stand in many of them. */
export type MeaningSums = Map<Float32Array, { sums: Float32Array; errors: Float32Array }>

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

/** Adds to the gradients what one goal says, but for what its words mean; returns its loss. */
export function addGradients(
  weights: NetworkWeights,
  gradients: NetworkWeights,
  words: readonly TrainingWord[],
  dropout: Dropout,
  meanings: MeaningSums,
  errorsOf: (outputs: readonly Float32Array[]) => OutputErrors,
): number {
  const { size } = weights
  const sums = words.map(word => inputSums(weights, word, meanings))
  const inputs = sums.map((sum, at) =>
    sum.map((value, index) => Math.max(0, value) * (dropout.inputs[at]?.[index] ?? 1)),
  )
  const forward = run(weights.forward, size, inputs)
  const backward = run(weights.backward, size, [...inputs].reverse())
  const seen = words.map((_, at) => {
    const states = new Float32Array(2 * size)
    states.set(forward.steps[at]?.state ?? [])
    states.set(backward.steps[words.length - 1 - at]?.state ?? [], size)
    return states.map((value, index) => value * (dropout.states[at]?.[index] ?? 1))
  })
  const { loss, errors } = errorsOf(seen.map(states => dense(weights.outputs, weights.outputOffsets, states)))
  const ofStates = [forward, backward].map(() => words.map(() => new Float32Array(size)))
  for (const [at, states] of seen.entries()) {
    const error = errors[at]
    if (!error) continue
    const kept = dropout.states[at]
    const ofBoth = new Float32Array(2 * size)
    addOuter(gradients.outputs, gradients.outputOffsets, error, states)
    addTransposed(weights.outputs, error, ofBoth)
    for (let index = 0; index < size; index++) {
      set(ofStates[0]?.[at], index, (ofBoth[index] ?? 0) * (kept?.[index] ?? 1))
      set(
        ofStates[1]?.[words.length - 1 - at],
        index,
        (ofBoth[size + index] ?? 0) * (kept?.[size + index] ?? 1),
      )
    }
  }
  const ofInputs = words.map(() => new Float32Array(size))
  runBack(weights.forward, gradients.forward, size, forward, ofStates[0] ?? [], ofInputs)
  runBack(weights.backward, gradients.backward, size, backward, ofStates[1] ?? [], [...ofInputs].reverse())
  for (const [at, word] of words.entries()) {
    const error = ofInputs[at]?.map((value, index) =>
      (sums[at]?.[index] ?? 0) > 0 ? value * (dropout.inputs[at]?.[index] ?? 1) : 0,
    )
    if (!error) continue
    addRow(gradients.rules, word.rule, error)
    if (word.isHidden) addRow(gradients.meaningOffsets, 0, error)
    else {
      addRow(meanings.get(word.meaning)?.errors ?? error, 0, error)
      if (word.own !== null) addRow(gradients.words, word.own, error)
    }
  }
  return loss
}

/** Adds to the gradients what several goals say of what their words mean. */
export function addMeaningGradients(gradients: NetworkWeights, meanings: MeaningSums): void {
  for (const [meaning, { errors }] of meanings)
    addOuter(gradients.meaning, gradients.meaningOffsets, errors, meaning)
}

function inputSums(
  weights: NetworkWeights,
  { own, meaning, rule, isHidden }: TrainingWord,
  meanings: MeaningSums,
): Float32Array {
  const { size, words, rules, meaningOffsets } = weights
  const sums = isHidden ? meaningOffsets.slice() : meaningHere(weights, meaning, meanings).slice()
  for (let at = 0; at < size; at++) {
    sums[at] = (sums[at] ?? 0) + (rules[rule * size + at] ?? 0)
    if (own !== null && !isHidden) sums[at] = (sums[at] ?? 0) + (words[own * size + at] ?? 0)
  }
  return sums
}

function meaningHere(weights: NetworkWeights, meaning: Float32Array, meanings: MeaningSums): Float32Array {
  const known = meanings.get(meaning)
  if (known) return known.sums
  const sums = dense(weights.meaning, weights.meaningOffsets, meaning)
  meanings.set(meaning, { sums, errors: new Float32Array(weights.size) })
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
  const ofWords = steps.map(() => new Float32Array(3 * size))
  const ofStates = steps.map(() => new Float32Array(3 * size))
  for (let word = steps.length - 1; word >= 0; word--) {
    const [step, atInput, atState] = [steps[word], ofWords[word], ofStates[word]]
    if (!step || !atInput || !atState) continue
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
    const toInput = ofInputs[word]
    if (toInput) addTransposed(gates.inputs, atInput, toInput)
    addTransposed(gates.states, atState, before)
    ofState = before
  }
  addOuters(
    gradients.inputs,
    gradients.inputOffsets,
    ofWords,
    steps.map(step => step.input),
  )
  addOuters(
    gradients.states,
    gradients.stateOffsets,
    ofStates,
    steps.map(step => step.before),
  )
}

/** Four rows at once, as `dense` has them: their number is a multiple of four. */
function addTransposed(rows: Float32Array, error: Float32Array, to: Float32Array): void {
  const columns = to.length
  for (let row = 0; row < error.length; row += 4) {
    const one = error[row] as number
    const two = error[row + 1] as number
    const three = error[row + 2] as number
    const four = error[row + 3] as number
    const first = row * columns
    const second = first + columns
    const third = second + columns
    const fourth = third + columns
    for (let at = 0; at < columns; at++)
      to[at] =
        (to[at] as number) +
        one * (rows[first + at] as number) +
        two * (rows[second + at] as number) +
        three * (rows[third + at] as number) +
        four * (rows[fourth + at] as number)
  }
}

/** The same as `addOuter` of each, but four at once, which takes a third of the time. */
function addOuters(
  rows: Float32Array,
  offsets: Float32Array,
  errors: readonly Float32Array[],
  inputs: readonly Float32Array[],
): void {
  const columns = rows.length / offsets.length
  const whole = errors.length - (errors.length % 4)
  for (let from = 0; from < whole; from += 4) {
    const [e1, e2, e3, e4] = errors.slice(from, from + 4) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    const [i1, i2, i3, i4] = inputs.slice(from, from + 4) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ]
    for (let row = 0; row < offsets.length; row++) {
      const one = e1[row] as number
      const two = e2[row] as number
      const three = e3[row] as number
      const four = e4[row] as number
      offsets[row] = (offsets[row] as number) + one + two + three + four
      const start = row * columns
      for (let at = 0; at < columns; at++)
        rows[start + at] =
          (rows[start + at] as number) +
          one * (i1[at] as number) +
          two * (i2[at] as number) +
          three * (i3[at] as number) +
          four * (i4[at] as number)
    }
  }
  for (let at = whole; at < errors.length; at++) {
    const [error, input] = [errors[at], inputs[at]]
    if (error && input) addOuter(rows, offsets, error, input)
  }
}

function addOuter(
  rows: Float32Array,
  offsets: Float32Array,
  error: Float32Array,
  inputs: Float32Array,
): void {
  const columns = rows.length / error.length
  for (let row = 0; row < error.length; row++) {
    const by = error[row] as number
    if (by === 0) continue
    offsets[row] = (offsets[row] as number) + by
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
