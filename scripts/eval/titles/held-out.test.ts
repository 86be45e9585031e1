import { expect, test } from 'vitest'
import type { KnownTitle, TitleLists } from '../../../knowledge/build/titles/title-lists.ts'
import type { TitleKind } from '../../../src/engine/titles/title-kinds.ts'
import { heldOut, typedTitle } from './held-out.ts'

const title = (words: string, kind: TitleKind, otherSpellings: string[] = []): [string, KnownTitle] => [
  words,
  { words: words.split(' '), classes: [0], kind, head: words.split(' ').at(-1) ?? '', otherSpellings },
]
const KINDS: TitleKind[] = ['reported', 'alternate', 'abroad', 'abroad unsure']
const titles = new Map(
  Array.from({ length: 3000 }, (_, at) => [
    title(`w${at % 60} v${Math.floor(at / 60)} nurse`, KINDS[at % 4] ?? 'reported'),
    title(`v${Math.floor(at / 60)} nurse w${at % 60}`, 'alternate'),
  ]).flat(),
)
const lists: TitleLists = { occupations: [], aliases: {}, ownTitles: [], prior: [], documents: [], titles }
const held = heldOut(lists)
const key = ({ words }: KnownTitle) => words.toSorted().join(' ')
const measured = [...held.reported, ...held.alternate, ...held.abroad, ...held.abroadUnsure]

test('nothing of the same words is left in any list, whatever their order', () => {
  const left = new Set([...held.lists.titles.values()].map(key))
  expect(measured.length).toBeGreaterThan(200)
  expect(measured.filter(one => left.has(key(one)))).toEqual([])
})

test('titles to tune on are neither measured on nor left to learn from', () => {
  const left = new Set([...held.lists.titles.values()].map(key))
  const measuredKeys = new Set([...held.abroad, ...held.abroadUnsure].map(key))
  const tuned = [...held.abroadToTune, ...held.unsureToTune]
  expect(tuned.length).toBeGreaterThan(20)
  expect(tuned.filter(one => left.has(key(one)) || measuredKeys.has(key(one)))).toEqual([])
})

test('the same titles are held out in every run', () => {
  expect(heldOut(lists).abroad.map(key)).toEqual(held.abroad.map(key))
})

test('what stood behind the head follows it again', () => {
  const [, director] = title('director nursing', 'reported')
  const heads = new Map([['director', 'manager']])
  expect(typedTitle({ ...director, head: 'manager' }, heads)).toBe('director of nursing')
  expect(typedTitle(director, heads)).toBe('director nursing')
})
