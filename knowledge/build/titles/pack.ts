import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { byteFromScale, scaleFromByte } from '#engine/titles/model-scale.ts'
import { wordSetHash } from '#engine/titles/word-set-hash.ts'
import { readKnowledge } from '../../../scripts/read-knowledge.ts'
import type { TitleLists } from './title-lists.ts'
import { type TrainedModel, train } from './train.ts'

const TITLES_VERSION = 1

/** Trains on the lists and lays everything out as the files the engine opens. */
export function packTitles(lists: TitleLists): Map<string, Uint8Array> {
  const words = vocabulary(lists)
  const wordIds = new Map(words.map((word, id) => [word, id]))
  const sections = {
    ...titleSections(lists, wordIds),
    ...documentSections(lists, words),
    ...modelSections(train(lists, wordIds)),
    ownTitle: Uint32Array.from(lists.ownTitles, words =>
      wordSetHash(words.map(word => wordIds.get(word) ?? 0)),
    ),
    prior: Uint8Array.from(lists.prior),
  }
  const { bytes, places } = joined(sections)
  const head = {
    version: TITLES_VERSION,
    source: 'O*NET 29.3 Database, May 2025; employment: BLS OEWS, May 2024',
    modelSize: lists.occupations.length === 0 ? 0 : (sections.class.length / lists.occupations.length) | 0,
    sections: places,
    aliases: lists.aliases,
    occupations: lists.occupations.map(({ code, title }) => [code, title]),
  }
  const text = new TextEncoder()
  return new Map([
    ['titles.json', text.encode(`${lines(head)}\n`)],
    ['titles-words.txt', text.encode(`${words.join('\n')}\n`)],
    ['titles.bin', bytes],
  ])
}

/** The packed files as the engine reads them, beside the committed tables. */
export function filesOf(packed: ReadonlyMap<string, Uint8Array>): KnowledgeFiles {
  return name => {
    const bytes = name.startsWith('tables/') ? readKnowledge(name) : packed.get(name)
    if (!bytes) throw new Error(`No file ${name} was packed.`)
    return bytes
  }
}

function vocabulary({ titles, documents }: TitleLists): string[] {
  const words = new Set<string>()
  for (const title of titles.values()) for (const word of title.words) words.add(word)
  for (const terms of documents) for (const term of terms.keys()) words.add(term)
  return [...words].sort()
}

function titleSections({ titles }: TitleLists, wordIds: Map<string, number>) {
  const rows = [...titles].map(([key, title]) => {
    const ids = title.words.map(word => wordIds.get(word) ?? 0)
    return { key, ids, hash: wordSetHash(ids), title }
  })
  rows.sort((a, b) => a.hash - b.hash || (a.key < b.key ? -1 : 1))
  const place = new Map(rows.map(({ key }, at) => [key, at]))
  return {
    titleHash: Uint32Array.from(rows, ({ hash }) => hash),
    titleWordCount: Uint8Array.from(rows, ({ ids }) => ids.length),
    titleWord: Uint16Array.from(rows.flatMap(({ ids }) => ids)),
    titleClassCount: Uint8Array.from(rows, ({ title }) => title.classes.length),
    titleClass: Uint16Array.from(rows.flatMap(({ title }) => title.classes.toSorted((a, b) => a - b))),
    titleReported: Uint8Array.from(rows, ({ title }) => Number(title.reported)),
    titleTwins: Uint16Array.from(
      rows.flatMap(({ title }, at) =>
        title.otherSpellings.flatMap(twin => [place.get(twin) ?? at]).flatMap(other => [at, other]),
      ),
    ),
  }
}

function documentSections({ documents }: TitleLists, words: string[]) {
  const byTerm = new Map<string, [number, number][]>()
  for (const [at, terms] of documents.entries())
    for (const [term, count] of terms) {
      const entries = byTerm.get(term) ?? []
      entries.push([at, Math.min(count, 255)])
      byTerm.set(term, entries)
    }
  const entries = words.map(word => byTerm.get(word) ?? [])
  return {
    documentCount: Uint16Array.from(entries, list => list.length),
    documentClass: Uint16Array.from(entries.flat(), ([at]) => at),
    documentStrength: Uint8Array.from(entries.flat(), ([, count]) => count),
  }
}

function modelSections(model: TrainedModel) {
  const feature = quantised(model.feature, model.size)
  const output = quantised(model.class, model.size)
  return {
    feature: feature.values,
    featureScale: feature.scales,
    class: output.values,
    classScale: output.scales,
    bias: model.bias,
  }
}

function quantised(matrix: Float32Array, size: number) {
  const values = new Int8Array(matrix.length)
  const scales = new Uint8Array(matrix.length / size)
  for (let row = 0; row < scales.length; row++) {
    const cells = matrix.subarray(row * size, (row + 1) * size)
    const step = byteFromScale(cells.reduce((largest, cell) => Math.max(largest, Math.abs(cell)), 0))
    scales[row] = step
    for (let d = 0; d < size; d++) values[row * size + d] = Math.round((cells[d] ?? 0) / scaleFromByte(step))
  }
  return { values, scales }
}

function joined(sections: Record<string, Uint8Array | Int8Array | Uint16Array | Uint32Array | Float32Array>) {
  const places: Record<string, [number, number]> = {}
  let length = 0
  for (const [name, array] of Object.entries(sections)) {
    places[name] = [length, array.byteLength]
    length += Math.ceil(array.byteLength / 4) * 4
  }
  const bytes = new Uint8Array(length)
  for (const [name, array] of Object.entries(sections))
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), places[name]?.[0] ?? 0)
  return { bytes, places }
}

function lines(head: Record<string, unknown>): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{${fields.join(',\n')}}`
}
