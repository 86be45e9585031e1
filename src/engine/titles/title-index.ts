import type { PhraseTable } from '#engine/text/phrase-table.ts'
import type { EverydayTitles } from './everyday-titles.ts'
import type { HeadNouns } from './head-noun.ts'
import type { Postings } from './postings.ts'
import type { SpellingIndex } from './spelling-index.ts'
import type { TermWeights } from './term-weights.ts'
import type { Aliases } from './title-names.ts'
import type { TitleTable } from './title-table.ts'

/** Everything known about how occupations are called, laid out for reading, never for changing. */
export type TitleIndex = {
  version: number
  occupations: readonly { code: string; title: string }[]
  aliases: Aliases
  everydayTitles: EverydayTitles
  headNouns: HeadNouns
  /** Heads of titles that help or carry out, never manage. */
  supportHeads: ReadonlySet<string>
  words: PhraseTable
  prior: Uint8Array
  titles: TitleTable
  occupationTerms: Postings & { strength: Uint8Array }
  model: Model
  titlesByWord: Postings<Uint32Array>
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

export type Model = {
  size: number
  feature: Int8Array
  featureScale: Uint8Array
  class: Int8Array
  classScale: Uint8Array
  bias: Float32Array
}
