import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { goalSignals } from './goal-signals.ts'
import { readGoals } from './read-goals.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const { career } = engine
const row = (code: string) => career.occupations.rowOf.get(code) ?? null
const items = (goals: string, current: string | null = null) =>
  readGoals(
    engine,
    goalClauses(career.goalTables(), goals),
    current === null ? null : row(current),
  ).items.filter(({ implied }) => !implied)
const codes = (goals: string, current?: string) =>
  items(goals, current)
    .filter(({ kind }) => kind === 'role' || kind === 'field')
    .map(({ codes: [first] }) => first)

test('the table of role names knows what lists of titles take for another', () => {
  expect(codes('transport planner')).toEqual(['43-5032.00'])
  expect(codes('communications officer')).toEqual(['27-3031.00'])
  expect(codes('a bakery')).toEqual(['51-3011.00'])
  expect(codes('forklift driver')).toEqual(['53-7051.00'])
  expect(codes('head teacher')).toEqual(['11-9032.00'])
  expect(codes('train guard')).toEqual(['53-4031.00'])
  expect(codes('Bridge to RPN')).toEqual(['29-2061.00'])
  expect(codes('bricklaying or plastering')).toContain('47-2161.00')
})

test('a phrase means what it means in the present work', () => {
  expect(codes('theatre technician', '31-1132.00')).toEqual(['29-2055.00'])
  expect(codes('theatre technician')).not.toContain('29-2055.00')
  expect(codes('night manager', '53-7065.00')).toEqual(['41-1011.00'])
  expect(codes('night manager')).not.toContain('41-1011.00')
})

test('a longer title is not cut, and people one works with are no role', () => {
  expect(codes('library technician')[0]).toBe('25-4031.00')
  expect(codes('test automation engineer')).not.toContain('17-3024.00')
  expect(codes('advising farmers')).not.toContain('11-9013.00')
})

test.each([
  ['collections care at a museum', '25-4013.00', '31-1122.00'],
  ['labor and delivery', '29-1141.00', '43-5021.00'],
  ['cloud architecture', '15-1299.08', '17-1011.00'],
  ['training guide dogs', '39-2011.00', '13-1151.00'],
  ['private investigator', '33-9021.00', '33-3021.00'],
  ['become an agronomist', '19-1013.00', '25-9021.00'],
  ['driving a lorry', '53-3032.00', '53-3033.00'],
  ['big rigs', '53-3032.00', '47-5012.00'],
  ['teaching music in schools', '25-2031.00', '25-3021.00'],
  ['driving the big tractors', '45-2091.00', '53-3032.00'],
  ['running a nursery', '11-9031.00', '45-2092.00'],
  ['lunchtime supervisor', '25-9042.00', '35-1012.00'],
])('“%s” means %s, not %s', (goals, code, other) => {
  expect(codes(goals)).toContain(code)
  expect(codes(goals)).not.toContain(other)
})

test.each([
  'a band 6 post',
  'riding for a food app',
  'take on an apprentice',
  'bridge to a new life',
  'something at a trucking company',
])('“%s” names no role', goals => {
  expect(codes(goals)).toEqual([])
})

test('an office job in a field is of that field', () => {
  expect(codes('an office job in structural design')).not.toContain('43-6014.00')
})

test('every named role has occupations that exist', () => {
  for (const role of [...career.goalTables().roles.values()].flat())
    for (const code of role.codes)
      expect(career.occupations.rowOf.has(code), `${role.name} ${code}`).toBe(true)
})

test('a sentence can point back at a wish or a refusal', () => {
  expect(codes("I watch the phlebotomists. That's the job I want.")).toEqual(['31-9097.00'])
  expect(items("14 years of weekends. I'm done.").map(({ id }) => id)).toContain('leave:weekends free')
})

test('"is over for me" means what stands after the "but"', () => {
  const read = items('Nursing gave me a lot but driving is over for me', '53-3032.00').map(({ id }) => id)
  expect(read).toContain('leave:driving')
  expect(read).not.toContain('leave:nursing')
})

test('"kids yes, classroom no" wants the one and leaves the other', () => {
  const read = items('Animals yes, classroom no').map(({ id }) => id)
  expect(read).toContain('field:animals')
  expect(read).toContain('leave:teaching')
})

test('who trains for a role wants it, and who works beside an employer is not of its field', () => {
  expect(codes('I am training as a plumber')).toEqual(['47-2152.00'])
  expect(codes('PR for a university')).toEqual(['27-3031'])
  expect(codes('controller at a manufacturer')).not.toContain('51-1011')
  expect(codes('in HR or in learning and development')).toContain('13-1151')
})

test('a wish by another name outweighs leaving the present occupation', () => {
  const nurse = row('29-1141.00')
  const wish = goalSignals(engine, 'Tired of nursing on wards. School nurse instead.', nurse)
  expect(wish.leftRows.has(nurse ?? -1)).toBe(false)
  expect(goalSignals(engine, 'Tired of nursing.', nurse).leftRows.has(nurse ?? -1)).toBe(true)
})

test('one occupation of a field to leave may be wanted', () => {
  const picker = row('53-7065.00')
  const forklift = row('53-7051.00')
  const { leftRows } = goalSignals(engine, 'No more picking boxes. I want forklift driving.', picker)
  expect(leftRows.has(picker ?? -1)).toBe(true)
  expect(leftRows.has(forklift ?? -1)).toBe(false)
})

const listed = (job_title: string, career_goals: string) =>
  suggestCareers(engine, { job_title, career_goals }).suggestions

test('the most usual occupation of a named field stands beside its best match', () => {
  const roles = listed('Legal Secretary', 'Something in museums').map(({ code }) => code)
  expect(roles).toContain('25-4012.00')
})

test('who asks for work from home is not sent to work that cannot be done there', () => {
  const wish = (goals: string) =>
    listed('Cashier', goals).filter(({ code }) => {
      const place = row(code)
      return place !== null && career.demands().homeBlockers(place)?.length !== undefined
    })
  const hardly = (goals: string) =>
    wish(goals).filter(({ code }) => (career.demands().homeBlockers(row(code) ?? 0)?.length ?? 0) >= 3)
  expect(hardly('Something new')).not.toEqual([])
  expect(hardly('Something new, I want to work from home')).toEqual([])
  expect(hardly('Electrician, and work from home').map(({ code }) => code)).toEqual(['47-2111.00'])
})

test('less money for something is a wish for it, and so is what one would not mind', () => {
  expect(items("I'd take less money for a school kitchen").map(({ kind }) => kind)).not.toContain('leave')
  expect(codes("I wouldn't mind a library")).toEqual(['25-4031.00'])
  expect(items('burnt out from nights, not from driving').map(({ id }) => id)).not.toContain('leave:driving')
})

test('an occupation left by its own name stays left beside a wide field', () => {
  const { leftRows } = goalSignals(engine, 'I want patients around me. Not nursing.', row('29-2012.00'))
  expect(leftRows.has(row('29-1141.00') ?? -1)).toBe(true)
})

test('a bare list of what is wrong today wishes for nothing in it', () => {
  expect(codes('Horses, mud, angry owners. Something in a library.')).not.toContain('39-2021')
  expect(codes('Horses, gardens, fresh air')).toContain('39-2021')
})

test('work told of the past is wished for where somebody wants back to it', () => {
  expect(codes('I was a chemist and I want back to that', '53-3054.00')).toContain('19-2031.00')
  expect(codes('I was a chemist', '53-3054.00')).toEqual([])
})

test('what others say, refuse or hate is no wish and no refusal of one', () => {
  expect(codes('Mrs. Ortiz says I should be a nurse. I want to cut hair.')).not.toContain('29-1141.00')
  expect(codes('They offered me the store manager post. Flattering, but no thank you.')).toEqual([])
  expect(items("Nights don't scare me.").filter(({ kind }) => kind === 'leave')).toEqual([])
})

test('a plural names a field where its singular is another word', () => {
  expect(codes('Locks and keys')).toContain('49-9094')
  expect(codes('a door I can lock at six')).not.toContain('49-9094')
})

test('a verb of one trade names who does it, and a teaching aide is no teacher', () => {
  expect(codes('I would like to mediate instead')[0]).toBe('23-1022.00')
  expect(codes('teaching aide')[0]).toMatch(/^25-904/)
})

test('a role of another major group says nothing of staying in the present field', () => {
  const implied = (goals: string) =>
    readGoals(engine, goalClauses(career.goalTables(), goals), row('47-2061.00')).items.some(
      item => item.implied && item.kind === 'field',
    )
  expect(implied('Become a construction foreman')).toBe(true)
  expect(implied('Become a crane operator')).toBe(false)
})

test('a word of many meanings names a role only where the clause says nothing else', () => {
  expect(codes('HR, training, events')).toContain('13-1151.00')
  expect(codes('training for a marathon')).not.toContain('13-1151.00')
  expect(codes('HR or training as I like people')).toContain('13-1151.00')
  expect(codes('maybe training')).toContain('13-1151.00')
  expect(codes('quality or training')).toContain('13-1151.00')
  expect(codes('marathon training')).not.toContain('13-1151.00')
  expect(codes('marathon training or rowing')).not.toContain('13-1151.00')
})
