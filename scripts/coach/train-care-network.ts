import type { CareNetwork } from '#engine/coach/care-model.ts'
import { probabilitiesOf } from '#engine/coach/probabilities.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { adam } from './adam.ts'
import { meaningScale } from './meaning-scale.ts'
import { shuffled } from './shuffled.ts'

/** What a message says and means, the class it belongs to, and how much it counts. */
export type CareExample = {
  features: readonly string[]
  /** Its words are learned; of other examples only those words count that these have. */
  hasWords: boolean
  meaning: Float32Array
  classIndex: number
  weight: number
}

const HIDDEN = 64
const EPOCHS = 12
const BATCH = 64
const LEARNING_RATE = 0.001
/** It ends with so little of the rate that it began with. */
const LAST_SHARE = 0.02
/** Pulls weights toward zero in each step. */
const DECAY = 0.05
/** The share of inputs, and of hidden numbers, that an example leaves out, others each time. */
const LEFT_OUT_SHARE = 0.3
/** A feature counts as much as so many standard deviations of one number of the meaning. */
const FEATURE_VALUE = 3
/** Features of fewer examples are those of single writers. */
const MIN_EXAMPLES = 5
/** The share of certainty that every class gets, so that no example is fitted to the last. */
const SMOOTHING = 0.02
const SEED = 2026

/** Trains by Adam with decoupled decay over inputs brought to one scale; the same examples always give the same weights. */
export function trainCareNetwork(examples: readonly CareExample[], classes: number): CareNetwork {
  const features = usedFeatures(examples)
  const size = examples[0]?.meaning.length ?? 0
  const scale = meaningScale(
    examples.map(({ meaning }) => meaning),
    size,
  )
  const inputs = examples.map(({ features: own, meaning }) => ({
    places: own.flatMap(feature => features.get(feature) ?? []),
    meaning: meaning.map((value, at) => (value - (scale.means[at] ?? 0)) * (scale.factors[at] ?? 0)),
  }))
  const random = seededRandom(SEED)
  const layer = emptyLayers(features.size + size, classes, random)
  const steps = Object.fromEntries(LAYERS.map(name => [name, adam(layer[name], DECAY)]))
  const batches = Math.ceil(examples.length / BATCH)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const order = shuffled(examples.length, random)
    for (let batch = 0; batch < batches; batch++) {
      const chosen = order.slice(batch * BATCH, (batch + 1) * BATCH)
      const gradient = zeroLayers(layer)
      for (const index of chosen) {
        const [input, example] = [inputs[index], examples[index]]
        if (input && example) addGradient(layer, gradient, input, example, random)
      }
      const share = 1 - (epoch * batches + batch) / (EPOCHS * batches)
      const rate = LEARNING_RATE * Math.max(LAST_SHARE, share)
      for (const name of LAYERS) steps[name]?.(gradient[name], chosen.length, rate)
    }
  }
  return unscaled(layer, features, scale)
}

const LAYERS = ['inputs', 'hiddenOffsets', 'outputs', 'outputOffsets'] as const
type Layers = Record<(typeof LAYERS)[number], Float32Array>
type Input = { places: readonly number[]; meaning: Float32Array }

function usedFeatures(examples: readonly CareExample[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features, hasWords } of examples)
    for (const feature of hasWords ? features : []) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const used = [...counts].filter(([, count]) => count >= MIN_EXAMPLES).map(([feature]) => feature)
  return new Map(used.sort().map((feature, at) => [feature, at]))
}

/** Small numbers by chance, so that no two hidden ones learn the same. */
function emptyLayers(inputs: number, classes: number, random: () => number): Layers {
  const within = (length: number, columns: number) =>
    Float32Array.from({ length }, () => (random() * 2 - 1) / Math.sqrt(columns))
  return {
    inputs: within(inputs * HIDDEN, inputs),
    hiddenOffsets: new Float32Array(HIDDEN),
    outputs: within(classes * HIDDEN, HIDDEN),
    outputOffsets: new Float32Array(classes),
  }
}

function zeroLayers(layers: Layers): Layers {
  return {
    inputs: new Float32Array(layers.inputs.length),
    hiddenOffsets: new Float32Array(layers.hiddenOffsets.length),
    outputs: new Float32Array(layers.outputs.length),
    outputOffsets: new Float32Array(layers.outputOffsets.length),
  }
}

function addGradient(
  layers: Layers,
  gradient: Layers,
  { places, meaning }: Input,
  { classIndex, weight }: CareExample,
  random: () => number,
): void {
  const kept = (value: number) => (random() < LEFT_OUT_SHARE ? 0 : value / (1 - LEFT_OUT_SHARE))
  const featureCount = layers.inputs.length / HIDDEN - meaning.length
  const features = places.map((input): [number, number] => [input, kept(FEATURE_VALUE)])
  const meant = meaning.map(kept)
  const hidden = Float32Array.from(layers.hiddenOffsets)
  for (const [input, value] of features) addRow(hidden, 0, layers.inputs, input * HIDDEN, value)
  for (let at = 0; at < meant.length; at++)
    addRow(hidden, 0, layers.inputs, (featureCount + at) * HIDDEN, meant[at] ?? 0)
  const shown = hidden.map(value => kept(Math.max(0, value)))
  const classes = layers.outputOffsets.length
  const scores = Array.from(layers.outputOffsets, (offset, row) =>
    shown.reduce((sum, value, at) => sum + value * (layers.outputs[row * HIDDEN + at] ?? 0), offset),
  )
  const errors = probabilitiesOf(scores).map((probability, row) => {
    const wanted = SMOOTHING / classes + (row === classIndex ? 1 - SMOOTHING : 0)
    return weight * (probability - wanted)
  })
  const back = new Float32Array(HIDDEN)
  for (const [row, error] of errors.entries()) {
    gradient.outputOffsets[row] = (gradient.outputOffsets[row] ?? 0) + error
    addRow(back, 0, layers.outputs, row * HIDDEN, error)
    addRow(gradient.outputs, row * HIDDEN, shown, 0, error)
  }
  // What was left out or below zero said nothing, and so learns nothing.
  for (let at = 0; at < HIDDEN; at++)
    back[at] = (shown[at] ?? 0) > 0 ? (back[at] ?? 0) / (1 - LEFT_OUT_SHARE) : 0
  addRow(gradient.hiddenOffsets, 0, back, 0, 1)
  for (const [input, value] of features) addRow(gradient.inputs, input * HIDDEN, back, 0, value)
  for (let at = 0; at < meant.length; at++)
    addRow(gradient.inputs, (featureCount + at) * HIDDEN, back, 0, meant[at] ?? 0)
}

/** Adds one row of hidden numbers to another, times a number. */
function addRow(to: Float32Array, toAt: number, from: Float32Array, fromAt: number, times: number): void {
  if (times === 0) return
  for (let at = 0; at < HIDDEN; at++) to[toAt + at] = (to[toAt + at] ?? 0) + times * (from[fromAt + at] ?? 0)
}

/** The weights for features that are there or not, and for meanings as the encoder gives them. */
function unscaled(
  layers: Layers,
  features: ReadonlyMap<string, number>,
  { means, factors }: ReturnType<typeof meaningScale>,
): CareNetwork {
  const inputs = Float32Array.from(layers.inputs)
  const hiddenOffsets = Float32Array.from(layers.hiddenOffsets)
  for (let at = 0; at < features.size * HIDDEN; at++) inputs[at] = (inputs[at] ?? 0) * FEATURE_VALUE
  for (const [at, mean] of means.entries())
    for (let to = 0; to < HIDDEN; to++) {
      const place = (features.size + at) * HIDDEN + to
      const weight = (inputs[place] ?? 0) * (factors[at] ?? 0)
      inputs[place] = weight
      hiddenOffsets[to] = (hiddenOffsets[to] ?? 0) - weight * mean
    }
  return { features, inputs, hiddenOffsets, outputs: layers.outputs, outputOffsets: layers.outputOffsets }
}
