import { seededRandom } from '../../../knowledge/build/titles/random.ts'
import type { KnownTitle, TitleLists } from '../../../knowledge/build/titles/title-lists.ts'
import type { TitleIndex } from '../../../src/engine/titles/title-index.ts'

type HeldOut = { lists: TitleLists; reported: KnownTitle[]; alternate: KnownTitle[] }

const REPORTED_SHARE = 0.3
const ALTERNATE_SHARE = 0.05

/** Takes titles away, together with every other spelling of the same row, so that nothing of them is left to learn from. */
export function heldOut(lists: TitleLists): HeldOut {
  const random = seededRandom(7)
  const gone = new Set<string>()
  const reported: KnownTitle[] = []
  const alternate: KnownTitle[] = []
  for (const [key, title] of [...lists.titles].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (random() >= (title.reported ? REPORTED_SHARE : ALTERNATE_SHARE)) continue
    ;(title.reported ? reported : alternate).push(title)
    for (const spelling of [key, ...title.otherSpellings]) gone.add(spelling)
  }
  const titles = new Map([...lists.titles].filter(([key]) => !gone.has(key)))
  return { lists: { ...lists, titles }, reported, alternate }
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
    keys.push(words.join(' '))
    rows.push({ words, classes, reported: titles.reported[at] === 1, otherSpellings: [] })
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
