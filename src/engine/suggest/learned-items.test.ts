import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import type { GoalMeaning } from './goal-meaning.ts'
import { goalSignals } from './goal-signals.ts'
import {
  MAX_ODDS_AGAINST_IMPLIED,
  MAX_ODDS_AGAINST_NAMED,
  MAX_SHARE_LEFT,
  MAX_STAY_ODDS,
  MIN_CONDITION_ODDS,
  MIN_LEAVE_ODDS,
  MIN_MENTIONED_ODDS,
  MIN_ODDS_AGAINST_WISH,
  MIN_ODDS_OF_OPPOSITE,
} from './learned-items.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const row = (code: string) => engine.career.occupations.rowOf.get(code) ?? null
const DENTAL_HYGIENIST = '29-1292.00'
const LEAVES = 'leave:your present work'

function ids(goals: string, present: string | null, meaning?: GoalMeaning, drop: string[] = []): string[] {
  const asked = meaning ? { ...engine, goalMeaning: () => meaning } : engine
  const current = present === null ? null : row(present)
  return goalSignals(asked, goals, current, { drop, add: [] }).reading.items.map(({ id }) => id)
}

const NO_WORK = { workShares: () => ({ codes: [], shares: new Float32Array(), ofOnePiece: () => 0 }) }
const NO_CONDITIONS = { ...NO_WORK, conditionOdds: () => new Map<string, number>() }
const SURE: GoalMeaning = { ...NO_CONDITIONS, leaveOdds: () => MIN_LEAVE_ODDS }
const UNSURE: GoalMeaning = { ...NO_CONDITIONS, leaveOdds: () => MIN_LEAVE_ODDS - 0.01 }

test('work that no rule reads as left is left where that is likely, and not where it is less so', () => {
  expect(ids('Something with dogs', DENTAL_HYGIENIST, SURE)).toContain(LEAVES)
  expect(ids('Something with dogs', DENTAL_HYGIENIST, UNSURE)).not.toContain(LEAVES)
})

test('the learned leave is not shown', () => {
  const { reading } = goalSignals(
    { ...engine, goalMeaning: () => SURE },
    'Something with dogs',
    row(DENTAL_HYGIENIST),
  )
  expect(reading.items.find(({ id }) => id === LEAVES)?.implied).toBe(true)
  expect(reading.sentence).not.toContain('present work')
})

test('nobody leaves what they ask for by name, and who took the leaving out keeps their work', () => {
  expect(ids('Stay a dental hygienist, near home', DENTAL_HYGIENIST, SURE)).not.toContain(LEAVES)
  expect(ids('Something with dogs', DENTAL_HYGIENIST, SURE, [LEAVES])).not.toContain(LEAVES)
})

test('without a goal or a present work nothing is asked', () => {
  const refuse: GoalMeaning = {
    ...NO_CONDITIONS,
    leaveOdds: () => {
      throw new Error('asked')
    },
  }
  expect(ids('', DENTAL_HYGIENIST, refuse)).toEqual([])
  expect(() => ids('Something with dogs', null, refuse)).not.toThrow()
  expect(() => ids('Something with dogs', DENTAL_HYGIENIST, refuse)).toThrow('asked')
})

const likely = (odds: Record<string, number>): GoalMeaning => ({
  ...NO_WORK,
  leaveOdds: () => -9,
  conditionOdds: () => new Map(Object.entries(odds)),
})
const [ENOUGH, LESS] = [MIN_CONDITION_ODDS, MIN_CONDITION_ODDS - 0.01]

/** No rule reads anything in it. */
const RAIN = 'It rained on us all of last June and I did not mind it'

test('a likely condition is wished for, and shown', () => {
  const meaning = likely({ outdoors: ENOUGH, team: LESS })
  const { reading } = goalSignals({ ...engine, goalMeaning: () => meaning }, RAIN, null)
  expect(reading.items.map(({ id, implied }) => [id, implied])).toEqual([['condition:outdoors', false]])
  expect(reading.sentence).toBe('We read: outdoor work.')
})

test('of a few words the rules alone read conditions', () => {
  expect(ids('It rained on us', null, likely({ outdoors: 2 }))).toEqual([])
})

test('what was said, taken out or contradicted is not learned', () => {
  const outdoors = likely({ outdoors: 2, indoors: 1 })
  expect(ids(RAIN, null, outdoors)).toEqual(['condition:outdoors'])
  expect(ids(`${RAIN}. An office job`, null, outdoors)).not.toContain('condition:outdoors')
  expect(ids(`${RAIN}. Work outdoors`, null, outdoors).filter(id => id.endsWith(':outdoors'))).toHaveLength(1)
  expect(ids(RAIN, null, likely({ outdoors: 2 }), ['condition:outdoors'])).toEqual([])
})

test('a condition that a wanted role only implies is said where it is likely', () => {
  const creative = goalSignals(
    { ...engine, goalMeaning: () => likely({ 'creative work': 2 }) },
    `${RAIN}. Become an interior designer`,
    null,
  ).reading.items.filter(({ condition }) => condition === 'creative work')
  expect(creative.map(({ implied }) => implied)).toEqual([false])
})

/** The rules read it. */
const HOME = 'I would like to work from home, as I said to them so many times before'

test('what a rule reads and examples make unlikely does not count', () => {
  expect(ids(HOME, null, likely({ 'from home': ENOUGH }))).toContain('condition:from home')
  expect(ids(HOME, null, likely({ 'from home': LESS }))).not.toContain('condition:from home')
  expect(ids('Work from home', null, likely({ 'from home': LESS }))).toContain('condition:from home')
})

test('of two opposites that rules read the one that is clearly less likely does not count', () => {
  const goal = 'I would like to work outdoors in all weathers, or else an office job in town'
  const read = (office: number) => ids(goal, null, likely({ outdoors: 1, 'office work': office }))
  const clearly = 1 - MIN_ODDS_OF_OPPOSITE - 0.01
  expect(read(clearly)).toContain('condition:outdoors')
  expect(read(clearly)).not.toContain('condition:office work')
  expect(read(1 - MIN_ODDS_OF_OPPOSITE)).toContain('condition:office work')
})

test.each([
  ['set hours', 'predictable hours', 'flexible hours'],
  ['no pay cut', 'no pay cut', 'more pay'],
])('who asks for %s is shown no opposite of it', (words, said, other) => {
  const goal = `I would like a job with ${words} at some place in our town`
  const read = ids(goal, null, likely({ [said]: 1, [other]: 0.9 }))
  expect(read.filter(id => id.endsWith(`:${said}`))).toHaveLength(1)
  expect(read.filter(id => id.endsWith(`:${other}`))).toHaveLength(0)
})

test.each([
  ['I do not mind the shifts, and I would like to help the people of our town', 'evenings and nights free'],
  ['Money is not the main thing any more, I would like to teach maths at a school', 'more pay'],
  ['Full time hours at last, and somebody who knows how to run a place', 'part time'],
  ['I am happy to work weekends, and I would like to help the people of our town', 'weekends free'],
])('“%s” wishes for no %s', (goal, condition) => {
  expect(ids(goal, null, likely({ [condition]: 2 }))).not.toContain(`condition:${condition}`)
  expect(ids(RAIN, null, likely({ [condition]: 2 }))).toContain(`condition:${condition}`)
})

test.each([
  ['I make good money but I never see the house before nine in the evening', 'more pay'],
  ['I like my job and would like to work from home a few days a week', 'part time'],
  ['I have an engineering degree from my country and would like to use it', 'degree'],
])('“%s” asks for no %s, though rules or examples say so', (goal, condition) => {
  expect(ids(goal, null, likely({ [condition]: 2 }))).not.toContain(`condition:${condition}`)
})

test('what the person wrote into the reading stays, however unlikely', () => {
  const { items } = goalSignals({ ...engine, goalMeaning: () => likely({ 'from home': LESS }) }, HOME, null, {
    drop: [],
    add: [{ kind: 'condition', text: 'work from home' }],
  }).reading
  expect(items.map(({ id }) => id)).toContain('condition:from home')
})

const STAYS = 'field:your present field'
const keeping = (odds: number): GoalMeaning => ({ ...NO_CONDITIONS, leaveOdds: () => odds })

test('work that is likely kept is kept, and not shown', () => {
  expect(ids('A clinic nearer to us', DENTAL_HYGIENIST, keeping(MAX_STAY_ODDS))).toContain(STAYS)
  expect(ids('A clinic nearer to us', DENTAL_HYGIENIST, keeping(MAX_STAY_ODDS + 0.01))).not.toContain(STAYS)
  expect(ids('Anything but dental hygiene', DENTAL_HYGIENIST, keeping(-9))).not.toContain(STAYS)
})

test('present work that a rule reads as wanted is only mentioned where leaving is likely enough', () => {
  const goal = 'Dental hygienist at a school, or florist'
  const named = (odds: number) =>
    ids(goal, DENTAL_HYGIENIST, keeping(odds)).filter(id => /hygienist/.test(id))
  expect(named(MIN_MENTIONED_ODDS - 0.01)).toHaveLength(1)
  expect(named(MIN_MENTIONED_ODDS)).toEqual([])
  expect(ids(goal, DENTAL_HYGIENIST, keeping(MIN_MENTIONED_ODDS)).some(id => /florist/.test(id))).toBe(true)
})

test('a leaving that only a rule implies gives way where keeping is likelier', () => {
  const goal = 'Become a florist'
  expect(ids(goal, DENTAL_HYGIENIST, keeping(MAX_ODDS_AGAINST_IMPLIED + 0.01))).toContain(LEAVES)
  expect(ids(goal, DENTAL_HYGIENIST, keeping(MAX_ODDS_AGAINST_IMPLIED))).not.toContain(LEAVES)
})

/** Ten words of which no table knows a work. */
const DESCRIPTION = 'It should be about that which I told you of before'
const describing = (share: number, leaveOdds = 0): GoalMeaning => ({
  ...NO_CONDITIONS,
  leaveOdds: () => leaveOdds,
  workShares: () => ({
    codes: ['27-1023', '47-2022'],
    shares: Float32Array.of(share, share / 2),
    ofOnePiece: () => 0,
  }),
})

test('described work is read, with its reason, and is not guessed again where work is taken out', () => {
  const described = { ...engine, goalMeaning: () => describing(0.5) }
  const { suggestions } = suggestCareers(described, { career_goals: DESCRIPTION })
  const reasonOf = (code: string) =>
    suggestions.find(one => one.code === code)?.reasons.find(({ factor }) => factor === 'goals')?.text
  expect(reasonOf('27-1023.00')).toBe('Your goals seem to describe it.')
  const read = goalSignals(described, DESCRIPTION, null, { drop: ['role:welder'], add: [] }).reading.items
  expect(read.filter(({ kind }) => kind === 'role')).toEqual([])
})

test('the second meaning of described work is close to it, and a guess cancels no refusal', () => {
  const described = { ...engine, goalMeaning: () => describing(0.5) }
  const { roles } = goalSignals(described, DESCRIPTION)
  const florist = engine.career.occupations.rowOf.get('27-1023.00') ?? -1
  expect(roles.get(florist)).toMatchObject({ score: 1, isDescribed: true })
  const manager: GoalMeaning = {
    ...describing(0.5),
    workShares: () => ({ codes: ['11-3031'], shares: Float32Array.of(0.5), ofOnePiece: () => 0 }),
  }
  const read = goalSignals(
    { ...engine, goalMeaning: () => manager },
    `${DESCRIPTION}, and with less responsibility`,
  )
  expect(read.leftRows.has(engine.career.occupations.rowOf.get('11-3031.00') ?? -1)).toBe(true)
})

test('a field that only holds the present work is not taken for a mention of it', () => {
  const named = ids('Port operations, or florist', '43-5011.00', keeping(MIN_MENTIONED_ODDS))
  expect(named.filter(id => /port operations/.test(id))).toHaveLength(1)
})

test('present work that is only mentioned does not raise the bar for what is described', () => {
  const goal = `${DESCRIPTION}, dental hygienist`
  const guessed = (odds: number) =>
    ids(goal, DENTAL_HYGIENIST, describing(0.25, odds)).some(id => id.startsWith('described:'))
  expect(guessed(MIN_MENTIONED_ODDS)).toBe(true)
  expect(guessed(MIN_MENTIONED_ODDS - 0.01)).toBe(false)
})

const itemsWith = (goals: string, present: string, meaning: GoalMeaning, add = '') =>
  goalSignals({ ...engine, goalMeaning: () => meaning }, goals, row(present), {
    drop: [],
    add: add === '' ? [] : [{ kind: 'leave', text: add }],
  }).reading.items

test('where leaving the work is unlikely a part of it is left, in the words of the person', () => {
  const goal = 'No more dental hygiene in a busy clinic, I would like my weekends and evenings back'
  const keeps = { ...NO_CONDITIONS, leaveOdds: () => MAX_ODDS_AGAINST_NAMED }
  const leaves = { ...NO_CONDITIONS, leaveOdds: () => MAX_ODDS_AGAINST_NAMED + 0.01 }
  const left = (meaning: GoalMeaning) =>
    itemsWith(goal, DENTAL_HYGIENIST, meaning).filter(
      ({ kind, codes }) => kind === 'leave' && codes.length > 0,
    )
  expect(left(keeps)).toMatchObject([{ label: 'dental hygiene in a busy clinic', place: true }])
  expect(left(leaves).some(({ place }) => place)).toBe(false)
  expect(itemsWith(goal, DENTAL_HYGIENIST, keeps).map(({ label }) => label)).toContain('your present field')
  // More words than a name has are said as the table says them.
  const long = 'No more dental hygiene in a very busy clinic on the far side of the town'
  expect(itemsWith(long, DENTAL_HYGIENIST, keeps).find(({ place }) => place)?.label).toBe('dental hygiene')
  // A few words say what they say, and what the person wrote in stays.
  expect(itemsWith('No more dental hygiene', DENTAL_HYGIENIST, keeps).some(({ place }) => place)).toBe(false)
  expect(
    itemsWith(goal, DENTAL_HYGIENIST, keeps, 'dental hygiene').some(
      ({ kind, place }) => kind === 'leave' && place,
    ),
  ).toBe(false)
})

test('work that is left only with the words beside it is not left where the goal asks for it', () => {
  const sharing = (share: number): GoalMeaning => ({
    ...NO_CONDITIONS,
    workShares: () => ({
      codes: ['29-1141'],
      shares: new Float32Array([share]),
      ofOnePiece: () => 0,
    }),
    leaveOdds: () => 0,
  })
  const leftNursing = (goal: string, share: number) =>
    itemsWith(goal, '43-4171.00', sharing(share)).some(
      ({ kind, codes }) => kind === 'leave' && codes.includes('29-1141'),
    )
  const spread = 'nursing, weekends and holidays are killing me'
  expect(leftNursing(spread, MAX_SHARE_LEFT - 0.01)).toBe(true)
  expect(leftNursing(spread, MAX_SHARE_LEFT + 0.01)).toBe(false)
  expect(leftNursing('No more nursing', MAX_SHARE_LEFT + 0.01)).toBe(true)
})

test('few words that keep the work keep it, however likely leaving seems', () => {
  const leaves: GoalMeaning = { ...NO_CONDITIONS, leaveOdds: () => 3 }
  const wanted = (goal: string) =>
    itemsWith(goal, '51-3011.00', leaves).some(
      ({ kind, codes }) => kind === 'role' && codes.includes('51-3011.00'),
    )
  expect(wanted('Nothing beats being a baker')).toBe(true)
  expect(wanted('Baker, and estimator please')).toBe(false)
})

test('present work that is only mentioned is left where that is likelier still, and a business of one’s own is no mention', () => {
  const INNKEEPER = '11-9081.00'
  const idsAt = (odds: number, goal: string) => {
    const meaning: GoalMeaning = { ...NO_CONDITIONS, leaveOdds: () => odds }
    return itemsWith(goal, INNKEEPER, meaning).map(({ id }) => id)
  }
  const told = 'Hotel management with my weekends back'
  expect(idsAt(MIN_ODDS_AGAINST_WISH, told)).toContain(LEAVES)
  expect(idsAt(MIN_ODDS_AGAINST_WISH - 0.01, told)).not.toContain(LEAVES)
  expect(idsAt(MIN_ODDS_AGAINST_WISH, 'A small inn of my own')).toContain('role:small inn of my own')
})

test('where other work of the same code is wanted, what is left is a part of it', () => {
  const { items } = goalSignals(
    engine,
    "I'm sick of front end. Back end or devops",
    row('15-1254.00'),
  ).reading
  const left = items.filter(({ kind }) => kind === 'leave')
  expect(left.map(({ label, place }) => [label, place])).toEqual([['front end', true]])
})

test('work that is left stays so where only something else is kept', () => {
  const { items } = goalSignals(engine, 'Keep my evenings. No more nursing', row('29-1141.00')).reading
  expect(items.filter(({ kind, place }) => kind === 'leave' && !place).map(({ id }) => id)).toEqual([
    'leave:nursing',
  ])
})

test('where the work is kept by name, what is left is a part of it', () => {
  const goal = 'Stay in dental but do sales for one of the equipment companies instead of cleaning teeth'
  const { items } = goalSignals(engine, goal, row(DENTAL_HYGIENIST)).reading
  expect(items.filter(({ kind, place }) => kind === 'leave' && !place)).toEqual([])
})

test.each([
  ['get my PE and lead a team', 'field:physical education', 'teach PE one day'],
  ['get my PE and lead a team', 'condition:teaching', 'PE one day'],
  ['pharmacist eventually, lead tech for now', 'field:computers', 'something in tech for now'],
])('%s does not ask for %s, which “%s” does', (goal, id, other) => {
  expect(ids(goal, null)).not.toContain(id)
  expect(ids(other, null)).toContain(id)
})

test('work that is rather refused than wanted is not guessed', () => {
  const goal = 'idk maybe nursing but i hate blood so probably not. office work i guess'
  expect(ids(goal, '41-2011.00').filter(id => /^(?:role|field):.*nurs/.test(id))).toEqual([])
})

test('the same work in another place is wanted though one place of it is left', () => {
  const goal = 'get out of retail pharmacy and into hospital pharmacy or the pharmaceutical industry'
  const likely = { ...NO_CONDITIONS, leaveOdds: () => MIN_ODDS_AGAINST_WISH }
  expect(ids(goal, '29-1051.00', likely)).toContain('role:hospital pharmacy')
  expect(ids('Ten years of hospital pharmacy, estimator please', '29-1051.00', likely)).not.toContain(
    'role:hospital pharmacy',
  )
})
