import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { everydayTitles } from './everyday-titles.ts'
import { type Postings, starts } from './postings.ts'
import { buildSpellingIndex } from './spelling-index.ts'
import { termWeights } from './term-weights.ts'
import type { TitleIndex } from './title-index.ts'
import { type Aliases, loadTitleNames } from './title-names.ts'
import type { TitleTable } from './title-table.ts'

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
  const names = loadTitleNames(files)
  const aliases: Aliases = new Map([
    ...Object.entries(head.aliases).map(([short, long]) => [short, long.split(' ')] as const),
    ...names.aliases,
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
    everydayTitles: everydayTitles(names.everydayTitles, aliases),
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

/** Keeps the rarity of a word that no title uses finite. */
const TITLE_COUNT_SMOOTHING = 0.5

function inverseTitleFrequency(titlesByWord: Postings, titles: number): Float32Array {
  const rarity = new Float32Array(titlesByWord.start.length - 1)
  for (let word = 0; word < rarity.length; word++) {
    const uses = (titlesByWord.start[word + 1] ?? 0) - (titlesByWord.start[word] ?? 0)
    rarity[word] = Math.log((titles + 1) / (uses + TITLE_COUNT_SMOOTHING))
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
