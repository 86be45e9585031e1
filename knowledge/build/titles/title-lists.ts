import { type HeadNouns, headNoun, loadHeadNouns } from '#engine/titles/head-noun.ts'
import type { TitleKind } from '#engine/titles/title-kinds.ts'
import { type Aliases, loadTitleNames } from '#engine/titles/title-names.ts'
import { normalizeTitle, titleTokens } from '#engine/titles/title-text.ts'
import { titleWords } from '#engine/titles/title-words.ts'
import { readKnowledge } from '../../../scripts/read-knowledge.ts'
import type { AbroadTitle } from './read-abroad.ts'
import type { OnetRows } from './read-onet.ts'
import type { TypedTitle } from './read-typed.ts'

export type KnownTitle = {
  words: string[]
  classes: number[]
  kind: TitleKind
  /** The word that says what kind of worker it is. */
  head: string
  otherSpellings: string[]
}

export type TitleLists = {
  occupations: { code: string; title: string }[]
  aliases: Record<string, string>
  /** The words of each occupation's own title; none for what a classification has left over. */
  ownTitles: string[][]
  /** Log of employment, 0–255. */
  prior: number[]
  titles: Map<string, KnownTitle>
  /** Distinctive terms of each occupation and how often it uses them. */
  documents: Map<string, number>[]
}

const RESIDUAL = /, all other$/i
const TERMS_PER_OCCUPATION = 260
const COMMON_IN_OCCUPATIONS = 500

/** Titles and terms as word lists, ready to index, train on or hold out. */
export function titleLists(rows: OnetRows, abroad: AbroadTitle[], typed: readonly TypedTitle[]): TitleLists {
  const classOf = new Map(rows.occupations.map(({ code }, at) => [code, at]))
  const aliases = collectAliases(rows.titles.map(({ title }) => title))
  const known = {
    aliases: new Map(
      [...aliases, ...loadTitleNames(readKnowledge).aliases].filter(([short]) => !short.startsWith('^')),
    ),
    heads: loadHeadNouns(readKnowledge).sameAs,
  }
  const titles = new Map<string, KnownTitle>()
  for (const { code, title, reported } of rows.titles)
    addTitle(titles, titleForms(title, known), classOf.get(code) ?? 0, reported ? 'reported' : 'alternate')
  addAbroadTitles(titles, abroad, known, classOf)
  addTypedTitles(titles, typed, known, classOf)
  return {
    occupations: rows.occupations,
    aliases: Object.fromEntries([...aliases].map(([short, words]) => [short, words.join(' ')])),
    // "Managers, All Other" are no managers of any kind.
    ownTitles: rows.occupations.map(({ title }) =>
      RESIDUAL.test(title) ? [] : (titleForms(title, known)[0]?.words ?? []),
    ),
    prior: rows.occupations.map(({ code }) => priorOf(code, rows.employment)),
    titles,
    documents: documents(rows, classOf),
  }
}

type TitleForm = { words: string[]; head: string }
type KnownNames = { aliases: Aliases; heads: HeadNouns }

function titleForms(title: string, { aliases, heads }: KnownNames): TitleForm[] {
  const bracket = /^(.*?)\s*\((.*)\)\s*$/.exec(title)
  const forms = bracket ? [bracket[1] ?? '', bracket[2] ?? ''] : [title]
  return forms
    .map(form => form.replace(/,? except .*$/i, '').replace(/,? all other$/i, ''))
    .map(form => ({
      words: titleWords(form, aliases).map(({ word }) => word),
      head: headNoun(form, aliases, heads) ?? '',
    }))
    .filter(({ words }) => words.length > 0)
}

function addTitle(titles: Map<string, KnownTitle>, forms: TitleForm[], at: number, kind: TitleKind) {
  const keys = forms.map(({ words }) => words.join(' '))
  for (const { words, head } of forms) {
    const key = words.join(' ')
    const known = titles.get(key) ?? { words, classes: [], kind, head, otherSpellings: [] }
    titles.set(key, known)
    if (!known.classes.includes(at)) known.classes.push(at)
    if (kind === 'reported') known.kind = kind
    for (const twin of keys)
      if (twin !== key && !known.otherSpellings.includes(twin)) known.otherSpellings.push(twin)
  }
}

/** Titles of other countries' lists, where no O*NET title has the same words; unsure ones where no sure one has. */
function addAbroadTitles(
  titles: Map<string, KnownTitle>,
  abroad: AbroadTitle[],
  known: KnownNames,
  classOf: Map<string, number>,
) {
  const taken = new Set([...titles.values()].map(({ words }) => wordSetKey(words)))
  for (const kind of ['abroad', 'abroad unsure'] as const) {
    const added: string[] = []
    for (const { title, soc, isSure } of abroad) {
      const at = classOf.get(`${soc}.00`)
      const forms = titleForms(title, known).filter(({ words }) => !taken.has(wordSetKey(words)))
      if (at === undefined || isSure !== (kind === 'abroad')) continue
      addTitle(titles, forms, at, kind)
      added.push(...forms.map(({ words }) => wordSetKey(words)))
    }
    for (const key of added) taken.add(key)
  }
}

/** A typed title stands beside one of the same words in a list, which may have it under other occupations. */
function addTypedTitles(
  titles: Map<string, KnownTitle>,
  typed: readonly TypedTitle[],
  { aliases, heads }: KnownNames,
  classOf: Map<string, number>,
) {
  for (const { title, codes } of typed) {
    const words = titleWords(title, aliases).map(({ word }) => word)
    const classes = codes.flatMap(code => classOf.get(code) ?? [])
    if (words.length === 0 || classes.length === 0) continue
    const head = headNoun(title, aliases, heads) ?? ''
    titles.set(titleKey(words, 'typed'), { words, classes, kind: 'typed', head, otherSpellings: [] })
  }
}

/** The words of a title, told apart from those of a list where they are typed. */
export function titleKey(words: readonly string[], kind: TitleKind): string {
  return `${words.join(' ')}${kind === 'typed' ? ', typed' : ''}`
}

/** The same for every order of the words: what is held out is held out in every list. */
export function wordSetKey(words: readonly string[]): string {
  return [...new Set(words)].sort().join(' ')
}

/** Short forms that the titles explain themselves, as in "CNC Operator (Computer Numerical Control Operator)". */
function collectAliases(titles: string[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>()
  for (const title of titles) {
    const bracket = /^(.*?)\s*\((.*)\)\s*$/.exec(title)
    if (!bracket) continue
    const found = difference(
      titleTokens(normalizeTitle(bracket[1] ?? '')),
      titleTokens(normalizeTitle(bracket[2] ?? '')),
    )
    if (!found) continue
    const meanings = counts.get(found.short) ?? new Map<string, number>()
    meanings.set(found.long, (meanings.get(found.long) ?? 0) + 1)
    counts.set(found.short, meanings)
  }
  const aliases = new Map<string, string[]>()
  for (const [short, meanings] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const total = [...meanings.values()].reduce((sum, count) => sum + count, 0)
    const [long, count] = [...meanings].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0] ?? ['', 0]
    if (count >= 2 && count / total >= 0.7) aliases.set(short, long.split(' '))
  }
  return aliases
}

function difference(one: string[], other: string[]): { short: string; long: string } | undefined {
  const [brief, full] = one.length < other.length ? [one, other] : [other, one]
  let start = 0
  while (start < brief.length && brief[start] === full[start]) start++
  let end = 0
  while (end < brief.length - start && brief[brief.length - 1 - end] === full[full.length - 1 - end]) end++
  const short = brief.slice(start, brief.length - end)
  const long = full.slice(start, full.length - end)
  const [abbreviation] = short
  if (short.length !== 1 || !abbreviation || long.length < 2 || abbreviation.length !== long.length)
    return undefined
  return long.map(word => word[0]).join('') === abbreviation
    ? { short: abbreviation, long: long.join(' ') }
    : undefined
}

const DEFAULT_EMPLOYMENT = 5000
const SPECIALTY_EMPLOYMENT_DIVISOR = 5

function priorOf(code: string, employment: Map<string, number>): number {
  const people = employment.get(code.slice(0, 7)) ?? DEFAULT_EMPLOYMENT
  const share = code.endsWith('.00') ? people : people / SPECIALTY_EMPLOYMENT_DIVISOR
  return Math.max(0, Math.min(255, Math.round(Math.log2(Math.max(share, 1)) * 10)))
}

function documents(rows: OnetRows, classOf: Map<string, number>): Map<string, number>[] {
  const counted = rows.occupations.map(() => new Map<string, number>())
  for (const { code, text } of rows.texts) {
    const counts = counted[classOf.get(code) ?? 0]
    for (const word of titleTokens(normalizeTitle(text)))
      if (word.length > 1) counts?.set(word, (counts.get(word) ?? 0) + 1)
  }
  const spread = new Map<string, number>()
  for (const counts of counted)
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1)
  return counted.map(counts => {
    const distinctive = [...counts].filter(([word]) => {
      const occupations = spread.get(word) ?? 0
      return occupations > 1 && occupations <= COMMON_IN_OCCUPATIONS
    })
    const strength = ([word, count]: [string, number]) =>
      (1 + Math.log(count)) * Math.log(1016 / (spread.get(word) ?? 1))
    distinctive.sort((a, b) => strength(b) - strength(a) || (a[0] < b[0] ? -1 : 1))
    return new Map(distinctive.slice(0, TERMS_PER_OCCUPATION))
  })
}
