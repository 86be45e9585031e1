import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { readGoals } from './read-goals.ts'

const engine = testEngine()
const { goalTables, occupations } = engine.career
const read = (goals: string, present: string) =>
  readGoals(engine, goalClauses(goalTables(), goals), occupations.rowOf.get(present) ?? null)

test('who refuses management reads that they manage nobody, once', () => {
  const { sentence } = read('go back to being a developer, done with managing people', '11-3021.00')
  expect(sentence).toContain('not managing people')
  expect(sentence).not.toContain('less responsibility')
  expect(read('less responsibility', '11-3021.00').sentence).toContain('less responsibility')
})

test('left work of the same name as a condition does not rename the condition', () => {
  const { items } = read('No more languages. I want to use my Spanish', '43-3031.00')
  expect(items.map(({ id, label }) => [id, label])).toContainEqual(['leave:languages', 'languages'])
  expect(items.find(({ id }) => id === 'condition:languages')?.label).toBe('using languages')
})

test('what is left is named in the words of the person, unless they are a figure for their work', () => {
  const left = (goals: string, present: string) =>
    read(goals, present)
      .items.filter(({ kind, codes, implied }) => kind === 'leave' && codes.length > 0 && !implied)
      .map(({ label }) => label)
  expect(left('no more weddings', '27-4021.00')).toEqual(['weddings'])
  expect(left('Get off the road', '53-3032.00')).toEqual(['driving'])
  expect(left('Get off the road', '41-4012.00')).toEqual(['road'])
  expect(left('No more long haul', '53-3032.00')).toEqual(['long haul'])
  expect(left('no more gigging', '27-2042.00')).toEqual(['gigging'])
})

test.each([
  ['sports injuries', 'sports injuries'],
  ['maybe mortgages', 'mortgages'],
  ['something with weddings', 'weddings'],
  ['a job at the harbour', 'harbour'],
  // One thing before another is a part of its name.
  ['the loan department', 'banking'],
  ['sell', 'sales'],
  ['work for the city', 'city'],
  ['to get into IT', 'IT'],
])('a wanted field of "%s" is named %s', (goals, label) => {
  const fields = read(goals, '43-4051.00').items.filter(({ kind, implied }) => kind === 'field' && !implied)
  expect(fields.map(item => item.label)).toEqual([label])
})

test('a wanted field is taken out by its name, however it was written', () => {
  const { items } = read('maybe mortgages', '43-4051.00')
  expect(items.find(({ kind }) => kind === 'field')).toMatchObject({
    id: 'field:banking',
    label: 'mortgages',
  })
})

test('abbreviations keep their capitals, and ids have none', () => {
  const { items, sentence } = read('Become a CNC programmer. NO MORE RETAIL', '41-2031.00')
  expect(sentence).toBe('We read: away from retail; CNC programmer.')
  expect(items.map(({ id }) => id)).toContain('role:cnc programmer')
})
