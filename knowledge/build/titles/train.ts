import { type Features, featureCount, titleFeatures } from '#engine/titles/title-features.ts'
import { type TitleKind, UNSURE_TITLE_WEIGHT } from '#engine/titles/title-kinds.ts'
import { seededRandom, shuffle } from './random.ts'
import type { TitleLists } from './title-lists.ts'

export type TrainedModel = { size: number; feature: Float32Array; class: Float32Array; bias: Float32Array }

/** How people write counts twice beside how classifications do. */
const WEIGHTS: Partial<Record<TitleKind, number>> = { 'abroad unsure': UNSURE_TITLE_WEIGHT, typed: 2 }
const HIDDEN_SIZE = 48
const EPOCHS = 9
const LEARNING_RATE = 0.25
const DROPOUT_RATE = 0.25
const DOCUMENT_SHARE = 0.4
const DOCUMENT_RATE = 0.5
const DOCUMENT_WORDS = 3
const BIAS_RATE = 0.1
const MIN_GRADIENT_ERROR = 1e-4

/** Learns which words, pieces and pairs speak for which occupation: one inner layer, softmax over all occupations. */
export function train(lists: TitleLists, wordIds: Map<string, number>): TrainedModel {
  const random = seededRandom(1)
  const classes = lists.occupations.length
  const rows = featureCount(wordIds.size)
  const model: TrainedModel = {
    size: HIDDEN_SIZE,
    feature: new Float32Array(rows * HIDDEN_SIZE).map(() => (random() - 0.5) * 0.2),
    class: new Float32Array(classes * HIDDEN_SIZE),
    bias: new Float32Array(classes),
  }
  const featuresOf = (words: string[]) =>
    titleFeatures(
      words.map(word => ({ word, id: wordIds.get(word), weight: 1 })),
      wordIds.size,
    )
  const examples = [...lists.titles.values()].map(({ words, classes, kind }) => ({
    features: featuresOf(words),
    classes,
    weight: WEIGHTS[kind] ?? 1,
  }))
  const sampleTerms = documentSampler(lists, random)
  const step = stepper(model)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(examples, random)
    const rate = LEARNING_RATE * (1 - epoch / EPOCHS)
    for (const example of examples) {
      step(withDropout(example.features, random), example.classes, rate * example.weight)
      if (random() < DOCUMENT_SHARE) {
        const at = Math.floor(random() * classes)
        step(featuresOf(sampleTerms(at)), [at], rate * DOCUMENT_RATE)
      }
    }
  }
  return model
}

function withDropout({ rows, weights }: Features, random: () => number): Features {
  const kept: Features = { rows: [], weights: [] }
  for (const [at, row] of rows.entries())
    if (random() > DROPOUT_RATE) {
      kept.rows.push(row)
      kept.weights.push(weights[at] ?? 0)
    }
  return kept
}

function stepper(model: TrainedModel) {
  const { size, feature, class: output, bias } = model
  const classes = bias.length
  const hidden = new Float32Array(size)
  const gradient = new Float32Array(size)
  const odds = new Float32Array(classes)
  const at = (array: Float32Array, index: number) => array[index] ?? 0

  return ({ rows, weights }: Features, right: number[], rate: number) => {
    hidden.fill(0)
    for (const [i, row] of rows.entries())
      for (let d = 0; d < size; d++)
        hidden[d] = at(hidden, d) + (weights[i] ?? 0) * at(feature, row * size + d)
    let largest = Number.NEGATIVE_INFINITY
    for (let c = 0; c < classes; c++) {
      let sum = at(bias, c)
      for (let d = 0; d < size; d++) sum += at(hidden, d) * at(output, c * size + d)
      odds[c] = sum
      if (sum > largest) largest = sum
    }
    let total = 0
    for (let c = 0; c < classes; c++) {
      const value = Math.exp(at(odds, c) - largest)
      odds[c] = value
      total += value
    }
    gradient.fill(0)
    for (let c = 0; c < classes; c++) {
      const error = (right.includes(c) ? 1 / right.length : 0) - at(odds, c) / total
      if (Math.abs(error) < MIN_GRADIENT_ERROR) continue
      for (let d = 0; d < size; d++) {
        const weight = at(output, c * size + d)
        gradient[d] = at(gradient, d) + error * weight
        output[c * size + d] = weight + rate * error * at(hidden, d)
      }
      bias[c] = at(bias, c) + rate * BIAS_RATE * error
    }
    for (const [i, row] of rows.entries()) {
      const factor = (weights[i] ?? 0) * rate
      for (let d = 0; d < size; d++)
        feature[row * size + d] = at(feature, row * size + d) + factor * at(gradient, d)
    }
  }
}

/** Samples a few terms of an occupation, rarer terms more often. */
function documentSampler({ documents }: TitleLists, random: () => number): (at: number) => string[] {
  const spread = new Map<string, number>()
  for (const terms of documents)
    for (const term of terms.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const tables = documents.map(terms => {
    let sum = 0
    return [...terms].map(([term, count]) => {
      sum += Math.sqrt(count) * Math.log(documents.length / (spread.get(term) ?? 1)) ** 2
      return { term, sum }
    })
  })
  return at => {
    const table = tables[at] ?? []
    const total = table.at(-1)?.sum ?? 0
    return Array.from({ length: table.length > 0 ? DOCUMENT_WORDS : 0 }, () => {
      const wanted = random() * total
      let low = 0
      let high = table.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((table[middle]?.sum ?? 0) > wanted) high = middle
        else low = middle + 1
      }
      return table[low]?.term ?? ''
    })
  }
}
