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
  ['to get into information technology', 'information technology'],
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

test('what stands in the way of something is no name of what is left', () => {
  const { items } = read(
    'A steady job teaching music in a school. I can’t get a mortgage on gigs',
    '27-2042.00',
  )
  const labels = items.map(({ label }) => label)
  expect(labels).toContain('gigs')
  expect(labels).not.toContain('get a mortgage on gigs')
})

test.each([
  ['Too many angry customers at the drive thru', '29-2052.00', 'leave:drive'],
  ['nobody is dying on the other end of the line', '43-5031.00', 'leave:line'],
  ['zero hours is no way to live', '31-1122.00', 'leave:fewer hours'],
])('%s does not leave %s', (goals, present, id) => {
  expect(read(goals, present).items.map(item => item.id)).not.toContain(id)
})

test('who never wants to become a boss manages nobody', () => {
  expect(read('mentor the juniors without ever becoming anybody’s boss', '15-1252.00').sentence).toContain(
    'not managing people',
  )
})

test('two words beside each other are one thing that is left', () => {
  const { items } = read('I am done with selling houses', '41-9022.00')
  const left = items.filter(({ kind, codes }) => kind === 'leave' && codes.length > 0)
  expect(left.map(({ label }) => label)).toEqual(['selling houses'])
  expect(read('I am done with selling and houses', '41-9022.00').sentence).toContain(
    'selling; away from houses',
  )
})

test('a verb alone is named by its field', () => {
  expect(read('Teach less and perform more', '25-3021.00').sentence).toContain('away from teaching')
})

test.each([
  ['Half of my clients went to AI', 'field:AI', 'I want to go into AI'],
  ['There is less work since AI', 'field:AI', 'a job in AI'],
  ['AI is taking our work', 'field:AI', 'AI research'],
])('%s does not ask for %s, which “%s” does', (goals, id, other) => {
  expect(read(goals, '27-3091.00').items.map(item => item.id)).not.toContain(id)
  expect(read(other, '27-3091.00').items.some(item => /AI/i.test(item.label))).toBe(true)
})
