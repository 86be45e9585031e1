import { expect, test } from 'vitest'
import { workShares } from '#engine/suggest/work-meaning.ts'
import { trainWork, type WorkExample } from './train-work.ts'

const [I, BREAD, DOGS, OVEN] = [1, 20, 30, 40]
const [BAKER, COOK, GROOMER] = ['51-3011', '35-2014', '39-2021']
const goals = (count: number, ids: number[], ...wanted: string[][]): WorkExample[] =>
  Array.from({ length: count }, () => ({ ids, wanted }))
const weights = trainWork([
  ...goals(6, [I, BREAD], [BAKER, COOK]),
  ...goals(6, [I, DOGS], [GROOMER]),
  ...goals(6, [I, OVEN]),
  ...goals(1, [I, 77], [GROOMER]),
])
const share = (ids: number[], code: string) => workShares(weights, ids)[weights.codes.indexOf(code)] ?? 0

test('what goals of one work have and others have not speaks for it', () => {
  expect(share([I, BREAD], BAKER)).toBeGreaterThan(0.6)
  expect(share([I, DOGS], GROOMER)).toBeGreaterThan(0.6)
  expect(share([I, DOGS], BAKER)).toBeLessThan(0.15)
})

test('a code beside the likeliest counts half, and a goal without work speaks for none', () => {
  expect(share([I, BREAD], COOK) / share([I, BREAD], BAKER)).toBeCloseTo(0.5, 1)
  for (const code of weights.codes) expect(Math.abs(share([I, OVEN], code))).toBeLessThan(0.15)
})

test('what stands in one goal alone is chance, and what all have says nothing', () => {
  expect([...weights.features]).not.toContain(77)
  for (const code of weights.codes) expect(Math.abs(share([I], code))).toBeLessThan(0.2)
})

test('the same goals give the same weights, and none gives none', () => {
  const twice = [1, 2].map(() => trainWork(goals(3, [I, BREAD], [BAKER])))
  expect(twice[0]).toEqual(twice[1])
  expect(trainWork([]).codes).toEqual([])
})
