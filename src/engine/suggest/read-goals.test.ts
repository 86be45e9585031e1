import { expect, test } from 'vitest'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import { goalReading } from '#shared/career/goal-reading.ts'
import { testEngine } from '#tests/test-engine.ts'
import { goalClauses } from './goal-clauses.ts'
import { readGoals } from './read-goals.ts'

const engine = testEngine()
const { occupations } = engine.career
const row = (code: string) => occupations.rowOf.get(code) ?? null
function read(goals: string, current: string | null = null, corrections?: GoalCorrections) {
  const reading = readGoals(
    engine,
    goalClauses(engine.career.goalTables(), goals),
    current === null ? null : row(current),
    corrections,
  )
  return goalReading.parse(reading)
}
const said = (goals: string, current?: string) =>
  read(goals, current ?? null)
    .items.filter(({ implied }) => !implied)
    .map(({ id }) => id)
const codesOf = (goals: string, current?: string) =>
  read(goals, current ?? null)
    .items.filter(({ kind, implied }) => !implied && (kind === 'role' || kind === 'field'))
    .map(({ codes }) => codes[0]?.slice(0, 7))

test('goals are given back in words', () => {
  expect(read('Get off the road and sit in an office with predictable hours', '53-3032.00').sentence).toBe(
    'We read: away from driving; predictable hours; office work.',
  )
  expect(read('').sentence).toBe('')
  expect(read('xqzzv').sentence).toBe('')
})

test.each([
  ['Anything but teaching', ['leave:teaching']],
  ['get off the road', ['leave:driving']],
  ['burned out on litigation', ['leave:litigation', 'leave:less pressure']],
  ['no more nights', ['leave:evenings and nights free']],
  ['I never want to leave farming', ['field:farming']],
  ['keep working nights', ['condition:night work']],
  ['no more 6am phone calls', []],
  ['no more phone calls', ['leave:call center work', 'leave:less contact with customers']],
  ['move from the NHS into sport', ['field:sports']],
  ["I'm tired of working for myself", ['leave:one employer']],
])('%s is read with its sign', (goals, ids) => {
  expect(said(goals)).toEqual(ids)
})

test.each([
  ['Cybersecurity', '15-1212'],
  ['IT support', '15-1232'],
  ['I want to work with animals', '39-2021'],
  ['teach the trade to apprentices', '25-1194'],
  ['chief of staff', '11-1021'],
  ['something with computers', '15-1232'],
  ['wind or solar', '49-9081'],
  ['librarian or archivist', '25-4022'],
  ['supervisor of housekeeping', '37-1011'],
  ['a clerk job at the post office', '43-5051'],
  ['become CTO', '11-3021'],
  ['then PA school', '29-1071'],
  ['teaching English', '25-3041'],
  ['hotel management', '11-9081'],
  ['Head of Marketing', '11-2021'],
  ['chief compliance officer', '11-9199'],
  ['lead a hospital', '11-9111'],
])('%s names %s', (goals, code) => {
  expect(codesOf(goals)[0]).toBe(code)
})

test.each([
  'job security',
  'a safe place where I can be myself',
  'a boss who says thank you',
  'advising farmers',
  'I write for fun',
  'finish high school',
  'raise the bar',
])('%s names no role', goals => {
  expect(read(goals).items.filter(({ kind }) => kind === 'role')).toEqual([])
})

test('a phrase that only looks like a field is none', () => {
  expect(codesOf('job security')).toEqual([])
  expect(codesOf('back to school')).toEqual([])
})

test('a field inside a role is not said twice', () => {
  expect(said('interior designer')).toEqual(['role:interior designer'])
})

test('who leads a field does not do what they do today', () => {
  const roles = (current: string | null) =>
    read('chief audit executive', current).items.filter(({ kind }) => kind === 'role')
  expect(roles(null)).toHaveLength(1)
  expect(roles('13-2011.00')).toEqual([])
})

test('a word for a level names no role before another', () => {
  expect(codesOf('a principal engineer')).not.toContain('11-9032')
  expect(codesOf('school principal')).toEqual(['11-9032'])
})

test('"it" is no information technology', () => {
  expect(codesOf('I want to do it')).toEqual([])
  expect(codesOf('a job in IT')).toEqual(['15-1232'])
})

test('a field of the table outweighs a title that only shares its stems', () => {
  expect(codesOf('account management')).toEqual(['41-'])
})

test('a quality, a level or a verb is no role', () => {
  for (const goals of ['something cleaner', 'coach people', 'a staff engineer', 'an exam school'])
    expect(read(goals).items.filter(({ kind }) => kind === 'role')).toEqual([])
  expect(codesOf('staff engineer', '15-1254.00')[0]).toBe('15-1252')
})

test('what one works for or with is not one’s own role', () => {
  expect(said('chief of staff to a CEO')).toEqual(['field:chief of staff', 'condition:supporting leaders'])
})

test('the field of an employer names no nurse and no professor', () => {
  expect(codesOf('PR for a university or a hospital')).not.toContain('29-1141')
  expect(codesOf('data scientist in healthcare')).toEqual(['15-2051', '11-9111'])
})

test('who names only a next step stays in the present field, which moves no score', () => {
  const items = read('site supervisor', '47-2111.00').items
  expect(items).toContainEqual(expect.objectContaining({ codes: ['47-2111.00'], implied: true }))
  expect(read('anything but electrical work', '47-2111.00').items.some(({ implied }) => implied)).toBe(false)
})

test('whoever leads a crew is the supervisor of the present work', () => {
  expect(codesOf('crew lead', '47-2231.00')[0]).toBe('47-1011')
})

test('what is managed or run names its manager', () => {
  expect(codesOf('manage a hotel')).toContain('11-9081')
})

test('a misspelt role is read where it stands alone', () => {
  expect(codesOf('accountnt')[0]).toBeUndefined()
  expect(codesOf('electrican')[0]).toBeUndefined()
  expect(codesOf('intereor designer')[0]).toBe('27-1025')
})

test('a vague word takes the meaning that is most like the present work', () => {
  expect(codesOf('architect', '15-1252.00')[0]?.slice(0, 2)).toBe('15')
  expect(codesOf('architect', '17-3011.00')).toEqual(['17-1011'])
  expect(codesOf('engineer')).toEqual([])
})

test('who wants to teach is meant for the roles that teach their work', () => {
  expect(read('teach younger colleagues', '47-2111.00').items[0]).toMatchObject({
    label: 'teaching what you do',
    codes: ['25-1194.00', '25-2032.00'],
  })
  expect(said('teach kids', '47-2111.00')).not.toContain('field:teaching what you do')
})

test('when somebody studies is not when they want to work', () => {
  expect(said('a part-time evening program')).not.toContain('condition:part time')
  expect(said('part-time work')).toContain('condition:part time')
})

test('words to leave that point to the present work mean it', () => {
  expect(read('no more bouquets', '27-1023.00').items[0]).toMatchObject({
    kind: 'leave',
    codes: ['27-1023.00'],
  })
  expect(read('no more bouquets', '15-1252.00').items).toEqual([])
  expect(read('leave this job', '15-1252.00').items[0]).toMatchObject({
    label: 'your present work',
    codes: ['15-1252.00'],
  })
})

test('a condition is read from a wish and from what is to be left', () => {
  expect(said('predictable hours')).toEqual(['condition:predictable hours'])
  expect(read('no more shift work').items[0]).toMatchObject({ kind: 'leave', condition: 'predictable hours' })
})

test('leading is read from what is led', () => {
  for (const goals of ['be a better leader', 'lead a hospital', 'run the kitchen', 'manage a team'])
    expect(said(goals)).toContain('condition:leading people')
  expect(said('hotel management')).not.toContain('condition:leading people')
})

test('one’s own children are not the work', () => {
  expect(said('more time with my kids')).toEqual(['condition:time with family'])
  expect(said('work with kids')).toContain('condition:working with children')
})

test('a wanted role brings its conditions, marked as implied and not in the sentence', () => {
  const reading = read('interior designer')
  expect(reading.items).toContainEqual(
    expect.objectContaining({ id: 'condition:creative work', implied: true }),
  )
  expect(reading.sentence).toBe('We read: interior designer.')
})

test('an item can be taken out, with all that it brought', () => {
  const reading = read('interior designer, own business', null, { drop: ['role:interior designer'], add: [] })
  expect(reading.items.map(({ id }) => id)).toEqual(['condition:own business'])
})

test('items can be added in words, wanted or to leave', () => {
  const reading = read('', null, {
    drop: [],
    add: [
      { kind: 'role', text: 'florist' },
      { kind: 'leave', text: 'driving' },
    ],
  })
  expect(reading.items.filter(({ implied }) => !implied).map(({ id }) => id)).toEqual([
    'role:florist',
    'leave:driving',
  ])
})

test('what is left by name is not wanted by the same name', () => {
  expect(said('not nursing. nursing was my life')).not.toContain('field:nursing')
})

test('in an "or" list after what is left, roles and fields are wanted', () => {
  const ids = said('no more weddings, operations or office management')
  expect(ids).toContain('leave:event planning')
  expect(ids).toContain('field:operations')
})

test('no degree is no wish for one', () => {
  expect(said('an office job, no degree')).not.toContain('condition:degree')
  expect(said('a job without a college degree')).not.toContain('condition:degree')
  expect(said('a degree in nursing')).toContain('condition:degree')
})

test.each([
  ['repairing violins', '49-9063'],
  ['meteorology', '19-2021'],
  ['Could I do what the behavior analysts do?', '19-3033'],
  ['train dogs', '39-2011'],
  ['groom dogs', '39-2021'],
])('%s tells the role %s by what is done', (goals, code) => {
  expect(codesOf(goals)).toContain(code)
})

test('who teaches or learns a subject is no scholar of it', () => {
  expect(codesOf('study meteorology')).not.toContain('19-2021')
})

test('a past role is read only of somebody without work who names nothing else', () => {
  expect(codesOf('I used to be a bookkeeper. Something near home.')).toEqual(['43-3031'])
  expect(codesOf('I used to be a bookkeeper. Now florist.')).toEqual(['27-1023'])
  expect(codesOf('I used to be a bookkeeper. Something near home.', '41-2031.00')).toEqual([])
})

test.each([
  ['I was always good with spreadsheets', 'leave:less screen time'],
  ["I'm good on the phone", 'leave:less contact with customers'],
  ['finding the money is the only thing stopping me', 'condition:more pay'],
  ['I did a degree in art history', 'condition:degree'],
  ["they said they'd train me", 'field:public transport'],
  ['safety at a plant', 'field:botany'],
  ['captioning from my own desk', 'condition:own business'],
  ['I want to travel less', 'condition:travel'],
])('%s does not say %s', (goals, id) => {
  expect(said(goals)).not.toContain(id)
})

test.each([
  ['nights are fine', 'condition:night work'],
  ['medical billing from the couch', 'condition:from home'],
  ['own hours', 'condition:flexible hours'],
  ['I would rather be poor than on call again', 'leave:predictable hours'],
  ["there's no pension in it", 'leave:benefits'],
  ['within 30 minutes of home', 'condition:close to home'],
  ['with a bed of my own', 'condition:home every night'],
])('%s says %s', (goals, id) => {
  expect(said(goals)).toContain(id)
})

test('work told by what is done keeps the words of the person', () => {
  expect(said('repairing violins')).toContain('role:repairing violins')
  expect(said('at a technology company')).not.toContain('role:technologist')
})

const leftUnsaid = (goals: string, current: string) =>
  read(goals, current)
    .items.filter(({ kind, implied }) => kind === 'leave' && implied)
    .flatMap(({ codes }) => codes)

test('who names only work of another kind leaves the present work, unsaid and without a score', () => {
  expect(leftUnsaid('I want to be an electrician', '35-3031.00')).toEqual(['35-3031.00'])
  // Estimating stays in construction, a foreman leads electricians, and who loves the work keeps it.
  expect(leftUnsaid('estimating, maybe', '47-2181.00')).toEqual([])
  expect(leftUnsaid('foreman', '47-2111.00')).toEqual([])
  expect(leftUnsaid('I love teaching, and I want to be a baker', '25-2021.00')).toEqual([])
})

test.each([
  ['a door I can lock at six', 'predictable hours'],
  ['my own bed', 'home every night'],
  ['before dark', 'evenings and nights free'],
  ['payroll from the kitchen table', 'from home'],
  ['two new knees after the tiles', 'less physical work'],
  ['one mistake and it is over', 'less pressure'],
])('%s says %s', (goals, condition) => {
  expect(read(goals).items.map(item => item.condition)).toContain(condition)
})

test('animals that are still wanted are not left', () => {
  expect(said("I can't hold another animal. Still want animals.", '29-2056.00')).not.toContain(
    'leave:animals',
  )
})

test.each([
  ['Hang up my boots', '47-2152.00'],
  ["I'm sick of what I'm doing", '47-2152.00'],
  ['I want to leave my current role', '47-2152.00'],
  ['Off the line', '47-2152.00'],
])('%s leaves the present work', (goals, code) => {
  const { items } = read(goals, '47-2152.00')
  expect(items.find(({ kind, condition }) => kind === 'leave' && !condition)?.codes).toEqual([code])
})

test.each([
  ['Get off the tools', 'leave:work on the tools'],
  ['off roofs', 'leave:roof work'],
  ['Out of the firehouse', 'leave:fire service'],
  ["I can't be around alcohol", 'leave:bar work'],
])('%s leaves the work of that place', (goals, id) => {
  expect(said(goals)).toContain(id)
})

test.each([
  ['get into computers', '15-1232.00'],
  ['cooking for a school or hospital', '35-2012.00'],
  ['physical therapist assistant', '31-2021.00'],
])('%s means this role first', (goals, code) => {
  expect(read(goals).items.find(({ kind }) => kind === 'role')?.codes[0]).toBe(code)
})

test('no more of an animal is no wish for animals', () => {
  expect(said('No more putting animals down')).not.toContain('leave:working with animals')
})

test('a boss is no business of one’s own, one’s own boss is', () => {
  expect(said('My boss treats me like a servant')).not.toContain('condition:own business')
  expect(said('be my own boss')).toContain('condition:own business')
})

test('of a clause whose work has another sign only the conditions are read, and of the other only the work', () => {
  const clause = { text: 'nights as a welder', isLooseList: false, isWish: false, condition: null }
  const { items } = readGoals(
    engine,
    [
      { ...clause, polarity: 'leave', reads: 'conditions' },
      { ...clause, polarity: 'want', reads: 'work' },
    ],
    row('53-3032.00'),
  )
  expect(items.filter(({ implied }) => !implied).map(({ id }) => id)).toEqual([
    'leave:evenings and nights free',
    'role:welder',
  ])
})

test('a list of choices after what is left says nothing of leaving the present work', () => {
  const ids = said('A steady job at one venue instead of touring, sound or lights', '27-4011.00')
  expect(ids).toContain('leave:less travel')
  expect(ids).not.toContain('leave:sound or lights')
})
