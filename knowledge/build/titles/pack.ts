import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lineStarts, phraseSlots } from '#engine/text/phrase-table.ts'
import { everydayNames } from '#engine/titles/everyday-names.ts'
import { everydayTitles, namedTitles } from '#engine/titles/everyday-titles.ts'
import { loadHeadNouns } from '#engine/titles/head-noun.ts'
import { byteFromScale, scaleFromByte } from '#engine/titles/model-scale.ts'
import { TITLE_KINDS } from '#engine/titles/title-kinds.ts'
import { loadTitleNames } from '#engine/titles/title-names.ts'
import type { TitleTable } from '#engine/titles/title-table.ts'
import { wordSetHash } from '#engine/titles/word-set-hash.ts'
import { readKnowledge } from '../../../scripts/read-knowledge.ts'
import { joinSections } from '../join-sections.ts'
import { spellingPostings } from './spelling-postings.ts'
import { starts } from './starts.ts'
import { type OccupationTerms, termWeights } from './term-weights.ts'
import type { TitleLists } from './title-lists.ts'
import { commonLastWords, indexTitlesByWord, inverseTitleFrequency, titleNorms } from './title-postings.ts'
import { type TrainedModel, train } from './train.ts'

const TITLES_VERSION = 3

/** Trains on the lists and lays everything out as the files the engine opens. */
export function packTitles(lists: TitleLists): Map<string, Uint8Array> {
  const names = loadTitleNames(readKnowledge)
  const heads = loadHeadNouns(readKnowledge)
  const aliases = new Map([
    ...Object.entries(lists.aliases).map(([short, long]) => [short, long.split(' ')] as const),
    ...names.aliases,
  ])
  const everyday = new Map([
    ...namedTitles(everydayNames(readKnowledge), aliases, words => lists.titles.has(words)),
    ...everydayTitles(names.everydayTitles, aliases),
  ])
  const spoken = new Set(
    [...aliases.keys(), ...everyday.keys()].flatMap(key => key.replace('^', '').split(' ')),
  )
  const words = vocabulary(lists, spoken)
  const wordIds = new Map(words.map((word, id) => [word, id]))
  const wordList = new TextEncoder().encode(`${words.join('\n')}\n`)
  const sections = {
    ...wordSections(wordList),
    ...titleSections(titleTable(lists, wordIds), {
      documents: occupationTerms(lists, words),
      words,
      spoken,
      lists,
    }),
    ...modelSections(train(lists, wordIds)),
    ownTitle: Uint32Array.from(lists.ownTitles, words =>
      wordSetHash(words.map(word => wordIds.get(word) ?? 0)),
    ),
    prior: Uint8Array.from(lists.prior),
  }
  const { bytes, places } = joinSections(sections)
  const head = {
    version: TITLES_VERSION,
    modelSize: lists.occupations.length === 0 ? 0 : (sections.class.length / lists.occupations.length) | 0,
    sections: places,
    aliases: Object.fromEntries([...aliases].map(([short, long]) => [short, long.join(' ')])),
    headNouns: Object.fromEntries(heads.sameAs),
    supportHeads: [...heads.support],
    everydayTitles: Object.fromEntries(everyday),
    occupations: lists.occupations.map(({ code, title }) => [code, title]),
  }
  return new Map([
    ['titles.json', new TextEncoder().encode(`${lines(head)}\n`)],
    ['titles-words.txt', wordList],
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

function vocabulary({ titles, documents }: TitleLists, spoken: ReadonlySet<string>): string[] {
  const words = new Set<string>(spoken)
  for (const { words: own, head } of titles.values()) for (const word of [...own, head]) words.add(word)
  for (const terms of documents) for (const term of terms.keys()) words.add(term)
  return [...words].sort()
}

function wordSections(wordList: Uint8Array) {
  const lines = lineStarts(wordList)
  const wordStart = lines.slice(0, -1)
  const wordEnd = lines.slice(1).map(next => next - 1)
  return { wordStart, wordEnd, wordSlot: phraseSlots(wordList, wordStart, wordEnd) }
}

function titleTable({ titles }: TitleLists, wordIds: Map<string, number>): TitleTable {
  const rows = [...titles].map(([key, title]) => {
    const ids = title.words.map(word => wordIds.get(word) ?? 0)
    return { key, ids, hash: wordSetHash(ids), title }
  })
  rows.sort((a, b) => a.hash - b.hash || (a.key < b.key ? -1 : 1))
  const place = new Map(rows.map(({ key }, at) => [key, at]))
  return {
    hash: Uint32Array.from(rows, ({ hash }) => hash),
    wordStart: starts(rows.map(({ ids }) => ids.length)),
    word: Uint16Array.from(rows.flatMap(({ ids }) => ids)),
    classStart: starts(rows.map(({ title }) => title.classes.length)),
    class: Uint16Array.from(rows.flatMap(({ title }) => title.classes.toSorted((a, b) => a - b))),
    kind: Uint8Array.from(rows, ({ title }) => TITLE_KINDS.indexOf(title.kind)),
    head: Uint16Array.from(rows, ({ title }) => wordIds.get(title.head) ?? 0),
    otherSpellings: Uint32Array.from(
      rows.flatMap(({ title }, at) =>
        title.otherSpellings.flatMap(twin => [place.get(twin) ?? at]).flatMap(other => [at, other]),
      ),
    ),
  }
}

function occupationTerms({ documents }: TitleLists, words: string[]): OccupationTerms {
  const byTerm = new Map<string, [number, number][]>()
  for (const [at, terms] of documents.entries())
    for (const [term, count] of terms) {
      const entries = byTerm.get(term) ?? []
      entries.push([at, Math.min(count, 255)])
      byTerm.set(term, entries)
    }
  const entries = words.map(word => byTerm.get(word) ?? [])
  return {
    start: starts(entries.map(list => list.length)),
    entry: Uint16Array.from(entries.flat(), ([at]) => at),
    strength: Uint8Array.from(entries.flat(), ([, count]) => count),
  }
}

/** The titles and all that follows from them, so that opening the files computes nothing. */
function titleSections(
  titles: TitleTable,
  {
    documents,
    words,
    spoken,
    lists,
  }: { documents: OccupationTerms; words: string[]; spoken: ReadonlySet<string>; lists: TitleLists },
) {
  const byWord = indexTitlesByWord(titles, words.length)
  const rarity = inverseTitleFrequency(byWord, titles.hash.length)
  const terms = termWeights(titles, byWord, documents, lists.occupations.length)
  const spelling = spellingPostings(
    words,
    id => spoken.has(words[id] ?? '') || (byWord.start[id + 1] ?? 0) > (byWord.start[id] ?? 0),
  )
  return {
    titleHash: titles.hash,
    titleWordStart: titles.wordStart,
    titleWord: titles.word,
    titleClassStart: titles.classStart,
    titleClass: titles.class,
    titleKind: titles.kind,
    titleHead: titles.head,
    titleTwins: titles.otherSpellings,
    titleNorm: titleNorms(titles, rarity),
    wordTitleStart: byWord.start,
    wordTitle: byWord.entry,
    rarity,
    commonLastWord: Uint16Array.from(commonLastWords(titles, words.length)),
    documentStart: documents.start,
    documentClass: documents.entry,
    documentStrength: documents.strength,
    termStart: terms.start,
    termClass: terms.entry,
    termWeight: terms.weight,
    termRarity: terms.rarity,
    spellingStart: spelling.start,
    spellingWord: spelling.entry,
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

function lines(head: Record<string, unknown>): string {
  const fields = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  return `{${fields.join(',\n')}}`
}
