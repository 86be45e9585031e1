import { expect, test } from 'vitest'
import type { KnownTitle, TitleLists } from '../../../knowledge/build/titles/title-lists.ts'
import type { TitleKind } from '../../../src/engine/titles/title-kinds.ts'
import { FOLD_COUNT, titleFold } from './folds.ts'
import { heldOut, isTuned } from './held-out.ts'

const KINDS: TitleKind[] = ['reported', 'alternate', 'abroad', 'abroad unsure']
const titles = new Map(
  Array.from({ length: 4000 }, (_, at): [string, KnownTitle] => {
    const words = [`w${at % 40}`, `v${Math.floor(at / 40) % 50}`, ...(at % 3 ? ['nurse'] : [])]
    const ordered = at < 2000 ? words : words.toReversed()
    const kind = KINDS[(at * 7 + Math.floor(at / 2000)) % 4] ?? 'reported'
    return [ordered.join(' '), { words: ordered, classes: [0], kind, head: 'nurse', otherSpellings: [] }]
  }),
)
const lists: TitleLists = { occupations: [], aliases: {}, ownTitles: [], prior: [], documents: [], titles }
const folds = Array.from({ length: FOLD_COUNT }, (_, fold) => titleFold(lists, fold))
const key = ({ words }: KnownTitle) => words.toSorted().join(' ')

test('nothing of the words of a fold is left to learn from', () => {
  for (const fold of folds) {
    const left = new Set([...fold.lists.titles.values()].map(key))
    expect(fold.titles.length).toBeGreaterThan(100)
    expect(fold.titles.filter(title => left.has(key(title)))).toEqual([])
  }
})

test('words that are in one fold are in no other', () => {
  const seen = folds.flatMap(fold => [...new Set(fold.titles.map(key))])
  expect(new Set(seen).size).toBe(seen.length)
})

test('the folds hold every reported title but those the confidence was fitted on', () => {
  const { reported, alternate, abroadToTune, unsureToTune } = heldOut(lists)
  const tuned = [...reported, ...alternate].filter(isTuned)
  const fitted = new Set([...tuned, ...abroadToTune, ...unsureToTune].map(key))
  const measured = folds.flatMap(fold => fold.titles)
  expect(fitted.size).toBeGreaterThan(100)
  expect(measured.filter(title => fitted.has(key(title)))).toEqual([])
  const wanted = [...titles.values()].filter(title => title.kind === 'reported' && !fitted.has(key(title)))
  expect(
    measured
      .filter(({ kind }) => kind === 'reported')
      .map(key)
      .sort(),
  ).toEqual(wanted.map(key).sort())
})
