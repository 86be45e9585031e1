import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readColumns } from './read-columns.ts'

export const ELEMENT_BLOCKS = ['skills', 'knowledge', 'activities', 'styles', 'values', 'interests'] as const
export type BlockName = (typeof ELEMENT_BLOCKS)[number]
export type Element = { block: BlockName; name: string; at: number }

export type Occupations = {
  count: number
  codes: string[]
  titles: string[]
  roles: string[]
  zones: number[]
  imputed: number[]
  wageCodes: string[]
  projectionCodes: string[]
  rowOf: Map<string, number>
  elements: Element[]
  element: (block: BlockName, name: string) => Element
  /** How important an element is to an occupation, 0 to 1. */
  rating: (row: number, element: Element) => number
  /** The same in standard deviations over all occupations. */
  zScore: (row: number, element: Element) => number
  /** How alike two occupations are in skills, knowledge and activities, −1 to 1. */
  cosineSimilarity: (row: number, other: number) => number
  related: (row: number) => number[]
}

const RATING_STEPS = 250
const RELATED_PER_OCCUPATION = 20
const NO_RELATED_ROW = 0xffff
const SIMILARITY_BLOCKS: BlockName[] = ['skills', 'knowledge', 'activities']

export function loadOccupations(files: KnowledgeFiles): Occupations {
  const { blocks, ...columns } = readColumns(files, 'occupations.json', {
    codes: 'texts',
    titles: 'texts',
    roles: 'texts',
    zones: 'numbers',
    wageCodes: 'texts',
    projectionCodes: 'texts',
    imputed: 'numbers',
    blocks: 'named lists',
  })
  const count = columns.codes.length
  const elements = blocks
    .flatMap(({ name: block, names }) => names.map(name => ({ block: blockName(block), name })))
    .map((element, at) => ({ ...element, at }))
  const width = elements.length
  const ratings = files('occupation-ratings.bin')
  if (ratings.length !== count * width)
    throw new Error('occupation-ratings.bin does not fit occupations.json')
  const byName = new Map(
    ELEMENT_BLOCKS.map(name => [
      name,
      new Map(elements.filter(({ block }) => block === name).map(element => [element.name, element])),
    ]),
  )
  const zScores = zScoreColumns(ratings, count, width)
  const unitVectors = unitVectorRows(
    zScores,
    elements.filter(({ block }) => SIMILARITY_BLOCKS.includes(block)).map(({ at }) => at),
    count,
    width,
  )
  const size = unitVectors.length / count
  const relatedBytes = files('related.bin')
  return {
    ...columns,
    count,
    elements,
    rowOf: new Map(columns.codes.map((code, row) => [code, row])),
    element: (block, name) => byName.get(block)?.get(name) ?? unknownElement(name),
    rating: (row, { at }) => (ratings[row * width + at] ?? 0) / RATING_STEPS,
    zScore: (row, { at }) => zScores[row * width + at] ?? 0,
    cosineSimilarity: (row, other) => {
      let sum = 0
      for (let at = 0; at < size; at++)
        sum += (unitVectors[row * size + at] ?? 0) * (unitVectors[other * size + at] ?? 0)
      return sum
    },
    related: row => {
      const rows: number[] = []
      for (let at = row * RELATED_PER_OCCUPATION * 2; at < (row + 1) * RELATED_PER_OCCUPATION * 2; at += 2) {
        const other = (relatedBytes[at] ?? 0) + 256 * (relatedBytes[at + 1] ?? 0)
        if (other !== NO_RELATED_ROW) rows.push(other)
      }
      return rows
    },
  }
}

function zScoreColumns(ratings: Uint8Array, count: number, width: number): Float32Array {
  const zScores = new Float32Array(count * width)
  for (let at = 0; at < width; at++) {
    let [sum, squares] = [0, 0]
    for (let row = 0; row < count; row++) {
      const value = ratings[row * width + at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / count
    const deviation = Math.sqrt(Math.max(1, squares / count - mean * mean))
    for (let row = 0; row < count; row++)
      zScores[row * width + at] = ((ratings[row * width + at] ?? 0) - mean) / deviation
  }
  return zScores
}

function unitVectorRows(
  zScores: Float32Array,
  columns: number[],
  count: number,
  width: number,
): Float32Array {
  const rows = new Float32Array(count * columns.length)
  for (let row = 0; row < count; row++) {
    let squares = 0
    for (const at of columns) squares += (zScores[row * width + at] ?? 0) ** 2
    const length = Math.sqrt(squares) || 1
    for (let at = 0; at < columns.length; at++)
      rows[row * columns.length + at] = (zScores[row * width + (columns[at] ?? 0)] ?? 0) / length
  }
  return rows
}

function blockName(name: string): BlockName {
  return ELEMENT_BLOCKS.find(block => block === name) ?? unknownElement(name)
}

function unknownElement(name: string): never {
  throw new Error(`the knowledge base has no element ${name}`)
}
