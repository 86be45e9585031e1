import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import {
  type AttentionWeights,
  type DenseStepWeights,
  type EncoderWeights,
  type Matrix,
  type SentenceEncoders,
  sentenceEncoders,
  type UpperWeights,
} from './sentence-encoder.ts'

type WeightsHead = {
  sections: SectionPlaces
  /** Rows and columns of each matrix. */
  shapes: Record<string, [rows: number, columns: number]>
}

type EncoderHead = WeightsHead & { pieces: string[] }

/** Reads the weights that `npm run encoder` wrote; what follows the first attention at its first use. */
export function loadSentenceEncoders(files: KnowledgeFiles): SentenceEncoders {
  return sentenceEncoders(readEncoderWeights(files))
}

function readEncoderWeights(files: KnowledgeFiles): EncoderWeights {
  const head: EncoderHead = readHead(files, 'sentence-encoder.json')
  const { numbers, matrix, attention } = weightsIn(files('sentence-encoder.bin'), head)
  return {
    vocabulary: { ...readPieces(head.pieces), scores: numbers('piece scores') },
    embeddings: matrix('embeddings'),
    frequencies: numbers('frequencies'),
    lowerAttention: attention('lower', { isWidening: true }),
    upper: () => readUpperWeights(files),
  }
}

/** One pass that makes nothing but the map: every thread does this before its first answer. */
function readPieces(pieces: readonly string[]) {
  const ids = new Map<string, number>()
  let longest = 0
  for (let id = 0; id < pieces.length; id++) {
    const piece = pieces[id] ?? ''
    if (piece !== '') ids.set(piece, id)
    // A piece has at most as many signs as code units, so most need no count.
    if (piece.length > longest) longest = Math.max(longest, [...piece].length)
  }
  return { ids, longest }
}

function readUpperWeights(files: KnowledgeFiles): UpperWeights {
  const head: WeightsHead = readHead(files, 'sentence-encoder-upper.json')
  const { attention, denseStep } = weightsIn(files('sentence-encoder-upper.bin'), head)
  return {
    lowerDense: denseStep('lower'),
    upperAttention: attention('upper', { isWidening: false }),
    upperDense: denseStep('upper'),
  }
}

function readHead<Head>(files: KnowledgeFiles, name: string): Head {
  return JSON.parse(new TextDecoder().decode(files(name)))
}

function weightsIn(bytes: Uint8Array, { sections, shapes }: WeightsHead) {
  const section = readSections(bytes, sections)
  const numbers = (name: string) => section(Float32Array, name)
  const matrix = (name: string): Matrix => {
    const shape = shapes[name]
    if (!shape) throw new Error(`The sentence encoder has no matrix ${name}.`)
    return {
      rows: shape[0],
      columns: shape[1],
      values: section(Int8Array, name),
      steps: numbers(`${name} steps`),
    }
  }
  const dense = (name: string) => ({ matrix: matrix(name), bias: numbers(`${name} bias`) })
  const norm = (name: string) => ({ scale: numbers(`${name} scale`), offset: numbers(`${name} offset`) })
  return {
    numbers,
    matrix,
    attention: (layer: string, { isWidening }: { isWidening: boolean }): AttentionWeights => ({
      norm: norm(`${layer} attention`),
      queriesKeysValues: dense(`${layer} queries, keys and values`),
      attended: dense(`${layer} attended`),
      shortcut: isWidening ? dense(`${layer} around`) : null,
    }),
    denseStep: (layer: string): DenseStepWeights => ({
      norm: norm(`${layer} dense`),
      widen: dense(`${layer} widen`),
      narrow: dense(`${layer} narrow`),
    }),
  }
}
