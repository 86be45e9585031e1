import { lazy } from '#engine/lazy.ts'
import { softmaxInPlace } from '#engine/network-math.ts'
import { loadMultiply } from './multiply.ts'
import { tokenize, UNKNOWN, type Vocabulary } from './tokenizer.ts'

/** A matrix of whole numbers, one row for each output, with what one step of each row is worth. */
export type Matrix = { rows: number; columns: number; values: Int8Array; steps: Float32Array }
type Norm = { scale: Float32Array; offset: Float32Array }
type Dense = { matrix: Matrix; bias: Float32Array }

/** The first half of a transformer's layer, which norms what goes in. */
export type AttentionWeights = {
  norm: Norm
  queriesKeysValues: Dense
  attended: Dense
  /** Widens what goes around attention, where the layer gives more than it takes. */
  shortcut: Dense | null
}

/** The second half, which norms what goes in too. */
export type DenseStepWeights = { norm: Norm; widen: Dense; narrow: Dense }

/** What follows the first attention: nine tenths of all weights. */
export type UpperWeights = {
  lowerDense: DenseStepWeights
  upperAttention: AttentionWeights
  upperDense: DenseStepWeights
}

export type EncoderWeights = {
  vocabulary: Vocabulary
  embeddings: Matrix
  /** How fast each wave of the positions turns. */
  frequencies: Float32Array
  lowerAttention: AttentionWeights
  /** Read when a whole sentence is first asked for. */
  upper: () => UpperWeights
}

/** What a text means, as numbers; texts that mean the same have numbers alike, whatever their words. */
export type SentenceEncoder = (text: string) => Float32Array

const HEADS = 4
const NORM_EPSILON = 1e-6
/** The published model reads no more. */
const MAX_TOKENS = 128
/** Inputs are rounded to so many steps: with the weights' 127 and 1,536 columns no sum leaves 32 bits. */
const INPUT_STEPS = 8191
/** multiply.wat takes four tokens at a time. */
const TOKENS_AT_ONCE = 4
const ALIGNMENT = 16

export type SentenceEncoders = {
  sentence: SentenceEncoder
  /** Ends after the first attention, with a tenth of the products: for texts that must be read at once. */
  shallow: SentenceEncoder
  pieces: (text: string) => TextPieces
  /** The mean of the pieces of a word. */
  word: SentenceEncoder
}

/** A text as pieces of words, whatever stands around each: there is no faster way to compare texts. */
export type TextPieces = { ids: readonly number[]; embedded: Float32Array }

/** Both sum up the tokens of a text: their means, and the most and least of each number. */
export function sentenceEncoders(weights: EncoderWeights): SentenceEncoders {
  const first = firstAttention(weights)
  return {
    sentence: sentenceEncoder(weights, first),
    shallow: text => {
      const { states, tokens } = first(text)
      return summedUp(states, tokens)
    },
    pieces: text => {
      const ids = tokensOf(weights, text)
      return { ids, embedded: summedUp(embed(weights.embeddings, ids), ids.length) }
    },
    word: text => {
      const ids = tokensOf(weights, text)
      return pooled(embed(weights.embeddings, ids), ids.length, MEAN)
    },
  }
}

function summedUp(states: Float32Array, tokens: number): Float32Array {
  return Float32Array.from([MEAN, MOST, LEAST].flatMap(by => [...pooled(states, tokens, by)]))
}

function tokensOf({ vocabulary }: EncoderWeights, text: string): number[] {
  const found = tokenize(vocabulary, text).slice(0, MAX_TOKENS)
  return found.length > 0 ? found : [UNKNOWN]
}

type FirstStates = { embedded: Float32Array; states: Float32Array; tokens: number }

/** The pieces of a text after the first attention. */
function firstAttention(weights: EncoderWeights): (text: string) => FirstStates {
  const { embeddings, lowerAttention } = weights
  const product = products(attentionMatrices(lowerAttention))
  return text => {
    const ids = tokensOf(weights, text)
    const embedded = embed(embeddings, ids)
    const states = attend(lowerAttention, withPositions(embedded, ids.length, weights), ids.length, product)
    return { embedded, states, tokens: ids.length }
  }
}

function sentenceEncoder(weights: EncoderWeights, first: (text: string) => FirstStates): SentenceEncoder {
  const upperLayers = lazy(() => {
    const { lowerDense, upperAttention, upperDense } = weights.upper()
    const product = products([
      ...denseMatrices(lowerDense),
      ...attentionMatrices(upperAttention),
      ...denseMatrices(upperDense),
    ])
    return (states: Float32Array, tokens: number) => {
      const lower = runDense(lowerDense, states, tokens, product)
      const upper = runDense(upperDense, attend(upperAttention, lower, tokens, product), tokens, product)
      return { lower, upper }
    }
  })
  return text => {
    const { embedded, states, tokens } = first(text)
    const { lower, upper } = upperLayers()(states, tokens)
    return Float32Array.from([
      ...pooled(upper, tokens, MEAN),
      ...pooled(upper, tokens, MOST),
      ...pooled(upper, tokens, LEAST),
      ...pooled(embedded, tokens, MEAN),
      ...pooled(lower, tokens, MEAN),
      ...pooled(lower, tokens, MOST),
    ])
  }
}

function attentionMatrices({ queriesKeysValues, attended, shortcut }: AttentionWeights): Matrix[] {
  return [queriesKeysValues, attended, shortcut].flatMap(dense => dense?.matrix ?? [])
}

function denseMatrices({ widen, narrow }: DenseStepWeights): Matrix[] {
  return [widen.matrix, narrow.matrix]
}

function embed({ columns, values, steps }: Matrix, ids: readonly number[]): Float32Array {
  const embedded = new Float32Array(ids.length * columns)
  for (const [token, id] of ids.entries())
    for (let at = 0; at < columns; at++)
      embedded[token * columns + at] = (values[id * columns + at] ?? 0) * (steps[id] ?? 0)
  return embedded
}

/** Twice the embedding and where the token stands, as sines and cosines: so the model was trained. */
function withPositions(
  embedded: Float32Array,
  tokens: number,
  { embeddings: { columns }, frequencies }: EncoderWeights,
): Float32Array {
  const half = columns / 2
  const states = embedded.map(value => 2 * value)
  for (let token = 0; token < tokens; token++)
    for (const [at, frequency] of frequencies.entries()) {
      const from = token * columns + at
      states[from] = (states[from] ?? 0) + Math.sin(token * frequency)
      states[from + half] = (states[from + half] ?? 0) + Math.cos(token * frequency)
    }
  return states
}

type Product = (dense: Dense, inputs: Float32Array, tokens: number) => Float32Array

function attend(
  { norm, queriesKeysValues, attended, shortcut }: AttentionWeights,
  inputs: Float32Array,
  tokens: number,
  product: Product,
): Float32Array {
  const joined = product(queriesKeysValues, normed(norm, inputs), tokens)
  const states = product(attended, attention(joined, tokens), tokens)
  return sum(states, shortcut ? product(shortcut, inputs, tokens) : inputs)
}

function runDense(
  { norm, widen, narrow }: DenseStepWeights,
  states: Float32Array,
  tokens: number,
  product: Product,
): Float32Array {
  const wide = product(widen, normed(norm, states), tokens).map(value => Math.max(0, value))
  return sum(product(narrow, wide, tokens), states)
}

function normed({ scale, offset }: Norm, states: Float32Array): Float32Array {
  const size = scale.length
  const result = new Float32Array(states.length)
  for (let from = 0; from < states.length; from += size) {
    let total = 0
    for (let at = 0; at < size; at++) total += states[from + at] ?? 0
    const mean = total / size
    let squares = 0
    for (let at = 0; at < size; at++) squares += ((states[from + at] ?? 0) - mean) ** 2
    const factor = 1 / Math.sqrt(squares / size + NORM_EPSILON)
    for (let at = 0; at < size; at++)
      result[from + at] = ((states[from + at] ?? 0) - mean) * factor * (scale[at] ?? 1) + (offset[at] ?? 0)
  }
  return result
}

/** Each token takes from the others as much as its query fits their keys, in four heads. */
function attention(joined: Float32Array, tokens: number): Float32Array {
  const size = joined.length / tokens / 3
  const width = size / HEADS
  const result = new Float32Array(tokens * size)
  const shares = new Float32Array(tokens)
  for (let head = 0; head < HEADS; head++)
    for (let token = 0; token < tokens; token++) {
      const query = token * 3 * size + head * width
      for (let other = 0; other < tokens; other++) {
        const key = other * 3 * size + size + head * width
        let fit = 0
        for (let at = 0; at < width; at++) fit += (joined[query + at] ?? 0) * (joined[key + at] ?? 0)
        shares[other] = fit / Math.sqrt(width)
      }
      softmaxInPlace(shares)
      for (let other = 0; other < tokens; other++) {
        const value = other * 3 * size + 2 * size + head * width
        const share = shares[other] ?? 0
        for (let at = 0; at < width; at++) {
          const to = token * size + head * width + at
          result[to] = (result[to] ?? 0) + share * (joined[value + at] ?? 0)
        }
      }
    }
  return result
}

function sum(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value + (other[at] ?? 0))
}

type Pooling = { start: number; add: (pool: number, value: number, tokens: number) => number }
const MEAN: Pooling = { start: 0, add: (pool, value, tokens) => pool + value / tokens }
const MOST: Pooling = { start: Number.NEGATIVE_INFINITY, add: (pool, value) => Math.max(pool, value) }
const LEAST: Pooling = { start: Number.POSITIVE_INFINITY, add: (pool, value) => Math.min(pool, value) }

function pooled(states: Float32Array, tokens: number, { start, add }: Pooling): Float32Array {
  const size = states.length / tokens
  const pool = new Float32Array(size).fill(start)
  for (let token = 0; token < tokens; token++)
    for (let at = 0; at < size; at++) pool[at] = add(pool[at] ?? 0, states[token * size + at] ?? 0, tokens)
  return pool
}

/** Multiplies by the weights, which lie in one memory beside room for the inputs and results. */
function products(matrices: readonly Matrix[]): Product {
  const addresses = new Map<Matrix, number>()
  let end = 0
  const place = (bytes: number) => {
    const start = end
    end += Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
    return start
  }
  for (const matrix of matrices) addresses.set(matrix, place(matrix.values.length))
  const most = (size: (matrix: Matrix) => number) => Math.max(...matrices.map(size)) * MAX_TOKENS
  const inputsAt = place(most(({ columns }) => columns) * Int16Array.BYTES_PER_ELEMENT)
  const outAt = place(most(({ rows }) => rows) * Int32Array.BYTES_PER_ELEMENT)
  const { memory, multiply } = loadMultiply(end)
  for (const [{ values }, address] of addresses) new Int8Array(memory.buffer, address).set(values)
  return ({ matrix, bias }, inputs, tokens) => {
    const { rows, columns, steps } = matrix
    const padded = Math.ceil(tokens / TOKENS_AT_ONCE) * TOKENS_AT_ONCE
    const whole = new Int16Array(memory.buffer, inputsAt, padded * columns).fill(0)
    const inputSteps = Array.from({ length: tokens }, (_, token) =>
      roundInputs(inputs, token, columns, whole),
    )
    const weightsAt = addresses.get(matrix)
    if (weightsAt === undefined) throw new Error('a matrix that is no part of the encoder')
    multiply(inputsAt, weightsAt, outAt, padded, rows, columns)
    const sums = new Int32Array(memory.buffer, outAt, padded * rows)
    const result = new Float32Array(tokens * rows)
    for (const [token, step] of inputSteps.entries())
      for (let row = 0; row < rows; row++)
        result[token * rows + row] =
          (sums[token * rows + row] ?? 0) * step * (steps[row] ?? 0) + (bias[row] ?? 0)
    return result
  }
}

/** Writes one token's inputs as whole numbers; returns what one step is worth. */
function roundInputs(inputs: Float32Array, token: number, columns: number, to: Int16Array): number {
  const from = token * columns
  let most = 0
  for (let at = from; at < from + columns; at++) most = Math.max(most, Math.abs(inputs[at] ?? 0))
  const step = most === 0 ? 1 : most / INPUT_STEPS
  for (let at = from; at < from + columns; at++) to[at] = Math.round((inputs[at] ?? 0) / step)
  return step
}
