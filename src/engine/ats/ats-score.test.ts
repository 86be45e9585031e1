import { expect, test } from 'vitest'
import { atsScore, isMissingMust } from './ats-score.ts'
import type { RequirementMatch } from './match-requirements.ts'
import type { Requirement } from './requirement.ts'
import { balancedWeights } from './requirement-weights.ts'

const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  label: 'SQL',
  kind: 'skill',
  concepts: [1],
  amount: 0,
  words: [],
  importance: 'must',
  stated: 0,
  isSoft: false,
  isCommon: false,
  orExperience: false,
  weight: 1,
  postingLine: 1,
  ...change,
})
const match = (value: number, change: Partial<Requirement> = {}): RequirementMatch => ({
  requirement: requirement(change),
  value,
  met: value === 0 ? 'missing' : 'shown',
  proof: null,
  through: null,
})
const score = (matches: RequirementMatch[], parseLost = 0, stuffingLost = 0) =>
  atsScore({ matches, parseLost, stuffingLost })
/** So many musts that are met, so that the ones that follow are few among them. */
const met = (count: number) => Array.from({ length: count }, () => match(1))

test('coverage carries 70 points, parsing 20 and honesty 10', () => {
  expect(score(met(1))).toMatchObject({
    score: 100,
    coverage: 70,
    parseability: 20,
    stuffing: 10,
    limits: [],
  })
  expect(score(met(1), 5, 3)).toMatchObject({ score: 92, parseability: 15, stuffing: 7 })
})

test.each([
  [0.2, 0],
  [0.4, 10],
  [0.6, 20],
  [0.9, 20],
])('a résumé that covers %d of the posting gets %d points for how it reads', (value, points) => {
  expect(score([match(value)]).parseability).toBeCloseTo(points)
})

test('coverage is weighed', () => {
  expect(score([match(1, { weight: 3 }), match(0.5, { weight: 1 })]).coverage).toBeCloseTo(70 * (3.5 / 4))
  expect(score([]).score).toBe(0)
})

test('parsing costs no more than its own points, stuffing at most 40', () => {
  expect(score(met(1), 50).parseability).toBe(0)
  expect(score(met(1), 0, 60).score).toBe(score(met(1), 0, 40).score)
  expect(score(met(1), 0, 40).score).toBe(60)
  expect(score([match(0.1)], 0, 40).score).toBe(0)
})

test.each([
  [0, 1, 79],
  [1, 1, 74],
  [2, 1, 69],
  [2, 2, 64],
  [0, 3, 69],
  [2, 10, 45],
] as const)('musts of strictness %i missing %i times hold the score at %i', (stated, times, most) => {
  const missing = Array.from({ length: times }, () => match(0, { stated, weight: 0.001 }))
  expect(score([...met(100), ...missing]).limits).toMatchObject([{ most }])
})

test('at most three missing musts are named', () => {
  const missing = ['A', 'B', 'C', 'D', 'E'].map(label => match(0, { label, weight: 0.001 }))
  const reason = (count: number) => score([...met(100), ...missing.slice(0, count)]).limits[0]?.reason
  expect(reason(3)).toBe('Not found, though the posting asks for it: A, B, C.')
  expect(reason(5)).toBe('Not found, though the posting asks for it: A, B, C and 2 more.')
})

test.each<[string, Partial<Requirement>]>([
  ['a wish', { importance: 'nice' }],
  ['a soft skill', { isSoft: true }],
  ['a plain word', { kind: 'word' }],
  ['a phrase of the long tail', { label: 'stock taking' }],
])('%s that is missing sets no limit', (_name, change) => {
  expect(isMissingMust(match(0))).toBe(true)
  expect(isMissingMust(match(0, change))).toBe(false)
})

test('a must that is partly met, or a degree in lower case, is judged by what it is', () => {
  expect(isMissingMust({ ...match(0), met: 'partly' })).toBe(false)
  expect(isMissingMust(match(0, { kind: 'degree', label: 'a degree' }))).toBe(true)
})

test.each([
  [0, 20],
  [0.12, 20],
  [0.3, 52],
  [0.56, 99],
  [0.57, null],
])('skills of the field covered by %d hold the score at %s', (value, most) => {
  const limits = score([match(value)]).limits.map(limit => limit.most)
  expect(limits.filter(limit => limit !== 79)).toEqual(most === null ? [] : [most])
})

test.each<[string, Partial<Requirement>, number]>([
  ['the title', { kind: 'title' }, 3],
  ['a word that must be there', { kind: 'word' }, 1.5],
  ['another word', { kind: 'word', importance: 'duty' }, 0.8],
  ['a must', {}, 3],
  ['a must of a strict heading', { stated: 1 }, 3.5],
  ['a must of a strict sentence', { stated: 2 }, 4],
  ['a wish', { importance: 'nice' }, 1],
  ['a duty', { importance: 'duty' }, 1.2],
  ['a degree', { kind: 'degree' }, 1.8],
  ['years', { kind: 'years', label: 'years' }, 2.4],
  ['a soft skill', { isSoft: true }, 0.9],
  ['a phrase of the long tail', { label: 'stock taking' }, 1.2],
])('%s weighs as it should', (_name, change, weight) => {
  expect(balancedWeights([requirement(change)])[0]?.weight).toBeCloseTo(weight)
})

test('duties and wishes together never outweigh what must be there', () => {
  const many = (importance: 'duty' | 'nice') => Array.from({ length: 10 }, () => requirement({ importance }))
  const total = (importance: string, all: Requirement[]) =>
    balancedWeights(all)
      .filter(one => one.importance === importance)
      .reduce((sum, one) => sum + one.weight, 0)
  const all = [requirement(), ...many('duty'), ...many('nice')]
  expect(total('duty', all)).toBeCloseTo(3 * 0.4)
  expect(total('nice', all)).toBeCloseTo(3 * 0.25)
  expect(total('must', all)).toBeCloseTo(3)
  // Where nothing must be there, nothing is held down; a soft must or the title is not enough.
  expect(total('duty', many('duty'))).toBeCloseTo(12)
  expect(total('duty', [requirement({ isSoft: true }), ...many('duty')])).toBeCloseTo(12)
  expect(total('duty', [requirement({ kind: 'title' }), ...many('duty')])).toBeCloseTo(12)
})
