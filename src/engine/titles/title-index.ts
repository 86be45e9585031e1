import type { KnowledgeFiles } from '../knowledge-files.ts'
import { type EverydayTitles, everydayTitles } from './everyday-titles.ts'
import { type Postings, starts } from './postings.ts'
import { type Spelling, spellingOf } from './spelling-index.ts'
import { type TermWeights, termWeights } from './term-weights.ts'
import { type Aliases, CORE_ALIASES } from './title-names.ts'

/** Everything known about how occupations are called, laid out for reading, never for changing. */
export type TitleIndex = {
  version: number
  occupations: readonly { code: string; title: string }[]
  aliases: Aliases
  everyday: EverydayTitles
  words: readonly string[]
  wordIds: ReadonlyMap<string, number>
  prior: Uint8Array
  titles: TitleTable
  documents: Postings
  model: Model
  byWord: Postings
  /** How few titles use a word; the highest for a word no title uses. */
  rarity: Float32Array
  rarest: number
  titleLength: Float32Array
  /** Hash of an occupation's own title, to the occupation. */
  ownTitle: ReadonlyMap<number, number>
  spelling: Spelling
  /** Words that many titles end with: engineer, nurse, driver. */
  endings: ReadonlySet<number>
  terms: TermWeights
  places: ReadonlyMap<string, number>
}

/** Known titles, ordered by the hash of their words whatever the order of these. */
export type TitleTable = {
  hash: Uint32Array
  wordStart: Uint32Array
  word: Uint16Array
  classStart: Uint32Array
  class: Uint16Array
  reported: Uint8Array
  twins: Uint16Array
}

export type Model = {
  size: number
  feature: Int8Array
  featureScale: Uint8Array
  class: Int8Array
  classScale: Uint8Array
  bias: Float32Array
}

type Head = {
  version: number
  occupations: [string, string][]
  aliases: Record<string, string>
  modelSize: number
  sections: Record<string, [number, number]>
}

/** Opens the title files; cheap enough to do once at start. */
export function openTitles(files: KnowledgeFiles): TitleIndex {
  const text = new TextDecoder()
  const head: Head = JSON.parse(text.decode(files('titles.json')))
  const words = text.decode(files('titles-words.txt')).trimEnd().split('\n')
  const bytes = inPlace(files('titles.bin'))
  const section = <View>(View: ViewOf<View>, name: string) => {
    const [offset, length] = head.sections[name] ?? [0, 0]
    return new View(bytes.buffer, bytes.byteOffset + offset, length / View.BYTES_PER_ELEMENT)
  }
  const titles: TitleTable = {
    hash: section(Uint32Array, 'titleHash'),
    wordStart: starts(section(Uint8Array, 'titleWordCount')),
    word: section(Uint16Array, 'titleWord'),
    classStart: starts(section(Uint8Array, 'titleClassCount')),
    class: section(Uint16Array, 'titleClass'),
    reported: section(Uint8Array, 'titleReported'),
    twins: section(Uint16Array, 'titleTwins'),
  }
  const aliases: Aliases = new Map([
    ...Object.entries(head.aliases).map(([short, long]) => [short, long.split(' ')] as const),
    ...CORE_ALIASES,
  ])
  const wordIds = new Map<string, number>()
  for (let id = 0; id < words.length; id++) wordIds.set(words[id] ?? '', id)
  const byWord = titlesByWord(titles, words.length)
  const rarity = rarityOf(byWord, titles.hash.length)
  const documents: Postings = {
    start: starts(section(Uint16Array, 'documentCount')),
    entry: section(Uint16Array, 'documentClass'),
    strength: section(Uint8Array, 'documentStrength'),
  }
  return {
    version: head.version,
    occupations: head.occupations.map(([code, title]) => ({ code, title })),
    aliases,
    everyday: everydayTitles(aliases),
    words,
    wordIds,
    prior: section(Uint8Array, 'prior'),
    titles,
    documents,
    model: {
      size: head.modelSize,
      feature: section(Int8Array, 'feature'),
      featureScale: section(Uint8Array, 'featureScale'),
      class: section(Int8Array, 'class'),
      classScale: section(Uint8Array, 'classScale'),
      bias: section(Float32Array, 'bias'),
    },
    byWord,
    rarity,
    rarest: Math.log(titles.hash.length + 1),
    titleLength: lengths(titles, rarity),
    endings: endingsOf(titles, words.length),
    terms: termWeights(titles, byWord, documents, head.occupations.length),
    places: new Map(head.occupations.map(([code], at) => [code, at])),
    ownTitle: new Map(Array.from(section(Uint32Array, 'ownTitle'), (hash, at) => [hash, at])),
    spelling: spellingOf(words, id => (byWord.start[id + 1] ?? 0) > (byWord.start[id] ?? 0)),
  }
}

type ViewOf<View> = {
  BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, offset: number, length: number): View
}

/** The sections lie at multiples of four in the file; so must they in memory, to be read where they lie. */
function inPlace(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
}

/** The same for every order of the words. */
export function bagHash(ids: ArrayLike<number>): number {
  let sum = ids.length
  for (let at = 0; at < ids.length; at++) {
    let value = Math.imul((ids[at] ?? 0) + 1, 0x9e3779b1)
    value ^= value >>> 15
    sum = (sum + Math.imul(value, 0x85ebca6b)) >>> 0
  }
  return sum >>> 0
}

const SCALE_STEPS = 16

/** Row scales are stored as sixteenths of a power of two. */
export function scaleOf(step: number): number {
  return 2 ** ((step - 240) / SCALE_STEPS)
}

export function scaleStep(largest: number): number {
  if (largest === 0) return 0
  return Math.max(0, Math.min(255, Math.ceil(Math.log2(largest / 127) * SCALE_STEPS + 240)))
}

function titlesByWord(titles: TitleTable, vocabulary: number): Postings {
  const counts = new Uint32Array(vocabulary)
  for (let at = 0; at < titles.word.length; at++) {
    const word = titles.word[at] ?? 0
    counts[word] = (counts[word] ?? 0) + 1
  }
  const start = starts(counts)
  const next = start.slice()
  const entry = new Uint16Array(titles.word.length)
  for (let title = 0; title < titles.hash.length; title++)
    for (let at = titles.wordStart[title] ?? 0; at < (titles.wordStart[title + 1] ?? 0); at++) {
      const word = titles.word[at] ?? 0
      const place = next[word] ?? 0
      entry[place] = title
      next[word] = place + 1
    }
  return { start, entry, strength: new Uint8Array(0) }
}

const MANY_TITLES = 20

function endingsOf(titles: TitleTable, vocabulary: number): Set<number> {
  const counts = new Uint32Array(vocabulary)
  for (let title = 0; title < titles.hash.length; title++) {
    const last = titles.word[(titles.wordStart[title + 1] ?? 0) - 1] ?? 0
    counts[last] = (counts[last] ?? 0) + 1
  }
  const endings = new Set<number>()
  for (let word = 0; word < vocabulary; word++) if ((counts[word] ?? 0) >= MANY_TITLES) endings.add(word)
  return endings
}

function rarityOf(byWord: Postings, titles: number): Float32Array {
  const rarity = new Float32Array(byWord.start.length - 1)
  for (let word = 0; word < rarity.length; word++) {
    const uses = (byWord.start[word + 1] ?? 0) - (byWord.start[word] ?? 0)
    rarity[word] = Math.log((titles + 1) / (uses + 0.5))
  }
  return rarity
}

function lengths(titles: TitleTable, rarity: Float32Array): Float32Array {
  const length = new Float32Array(titles.hash.length)
  for (let title = 0; title < length.length; title++) {
    let sum = 0
    for (let at = titles.wordStart[title] ?? 0; at < (titles.wordStart[title + 1] ?? 0); at++)
      sum += (rarity[titles.word[at] ?? 0] ?? 0) ** 2
    length[title] = Math.sqrt(sum)
  }
  return length
}
