import { seededRandom } from '../../../knowledge/build/titles/random.ts'
import {
  type KnownTitle,
  type TitleLists,
  titleKey,
  wordSetKey,
} from '../../../knowledge/build/titles/title-lists.ts'
import { FNV_OFFSET_BASIS, fnvStep } from '../../../src/engine/text/fnv-hash.ts'
import type { HeadNouns } from '../../../src/engine/titles/head-noun.ts'
import type { TitleIndex } from '../../../src/engine/titles/title-index.ts'
import { TITLE_KINDS } from '../../../src/engine/titles/title-kinds.ts'

type HeldOut = {
  lists: TitleLists
  reported: KnownTitle[]
  alternate: KnownTitle[]
  /** Titles of other countries' lists that O*NET has not, to measure on, and a tenth more to tune on. */
  abroad: KnownTitle[]
  abroadUnsure: KnownTitle[]
  abroadToTune: KnownTitle[]
  unsureToTune: KnownTitle[]
}

const REPORTED_SHARE = 0.3
const ALTERNATE_SHARE = 0.05
/** Few titles of other countries are both surely joined and unknown to O*NET, so that many of them are needed to measure on. */
const ABROAD_SHARE = 0.4
const UNSURE_SHARE = 0.1
const TUNED_SHARE = 0.1

/**
 * Takes titles away together with every other spelling of the same row and every title of the same words in any list and
 * order, so that nothing of them is left to learn from.
 */
export function heldOut(lists: TitleLists): HeldOut {
  const random = seededRandom(7)
  const all = byText(lists)
  const taken = { reported: [] as KnownTitle[], alternate: [] as KnownTitle[] }
  for (const [, title] of all) {
    const { kind } = title
    if (kind !== 'reported' && kind !== 'alternate') continue
    if (random() < (kind === 'reported' ? REPORTED_SHARE : ALTERNATE_SHARE)) taken[kind].push(title)
  }
  const abroad = all.map(([, title]) => title).filter(({ kind }) => kind === 'abroad')
  const unsure = all.map(([, title]) => title).filter(({ kind }) => kind === 'abroad unsure')
  const between = (titles: KnownTitle[], from: number, to: number) =>
    titles.filter(({ words }) => {
      const place = wordSetPlace(wordSetKey(words))
      return place >= from && place < to
    })
  const sets = {
    ...taken,
    abroad: between(abroad, 0, ABROAD_SHARE),
    abroadUnsure: between(unsure, 0, UNSURE_SHARE),
    abroadToTune: between(abroad, ABROAD_SHARE, ABROAD_SHARE + TUNED_SHARE),
    unsureToTune: between(unsure, UNSURE_SHARE, UNSURE_SHARE + TUNED_SHARE),
  }
  return { lists: withoutTitles(lists, Object.values(sets).flat()), ...sets }
}

/** The lists without these titles, their other spellings, and any title of the same words. */
export function withoutTitles(lists: TitleLists, taken: KnownTitle[]): TitleLists {
  const gone = new Set<string>()
  for (const { words, otherSpellings } of taken) {
    gone.add(wordSetKey(words))
    for (const spelling of otherSpellings) gone.add(wordSetKey(spelling.split(' ')))
  }
  const left = byText(lists).filter(([, { words }]) => !gone.has(wordSetKey(words)))
  return { ...lists, titles: new Map(left) }
}

function byText({ titles }: TitleLists): [string, KnownTitle][] {
  return [...titles].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Half of the held-out O*NET titles were used to fit the confidence; the other half measures it. */
export function isTuned({ words }: KnownTitle): boolean {
  return wordSetPlace(`${wordSetKey(words)}#`) < 0.5
}

/** A title as a person may type it: what stood behind the head noun follows it again. */
export function typedTitle({ words, head }: KnownTitle, heads: HeadNouns): string {
  const at = words.findLastIndex(word => (heads.get(word) ?? word) === head)
  if (at < 0 || at === words.length - 1) return words.join(' ')
  return `${words.slice(0, at + 1).join(' ')} of ${words.slice(at + 1).join(' ')}`
}

/** A place in [0, 1) that depends on the words alone: the same title is held out in every run. */
export function wordSetPlace(key: string): number {
  let hash = FNV_OFFSET_BASIS
  for (let at = 0; at < key.length; at++) hash = fnvStep(hash, key.charCodeAt(at))
  return (hash >>> 0) / 2 ** 32
}

/** The lists an index was built from. */
export function listsOf(index: TitleIndex): TitleLists {
  const { titles, occupationTerms: documents } = index
  const keys: string[] = []
  const rows: KnownTitle[] = []
  for (let at = 0; at < titles.hash.length; at++) {
    const ids = titles.word.subarray(titles.wordStart[at], titles.wordStart[at + 1])
    const words = Array.from(ids, id => index.words.text(id))
    const classes = [...titles.class.subarray(titles.classStart[at], titles.classStart[at + 1])]
    const kind = TITLE_KINDS[titles.kind[at] ?? 0] ?? 'alternate'
    keys.push(titleKey(words, kind))
    rows.push({
      words,
      classes,
      kind,
      head: index.words.text(titles.head[at] ?? 0),
      otherSpellings: [],
    })
  }
  for (let at = 0; at < titles.otherSpellings.length; at += 2)
    rows[titles.otherSpellings[at] ?? 0]?.otherSpellings.push(keys[titles.otherSpellings[at + 1] ?? 0] ?? '')
  const terms = index.occupations.map(() => new Map<string, number>())
  for (let id = 0; id < index.words.size; id++)
    for (let at = documents.start[id] ?? 0; at < (documents.start[id + 1] ?? 0); at++)
      terms[documents.entry[at] ?? 0]?.set(index.words.text(id), documents.strength[at] ?? 0)
  return {
    occupations: [...index.occupations],
    aliases: {},
    ownTitles: index.occupations.map(() => []),
    prior: [...index.prior],
    titles: new Map(rows.map((row, at) => [keys[at] ?? '', row])),
    documents: terms,
  }
}
