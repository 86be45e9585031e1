import type { KnowledgeFiles } from '../knowledge-files.ts'
import { type EverydayTitles, everydayTitles } from './everyday-titles.ts'
import { type Postings, starts } from './postings.ts'
import { buildSpellingIndex, type SpellingIndex } from './spelling-index.ts'
import { type TermWeights, termWeights } from './term-weights.ts'
import { type Aliases, CORE_ALIASES } from './title-names.ts'

/** Everything known about how occupations are called, laid out for reading, never for changing. */
export type TitleIndex = {
  version: number
  occupations: readonly { code: string; title: string }[]
  aliases: Aliases
  everydayTitles: EverydayTitles
  words: readonly string[]
  wordIds: ReadonlyMap<string, number>
  prior: Uint8Array
  titles: TitleTable
  occupationTerms: Postings
  model: Model
  titlesByWord: Postings
  /** How few titles use a word; the highest for a word no title uses. */
  rarity: Float32Array
  maxRarity: number
  titleNorms: Float32Array
  /** Hash of an occupation's own title, to the occupation. */
  officialTitles: ReadonlyMap<number, number>
  spelling: SpellingIndex
  /** Words that many titles end with: engineer, nurse, driver. */
  commonLastWords: ReadonlySet<number>
  terms: TermWeights
  indexByCode: ReadonlyMap<string, number>
}

/** Known titles, ordered by the hash of their words whatever the order of these. */
export type TitleTable = {
  hash: Uint32Array
  wordStart: Uint32Array
  word: Uint16Array
  classStart: Uint32Array
  class: Uint16Array
  reported: Uint8Array
  otherSpellings: Uint16Array
}

export type Model = {
  size: number
  feature: Int8Array
  featureScale: Uint8Array
  class: Int8Array
  classScale: Uint8Array
  bias: Float32Array
}

type TitleIndexHeader = {
  version: number
  occupations: [string, string][]
  aliases: Record<string, string>
  modelSize: number
  sections: Record<string, [number, number]>
}

/** Opens the title files; cheap enough to do once at start. */
export function loadTitleIndex(files: KnowledgeFiles): TitleIndex {
  const text = new TextDecoder()
  const head: TitleIndexHeader = JSON.parse(text.decode(files('titles.json')))
  const words = text.decode(files('titles-words.txt')).trimEnd().split('\n')
  const bytes = alignedTo4Bytes(files('titles.bin'))
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
    otherSpellings: section(Uint16Array, 'titleTwins'),
  }
  const aliases: Aliases = new Map([
    ...Object.entries(head.aliases).map(([short, long]) => [short, long.split(' ')] as const),
    ...CORE_ALIASES,
  ])
  const wordIds = new Map<string, number>()
  for (let id = 0; id < words.length; id++) wordIds.set(words[id] ?? '', id)
  const titlesByWord = indexTitlesByWord(titles, words.length)
  const rarity = inverseTitleFrequency(titlesByWord, titles.hash.length)
  const occupationTerms: Postings = {
    start: starts(section(Uint16Array, 'documentCount')),
    entry: section(Uint16Array, 'documentClass'),
    strength: section(Uint8Array, 'documentStrength'),
  }
  return {
    version: head.version,
    occupations: head.occupations.map(([code, title]) => ({ code, title })),
    aliases,
    everydayTitles: everydayTitles(aliases),
    words,
    wordIds,
    prior: section(Uint8Array, 'prior'),
    titles,
    occupationTerms: occupationTerms,
    model: {
      size: head.modelSize,
      feature: section(Int8Array, 'feature'),
      featureScale: section(Uint8Array, 'featureScale'),
      class: section(Int8Array, 'class'),
      classScale: section(Uint8Array, 'classScale'),
      bias: section(Float32Array, 'bias'),
    },
    titlesByWord: titlesByWord,
    rarity,
    maxRarity: Math.log(titles.hash.length + 1),
    titleNorms: lengths(titles, rarity),
    commonLastWords: findCommonLastWords(titles, words.length),
    terms: termWeights(titles, titlesByWord, occupationTerms, head.occupations.length),
    indexByCode: new Map(head.occupations.map(([code], at) => [code, at])),
    officialTitles: new Map(Array.from(section(Uint32Array, 'ownTitle'), (hash, at) => [hash, at])),
    spelling: buildSpellingIndex(
      words,
      id => (titlesByWord.start[id + 1] ?? 0) > (titlesByWord.start[id] ?? 0),
    ),
  }
}

type ViewOf<View> = {
  BYTES_PER_ELEMENT: number
  new (buffer: ArrayBufferLike, offset: number, length: number): View
}

/** The sections lie at multiples of four in the file; so must they in memory, to be read where they lie. */
function alignedTo4Bytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
}

/** The same for every order of the words. */
export function wordSetHash(ids: ArrayLike<number>): number {
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
export function scaleFromByte(step: number): number {
  return 2 ** ((step - 240) / SCALE_STEPS)
}

export function byteFromScale(largest: number): number {
  if (largest === 0) return 0
  return Math.max(0, Math.min(255, Math.ceil(Math.log2(largest / 127) * SCALE_STEPS + 240)))
}

function indexTitlesByWord(titles: TitleTable, vocabulary: number): Postings {
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

const MIN_TITLES_PER_LAST_WORD = 20

function findCommonLastWords(titles: TitleTable, vocabulary: number): Set<number> {
  const counts = new Uint32Array(vocabulary)
  for (let title = 0; title < titles.hash.length; title++) {
    const last = titles.word[(titles.wordStart[title + 1] ?? 0) - 1] ?? 0
    counts[last] = (counts[last] ?? 0) + 1
  }
  const commonLastWords = new Set<number>()
  for (let word = 0; word < vocabulary; word++)
    if ((counts[word] ?? 0) >= MIN_TITLES_PER_LAST_WORD) commonLastWords.add(word)
  return commonLastWords
}

function inverseTitleFrequency(titlesByWord: Postings, titles: number): Float32Array {
  const rarity = new Float32Array(titlesByWord.start.length - 1)
  for (let word = 0; word < rarity.length; word++) {
    const uses = (titlesByWord.start[word + 1] ?? 0) - (titlesByWord.start[word] ?? 0)
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
