import { readSections } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { memoizeByRow } from '#engine/lazy.ts'
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
  /** The same of one occupation to every row. */
  similarities: (row: number) => Float64Array
  related: (row: number) => number[]
}

const RATING_STEPS = 250
const RELATED_PER_OCCUPATION = 20
const NO_RELATED_ROW = 0xffff

export function loadOccupations(files: KnowledgeFiles): Occupations {
  const { blocks, means, deviations, ...columns } = readColumns(files, 'occupations.json', {
    codes: 'texts',
    titles: 'texts',
    roles: 'texts',
    zones: 'numbers',
    wageCodes: 'texts',
    projectionCodes: 'texts',
    imputed: 'numbers',
    blocks: 'named lists',
    means: 'numbers',
    deviations: 'numbers',
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
  const vectors = files('occupation-vectors.bin')
  const unitVectors = readSections(vectors, { all: [0, vectors.length] })(Float32Array, 'all')
  const size = unitVectors.length / count
  const relatedBytes = files('related.bin')
  const cosineSimilarity = (row: number, other: number) => {
    let sum = 0
    for (let at = 0; at < size; at++)
      sum += (unitVectors[row * size + at] ?? 0) * (unitVectors[other * size + at] ?? 0)
    return sum
  }
  return {
    ...columns,
    count,
    elements,
    rowOf: new Map(columns.codes.map((code, row) => [code, row])),
    element: (block, name) => byName.get(block)?.get(name) ?? unknownElement(name),
    rating: (row, { at }) => (ratings[row * width + at] ?? 0) / RATING_STEPS,
    zScore: (row, { at }) =>
      Math.fround(((ratings[row * width + at] ?? 0) - (means[at] ?? 0)) / (deviations[at] ?? 1)),
    cosineSimilarity,
    similarities: memoizeByRow(count, row =>
      Float64Array.from({ length: count }, (_, other) => cosineSimilarity(row, other)),
    ),
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

function blockName(name: string): BlockName {
  return ELEMENT_BLOCKS.find(block => block === name) ?? unknownElement(name)
}

function unknownElement(name: string): never {
  throw new Error(`the knowledge base has no element ${name}`)
}
