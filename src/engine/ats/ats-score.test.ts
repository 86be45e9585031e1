import { expect, test } from 'vitest'
import { atsScore, coveragePoints, isMissingMust } from './ats-score.ts'
import type { Requirement } from './requirement.ts'
import type { RequirementMatch } from './requirement-match.ts'
import { balancedWeights } from './requirement-weights.ts'

const requirement = (change: Partial<Requirement> = {}): Requirement => ({
  label: 'SQL',
  kind: 'skill',
  concepts: [1],
  parts: [],
  variants: [],
  amount: 0,
  words: [],
  importance: 'must',
  stated: 0,
  isSoft: false,
  isCommon: false,
  isNamed: true,
  orExperience: false,
  yearsByDegree: [],
  weight: 1,
  postingLine: 1,
  ...change,
})
const match = (value: number, change: Partial<Requirement> = {}, claimedValue = value): RequirementMatch => ({
  requirement: requirement(change),
  value,
  claimedValue,
  met: value === 0 ? 'missing' : 'shown',
  proof: null,
  through: null,
  isUnsupported: false,
})
const score = (
  matches: RequirementMatch[],
  parseLost = 0,
  stuffingLost = 0,
  isOtherField = false,
  fieldShare = 1,
  neighborShare = 0,
) => atsScore({ matches, parseLost, stuffingLost, isOtherField, fieldShare, neighborShare })
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
})

test.each([
  [0, 0],
  [0.2, 4],
  [0.35, 15],
  [0.5, 42],
  [0.55, 56],
  [0.6, 70],
  [0.7, 91],
  [0.8, 96],
  [0.9, 98],
  [1, 100],
])('a covered share of %d is worth %d points', (share, points) => {
  expect(coveragePoints(share)).toBeCloseTo(points)
})

test('what lists claim earns three tenths of what work would show, and never counts beyond 95', () => {
  expect(score([match(0.5, {}, 0.8)]).score).toBe(Math.round(42 + 0.3 * (95 - 42)))
  expect(score([match(0.5, {}, 1)]).score).toBe(Math.round(42 + 0.3 * (95 - 42)))
  expect(score([match(0.5, {}, 0.6)]).score).toBe(Math.round(42 + 0.3 * (70 - 42)))
  expect(score([match(0.5, {}, 0.5)]).score).toBe(42)
})

test('coverage is weighed', () => {
  expect(score([match(1, { weight: 3 }), match(0.2, { weight: 1 })]).score).toBe(coveragePoints(0.8))
  expect(score([]).score).toBe(0)
})

test('what a parser misses costs a quarter of its points, five at most', () => {
  expect(score(met(1), 8).parseability).toBe(18)
  expect(score(met(1), 50).parseability).toBe(15)
  // Half a match loses half as much.
  expect(score([match(0.5)], 20).parseability).toBeCloseTo(0.42 * 15)
})

test('stuffing costs at most 40 points', () => {
  expect(score(met(1), 0, 3).score).toBe(97)
  expect(score(met(1), 0, 60).score).toBe(60)
  expect(score([match(0.1)], 0, 40).score).toBe(0)
})

test('work in another field is held at 25', () => {
  expect(score(met(3), 0, 0, true)).toMatchObject({
    score: 25,
    limits: [{ most: 25, reason: 'Your work so far is in another field.' }],
  })
})

test.each([
  [1, 69],
  [2, 64],
  [4, 54],
  [9, 50],
])('%i missing licences hold the score at %i', (times, most) => {
  const missing = Array.from({ length: times }, () => match(0, { kind: 'credential', weight: 0.001 }))
  expect(score([...met(100), ...missing]).limits).toMatchObject([{ most }])
})

test('a credential half named holds the score less; one that most people hold does not', () => {
  const limits = (value: number, change: Partial<Requirement> = {}) =>
    score([...met(100), { ...match(value, { kind: 'credential', ...change }), met: 'missing' }]).limits.map(
      ({ most }) => most,
    )
  expect(limits(0.24)).toEqual([69])
  expect(limits(0.25)).toEqual([95])
  expect(limits(0, { isCommon: true })).toEqual([])
  expect(limits(0, { isNamed: false })).toEqual([95])
})

test.each<[string, Partial<Requirement>, number | null]>([
  ['a degree', { amount: 2 }, 69],
  ['a degree or experience', { amount: 3, orExperience: true }, null],
  ['a school diploma', { amount: 1 }, null],
])('%s that is missing holds the score at %s', (_name, change, most) => {
  const { limits } = score([...met(100), match(0, { kind: 'degree', isNamed: false, ...change })])
  expect(limits.map(limit => limit.most)).toEqual(most === null ? [] : [most])
})

test('a tool that its sentence calls a must holds the score at 79, one of a list of requirements at 95', () => {
  const limits = (stated: 0 | 1 | 2) =>
    score([...met(100), match(0, { stated })]).limits.map(({ most }) => most)
  expect(limits(2)).toEqual([79])
  expect(limits(1)).toEqual([95])
})

test('three missing tools that are more than half of those asked for hold the score at 69', () => {
  const limits = (shown: number, missing: number) =>
    score([...met(shown), ...Array.from({ length: missing }, () => match(0))]).limits.map(({ most }) => most)
  expect(limits(2, 3)).toEqual([69])
  expect(limits(3, 3)).toEqual([95])
  expect(limits(0, 2)).toEqual([95])
})

test.each<[string, Partial<Requirement>, number[]]>([
  ['a phrase', { kind: 'phrase', isNamed: false }, [95]],
  ['a credential without a known name', { kind: 'credential', isNamed: false }, [95]],
  ['a soft skill', { isSoft: true }, []],
  ['a tool of every office', { isCommon: true }, []],
  ['a wish', { importance: 'nice' }, []],
  ['a duty', { importance: 'duty' }, []],
])('%s that is nowhere holds the score at %j', (_name, change, most) => {
  expect(score([...met(100), match(0, change)]).limits.map(limit => limit.most)).toEqual(most)
})

test('what is nowhere sets one limit, the strictest, and one that is only listed none of this kind', () => {
  const limits = (matches: RequirementMatch[]) =>
    score([...met(100), ...matches]).limits.map(({ most }) => most)
  expect(limits([match(0, { kind: 'phrase', isNamed: false }), match(0)])).toEqual([95])
  expect(limits([match(0, { kind: 'phrase', isNamed: false }), match(0, { kind: 'credential' })])).toEqual([
    69,
  ])
  expect(limits([{ ...match(0), met: 'listed' }])).toEqual([])
})

test('years far below what is asked hold the score at 74', () => {
  expect(score([...met(100), match(0, { kind: 'years' })]).limits).toMatchObject([{ most: 74 }])
  expect(score([...met(100), { ...match(0.6, { kind: 'years' }), met: 'partly' }]).limits).toEqual([])
})

test('at most three missing musts are named', () => {
  const missing = ['A', 'B', 'C', 'D', 'E'].map(label =>
    match(0, { label, kind: 'credential', weight: 0.001 }),
  )
  const reason = (count: number) => score([...met(100), ...missing.slice(0, count)]).limits[0]?.reason
  expect(reason(3)).toBe('Not shown, though the posting asks for it: A, B, C.')
  expect(reason(5)).toBe('Not shown, though the posting asks for it: A, B, C and 2 more.')
})

test.each<[string, Partial<Requirement>]>([
  ['a wish', { importance: 'nice' }],
  ['a soft skill', { isSoft: true }],
  ['a phrase', { kind: 'phrase', isNamed: false }],
  ['a tool of every office', { isCommon: true }],
])('%s that is missing is no missing must', (_name, change) => {
  expect(isMissingMust(match(0))).toBe(true)
  expect(isMissingMust(match(0, change))).toBe(false)
})

test('a must that is only listed is missing still, one that is partly shown is not', () => {
  expect(isMissingMust({ ...match(0), met: 'listed' })).toBe(true)
  expect(isMissingMust({ ...match(0), met: 'partly' })).toBe(false)
  expect(isMissingMust(match(0, { kind: 'degree', isNamed: false }))).toBe(true)
})

test.each<[string, Partial<Requirement>, number]>([
  ['the title', { kind: 'title' }, 2],
  ['a must', {}, 3],
  ['a must of a strict heading', { stated: 1 }, 3.25],
  ['a must of a strict sentence', { stated: 2 }, 3.5],
  ['a wish', { importance: 'nice' }, 1],
  ['a duty', { importance: 'duty' }, 2],
  ['a credential', { kind: 'credential' }, 3.6],
  ['a driving licence', { kind: 'credential', isCommon: true }, 1.44],
  ['a degree', { kind: 'degree', amount: 3 }, 1.8],
  ['a school diploma', { kind: 'degree', amount: 1 }, 0.72],
  ['years', { kind: 'years', label: 'years' }, 2.4],
  ['a soft skill', { isSoft: true }, 0.9],
  ['a tool of every office', { isCommon: true }, 1.2],
])('%s weighs as it should', (_name, change, weight) => {
  expect(balancedWeights([requirement(change)])[0]?.weight).toBeCloseTo(weight)
})

test('with three musts, duties and wishes together weigh no more than what must be there', () => {
  const many = (importance: 'duty' | 'nice', count = 10) =>
    Array.from({ length: count }, () => requirement({ importance }))
  const total = (importance: string, all: Requirement[]) =>
    balancedWeights(all)
      .filter(one => one.importance === importance)
      .reduce((sum, one) => sum + one.weight, 0)
  const musts = (count: number) => Array.from({ length: count }, () => requirement())
  const all = [...musts(3), ...many('duty'), ...many('nice')]
  expect(total('duty', all) + total('nice', all)).toBeCloseTo(9)
  expect(total('duty', all)).toBeCloseTo(6)
  expect(total('must', all)).toBeCloseTo(9)
  // Few duties keep their weight; two musts, soft ones or the title do not hold anything down.
  expect(total('duty', [...musts(3), ...many('duty', 2)])).toBeCloseTo(4)
  expect(total('duty', [...musts(2), ...many('duty')])).toBeCloseTo(20)
  expect(total('duty', [...musts(2), requirement({ isSoft: true }), ...many('duty')])).toBeCloseTo(20)
})

test('what another field shares with every posting counts less', () => {
  expect(score(met(3), 0, 0, true, 0.25).coverage).toBe(score(met(3), 0, 0, true).coverage / 4)
})

test('a neighbor of the field has a few points however little the lines share with the posting', () => {
  expect(score([match(0.1)], 0, 0, true, 1, 0.1).score).toBe(10)
  expect(score([match(0.1)], 0, 0, true, 1, 0).score).toBeLessThan(5)
  expect(score(met(1), 0, 0, false, 1, 0.1).score).toBe(100)
})
