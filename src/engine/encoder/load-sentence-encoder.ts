import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import {
  type EncoderWeights,
  type Matrix,
  type SentenceEncoders,
  sentenceEncoders,
} from './sentence-encoder.ts'

type EncoderHead = {
  sections: SectionPlaces
  /** Rows and columns of each matrix. */
  shapes: Record<string, [rows: number, columns: number]>
  pieces: string[]
}

/** The first layer takes 256 numbers for each token and gives 512. */
const LAYERS = [
  { name: 'lower', widens: true },
  { name: 'upper', widens: false },
]

/** Reads the weights that `npm run encoder` wrote. */
export function loadSentenceEncoders(files: KnowledgeFiles): SentenceEncoders {
  return sentenceEncoders(readEncoderWeights(files))
}

function readEncoderWeights(files: KnowledgeFiles): EncoderWeights {
  const head: EncoderHead = JSON.parse(new TextDecoder().decode(files('sentence-encoder.json')))
  const section = readSections(files('sentence-encoder.bin'), head.sections)
  const numbers = (name: string) => section(Float32Array, name)
  const matrix = (name: string): Matrix => {
    const shape = head.shapes[name]
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
    vocabulary: {
      ids: new Map(head.pieces.flatMap((piece, id) => (piece === '' ? [] : [[piece, id]]))),
      scores: numbers('piece scores'),
      longest: Math.max(...head.pieces.map(piece => [...piece].length)),
    },
    embeddings: matrix('embeddings'),
    frequencies: numbers('frequencies'),
    layers: LAYERS.map(({ name, widens }) => ({
      attentionNorm: norm(`${name} attention`),
      queriesKeysValues: dense(`${name} queries, keys and values`),
      attended: dense(`${name} attended`),
      shortcut: widens ? dense(`${name} around`) : null,
      denseNorm: norm(`${name} dense`),
      widen: dense(`${name} widen`),
      narrow: dense(`${name} narrow`),
    })),
  }
}
