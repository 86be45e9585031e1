import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { phraseTable } from '#engine/text/phrase-table.ts'
import type { TitleIndex } from './title-index.ts'

type TitleIndexHeader = {
  version: number
  occupations: [string, string][]
  aliases: Record<string, string>
  everydayTitles: Record<string, string>
  headNouns: Record<string, string>
  supportHeads: string[]
  modelSize: number
  sections: SectionPlaces
}

/** Opens the title files. What can be computed from them was computed by the build; here arrays are read where they lie. */
export function loadTitleIndex(files: KnowledgeFiles): TitleIndex {
  const head: TitleIndexHeader = JSON.parse(new TextDecoder().decode(files('titles.json')))
  const section = readSections(files('titles.bin'), head.sections)
  const hash = section(Uint32Array, 'titleHash')
  const wordStart = section(Uint32Array, 'wordStart')
  return {
    version: head.version,
    occupations: head.occupations.map(([code, title]) => ({ code, title })),
    aliases: new Map(Object.entries(head.aliases).map(([short, long]) => [short, long.split(' ')])),
    everydayTitles: new Map(Object.entries(head.everydayTitles)),
    headNouns: new Map(Object.entries(head.headNouns)),
    supportHeads: new Set(head.supportHeads),
    words: phraseTable(
      files('titles-words.txt'),
      wordStart,
      section(Uint32Array, 'wordEnd'),
      section(Uint32Array, 'wordSlot'),
    ),
    prior: section(Uint8Array, 'prior'),
    titles: {
      hash,
      wordStart: section(Uint32Array, 'titleWordStart'),
      word: section(Uint16Array, 'titleWord'),
      classStart: section(Uint32Array, 'titleClassStart'),
      class: section(Uint16Array, 'titleClass'),
      kind: section(Uint8Array, 'titleKind'),
      head: section(Uint16Array, 'titleHead'),
      otherSpellings: section(Uint32Array, 'titleTwins'),
    },
    occupationTerms: {
      start: section(Uint32Array, 'documentStart'),
      entry: section(Uint16Array, 'documentClass'),
      strength: section(Uint8Array, 'documentStrength'),
    },
    model: {
      size: head.modelSize,
      feature: section(Int8Array, 'feature'),
      featureScale: section(Uint8Array, 'featureScale'),
      class: section(Int8Array, 'class'),
      classScale: section(Uint8Array, 'classScale'),
      bias: section(Float32Array, 'bias'),
    },
    titlesByWord: {
      start: section(Uint32Array, 'wordTitleStart'),
      entry: section(Uint32Array, 'wordTitle'),
    },
    rarity: section(Float32Array, 'rarity'),
    maxRarity: Math.log(hash.length + 1),
    titleNorms: section(Float32Array, 'titleNorm'),
    commonLastWords: new Set(section(Uint16Array, 'commonLastWord')),
    terms: {
      start: section(Uint32Array, 'termStart'),
      entry: section(Uint16Array, 'termClass'),
      weight: section(Uint16Array, 'termWeight'),
      rarity: section(Float32Array, 'termRarity'),
    },
    indexByCode: new Map(head.occupations.map(([code], at) => [code, at])),
    officialTitles: new Map(Array.from(section(Uint32Array, 'ownTitle'), (own, at) => [own, at])),
    spelling: {
      start: section(Uint32Array, 'spellingStart'),
      entry: section(Uint16Array, 'spellingWord'),
    },
  }
}
