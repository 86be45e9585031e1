import { expect, test } from 'vitest'
import { type ConditionSource, conditionSigns, MIN_ODDS_UNREAD } from './condition-choice.ts'

const SIZE = { words: 20, parts: 3 }
const NOTHING = { said: new Map(), counts: new Map() }
const read = (count: number, ...sources: ConditionSource[]) => ({
  said: new Map([
    [
      'outdoors',
      {
        sources: new Set(sources),
        words: new Set(['in the rain']),
        isAlone: sources.includes('clause: want'),
      },
    ],
  ]),
  counts: new Map([
    ['outdoors', count],
    ['team', 1],
  ]),
})
const signs = (
  odds: number,
  ruled: Parameters<typeof conditionSigns>[2] = NOTHING,
  { clearest = odds, inOrder = -9 } = {},
) => conditionSigns('outdoors', { together: odds, clearest, inOrder }, ruled, SIZE)

test('what no rule reads and hardly any word says is not weighed', () => {
  const { words, order } = MIN_ODDS_UNREAD
  expect(signs(words - 0.01)).toBeNull()
  expect(signs(words)).not.toBeNull()
  expect(signs(words - 9, NOTHING, { inOrder: order - 0.01 })).toBeNull()
  expect(signs(words - 9, NOTHING, { inOrder: order })).not.toBeNull()
  expect(signs(words - 9, read(1))).not.toBeNull()
})

test('odds count in their ranges, and no further than their ends', () => {
  expect(signs(-5)?.get('words')).toBe(-1.25)
  expect(signs(-5)?.get('words: above -4')).toBe(0)
  expect(signs(2)?.get('words: above -4')).toBe(1.5)
  expect(signs(2)?.get('words: above 0')).toBe(0.5)
  expect(signs(99)?.get('words')).toBe(1.5)
  expect(signs(-99, read(1))?.get('words')).toBe(-3)
  expect(signs(2, NOTHING, { clearest: -4 })?.get('clearest part')).toBe(-1)
  expect(signs(2, NOTHING, { inOrder: 4 })?.get('order')).toBe(1)
  expect(signs(2, read(1), { inOrder: 4 })?.get('read, order')).toBe(1)
})

test('where the rules read it and how often are signs of their own', () => {
  const one = signs(-2, read(1, 'clause: want'))
  expect([...(one ?? [])].filter(([, value]) => value === 1).map(([sign]) => sign)).toEqual([
    'any',
    'read',
    'clause: want',
    'clause: want: outdoors',
    'says outdoors: in the rain',
    'alone in a clause',
    'condition: outdoors',
    'condition read: outdoors',
  ])
  expect(one?.get('read, words')).toBe(-0.5)
  expect(one?.get('conditions read')).toBe(0.5)
  const agreeing = signs(-2, read(2, 'clause: leave', 'remark: leave', 'clause: want'))
  for (const sign of ['two sources', 'three sources', 'clause and remark: leave', 'wanted and left'])
    expect(agreeing?.get(sign), sign).toBe(1)
  expect(agreeing?.get('clause and remark: want')).toBe(0)
})

test('the size of the goal is a sign', () => {
  expect(signs(0)?.get('size in words')).toBeCloseTo(Math.log(20), 9)
  expect(signs(0)?.get('size in parts')).toBeCloseTo(Math.log(3), 9)
})
