import { expect, test } from 'vitest'
import { type DemandsQuestion, roleDemands as roleDemandsShape } from '#shared/career/role-demands.ts'
import { testEngine } from '#tests/test-engine.ts'
import { COMMANDS } from '../../../scripts/engine/commands.ts'
import { demandBand, demandValue, groupBand } from './demand-groups.ts'
import { MANUAL_BLOCKERS } from './manual-work.ts'
import { roleDemands } from './role-demands.ts'

const engine = testEngine()
const { career } = engine
const row = (code: string) => career.occupations.rowOf.get(code) ?? -1
function demands(question: DemandsQuestion) {
  const found = roleDemands(engine, question)
  if (!found) throw new Error('no such role')
  return found
}
const bands = (question: DemandsQuestion) =>
  Object.fromEntries(demands(question).groups.map(({ group, band }) => [group, band]))

test('a nurse against a data entry clerk: what is beyond sampling error, and what is not', () => {
  expect(bands({ code: '29-1141.00', compareWith: '43-9021.00' })).toEqual({
    pace: 'about the same',
    hours: 'about the same',
    predictability: 'about the same',
    'emotional load': 'higher',
    responsibility: 'higher',
    'precision and monotony': 'lower',
    'body and place': 'higher',
    control: 'about the same',
  })
})

test('turned around, higher becomes lower', () => {
  const there = bands({ code: '29-1141.00', compareWith: '43-9021.00' })
  const back = bands({ code: '43-9021.00', compareWith: '29-1141.00' })
  const turned = { higher: 'lower', lower: 'higher', 'about the same': 'about the same' }
  for (const [group, band] of Object.entries(there)) expect(back[group]).toBe(band && turned[band])
})

test('a role compared with itself is about the same in all', () => {
  expect(new Set(Object.values(bands({ code: '33-3051.00', compareWith: '33-3051.00' })))).toEqual(
    new Set(['about the same']),
  )
})

test('more regular schedules are more predictability', () => {
  expect(bands({ code: '15-1252.00' }).predictability).toBe('higher')
})

test('sitting makes work lighter on the body', () => {
  const [sitting] = career
    .demandTables()
    .conditionsOf('body and place')
    .filter(({ element }) => element === '4.C.2.d.1.a')
  if (!sitting) throw new Error('no such condition')
  expect(demandValue(career, row('15-1252.00'), [sitting])?.value).toBeLessThan(0)
})

test('a difference is told only from the smallest real one on', () => {
  const at = (value: number) => ({ value, smallestDifference: 0.5 })
  expect(demandBand(at(0.49), at(0))).toBe('about the same')
  expect(demandBand(at(0.5), at(0))).toBe('higher')
  expect(demandBand(at(-0.5), at(0))).toBe('lower')
  expect(demandBand(at(0.5), { value: 0, smallestDifference: 0.6 })).toBe('about the same')
  // Against the mean of all occupations only one side has sampling error.
  expect(demandBand(at(0.36), undefined)).toBe('higher')
  expect(demandBand(at(0.35), undefined)).toBe('about the same')
  expect(demandBand(null, undefined)).toBeNull()
  expect(demandBand(at(1), null)).toBeNull()
})

test('answers of experts must differ twice as much', () => {
  const pace = career.demandTables().conditionsOf('pace')
  const [sampled, experts] = [
    demandValue(career, row('11-1011.00'), pace),
    demandValue(career, row('11-1011.03'), pace),
  ]
  expect(experts?.smallestDifference).toBeCloseTo(2 * (sampled?.smallestDifference ?? 0))
})

test('a group is compared over the conditions that both roles answered', () => {
  expect(groupBand(career, 'pace', row('15-2051.00'), row('15-1252.00'))).toBeNull()
  expect(groupBand(career, 'body and place', row('15-2051.00'), row('15-1252.00'))).toBe('about the same')
})

test.each([
  ['15-1252.00', '4.C.3.d.1', 3.5],
  ['29-1141.00', '4.C.1.d.2', 4.14],
  ['43-4051.00', '4.C.3.d.1', 4.55],
  ['33-3051.00', '4.C.1.d.1', 4.43],
  ['53-3032.00', '4.C.3.d.8', 2.76],
  ['43-4051.00', '4.C.3.a.4', 3.05],
])('%s reports the mean of the source for %s', (code, element, mean) => {
  const conditions = demands({ code }).groups.flatMap(group => group.conditions)
  expect(conditions.find(condition => condition.element === element)?.mean).toBe(mean)
})

test('shares come before means, and withheld shares are not guessed', () => {
  const texts = demands({ code: '15-1252' }).groups.flatMap(({ conditions }) =>
    conditions.map(({ text }) => text),
  )
  expect(texts).toContain('98% have a regular schedule.')
  expect(texts).toContain('8% work more than 40 hours a week.')
  expect(texts).toContain('Consequence of Error: 2.8 of 5 on average.')
})

test('who answered, how many and when', () => {
  expect(demands({ code: '29-1141.00' }).answers).toEqual({
    answered_by: 'job holders',
    people: 32,
    year: 2021,
    estimated: false,
    text: 'People in this occupation in the US report this (at least 32), 2021.',
  })
  expect(demands({ code: '11-1011.03' }).answers?.text).toMatch(/^Experts in this occupation/)
  expect(demands({ code: '15-2051.00' }).answers).toMatchObject({
    estimated: true,
    people: null,
    text: expect.stringMatching(/^Nobody in this occupation was asked/),
  })
  expect(demands({ code: '15-1299.00' }).answers).toBeNull()
})

test('estimates fill only physical conditions', () => {
  const filled = demands({ code: '15-2051.00' }).groups.filter(({ conditions }) => conditions.length > 0)
  expect(filled.map(({ group }) => group)).toEqual(['body and place'])
})

test.each([
  ['15-1252.00', 'possible', 'nothing that forbids working from home'],
  ['29-1141.00', 'hardly', 'From home hardly, because the work means wearing protective equipment'],
  ['15-2051.00', 'unknown', 'not known'],
] as const)('%s from home: %s', (code, level, text) => {
  const home = demands({ code }).from_home
  expect(home.level).toBe(level)
  expect(home.text).toContain(text)
})

test('one or two conditions against it are "partly"', () => {
  const levels = career.occupations.codes.map((code, at) => ({
    blockers:
      career.demands().homeBlockers(at) === null ? undefined : demands({ code }).from_home.because.length,
    level: demands({ code }).from_home.level,
  }))
  for (const { blockers, level } of levels)
    expect(level).toBe(
      blockers === undefined ? 'unknown' : blockers === 0 ? 'possible' : blockers < 3 ? 'partly' : 'hardly',
    )
})

test.each([
  ['53-7065.00', 'hardly', 'handling and moving objects'],
  ['35-9021.00', 'hardly', 'feet most of the day'],
  ['25-4012.00', 'partly', 'handling and moving objects'],
  ['39-3031.00', 'partly', 'feet most of the day'],
  ['13-2011.00', 'possible', 'nothing that forbids'],
])('manual work that the survey names no single obstacle of: %s from home %s', (code, level, text) => {
  const home = demands({ code }).from_home
  expect(home.level).toBe(level)
  expect(home.text).toContain(text)
})

test('what the ratings add is said in the words of the survey', () => {
  const surveyed = career.occupations.codes.flatMap((_, at) => career.demands().homeBlockers(at) ?? [])
  expect(surveyed).toContain(MANUAL_BLOCKERS.handling)
  expect(surveyed).toContain(MANUAL_BLOCKERS.physical)
})

test('each condition carries its share, or none where it is withheld', () => {
  const all = demands({ code: '15-1252' }).groups.flatMap(({ conditions }) => conditions)
  expect(all.find(({ element }) => element === '4.C.3.d.4')?.share).toBe(98)
  expect(all.find(({ element }) => element === '4.C.3.a.1')?.share).toBeNull()
})

test('AI exposure stands in two sentences, each with its sources', () => {
  const { ai } = demands({ code: '11-1021.00' })
  expect(ai.potential?.measures).toEqual([{ source: 'GPTs are GPTs, 2023', band: 'about as much' }])
  expect(ai.seen?.measures).toEqual([
    { source: 'Microsoft, 2024', band: 'about as much' },
    { source: 'Anthropic, March 2026', band: 'more' },
  ])
  expect(ai.measures_disagree).toBe(true)
  expect(ai.note).toMatch(/^The measures disagree/)
  expect(demands({ code: '29-1141.00' }).ai.measures_disagree).toBe(false)
})

test('no use seen is not called safe', () => {
  expect(demands({ code: '11-1031.00' }).ai.seen?.text).toContain(
    'not seen in the use of that product (Anthropic',
  )
})

test('how many leave stands beside all occupations', () => {
  expect(demands({ code: '15-1252.00' }).leaving?.text).toBe(
    'Each year about 3.2% change to another occupation (all occupations: 5.9%), and 1.7% leave the labor force (all: 4.7%).',
  )
})

test('three questions: first those on what is harder here', () => {
  const { questions } = demands({ code: '29-1141.00', compareWith: '43-9021.00' })
  expect(questions).toHaveLength(3)
  expect(questions[0]).toMatch(/^Who steps in when/)
  expect(demands({ code: '15-1252.00' }).questions[0]).toMatch(/^How does the manager notice/)
})

test('every occupation has an answer of the agreed shape, without one score and without a forecast', () => {
  for (const code of career.occupations.codes) {
    const found = demands({ code })
    expect(roleDemandsShape.parse(found)).toEqual(found)
    expect(JSON.stringify(found)).not.toMatch(
      /stress score|burnout|burn out|probability|will be lost to|replace you/i,
    )
  }
})

test('the terminal command takes a code or a title', () => {
  const run = (line: unknown) => COMMANDS.demands?.(engine, line)
  expect(run({ title: 'Registered Nurse' })).toEqual(roleDemands(engine, { code: '29-1141.00' }))
  expect(run({ code: '29-1141', compareWith: 'Data Entry Keyer' })).toMatchObject({
    compared_with: { code: '43-9021.00' },
  })
  expect(run({ title: 'xqzzv wvvq' })).toEqual({ error: 'no occupation is known by this code or title' })
  expect(run({ code: '29-1141.00', compareWith: 'xqzzv wvvq' })).toEqual({
    error: 'no occupation is known by this code or title',
  })
  expect(() => run({})).toThrow(/code or title is needed/)
})
