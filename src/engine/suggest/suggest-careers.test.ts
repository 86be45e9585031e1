import fc from 'fast-check'
import { expect, test } from 'vitest'
import { skillGap } from '#engine/gap/skill-gap.ts'
import { marketInsight } from '#engine/market/market-insight.ts'
import { INDUSTRIES } from '#shared/account/profile-options.ts'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { marketResult } from '#shared/career/market-result.ts'
import { suggestion, suggestionList } from '#shared/career/suggestion.ts'
import { testEngine } from '#tests/test-engine.ts'
import { COMMANDS } from '../../../scripts/engine/commands.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const nurse: CareerProfile = {
  full_name: 'Kay Brooks',
  job_title: 'Registered Nurse',
  industry: 'Healthcare',
  years_experience: '6-10 years',
  location: 'Chicago',
  skills: ['Communication', 'Leadership'],
  interests: 'helping people, yoga, nutrition',
  work_style: 'collaborative',
  communication_style: 'conversational',
  career_goals: 'Manage a clinic and mentor younger nurses',
}
const suggest = (change: CareerProfile = {}) => suggestCareers(engine, { ...nurse, ...change }).suggestions

test('every suggestion has the agreed shape, three reasons and a description of its own', () => {
  const suggestions = suggest()
  expect(suggestions.length).toBeGreaterThanOrEqual(6)
  expect(suggestions.length).toBeLessThanOrEqual(9)
  for (const one of suggestions) expect(suggestion.parse(one)).toEqual(one)
  expect(new Set(suggestions.map(({ description }) => description)).size).toBe(suggestions.length)
  expect(new Set(suggestions.map(({ role }) => role)).size).toBe(suggestions.length)
})

test('a suggestion says the usual schooling, the license and the openings; the list what the present role has paid', () => {
  const { now, pay_history, suggestions } = suggestCareers(engine, nurse)
  expect(now).toMatchObject({ education: "Bachelor's degree", licenses: ['Registered nurse license'] })
  expect(now?.openings).toBeGreaterThan(100_000)
  expect(suggestions.map(({ education }) => education)).not.toContain(null)
  expect(pay_history.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025])
  expect(suggestCareers(engine, { ...nurse, job_title: null }).pay_history).toEqual([])
})

test('the same profile gives the same answer', () => {
  expect(suggest()).toEqual(suggestCareers(testEngine(), nurse).suggestions)
})

test.each<CareerProfile>([
  { job_title: 'Accountant' },
  { industry: 'Education' },
  { years_experience: '0-1 years' },
  { location: 'San Francisco' },
  { skills: ['Python', 'Machine Learning'] },
  { interests: 'investing, startups and negotiation' },
  { work_style: 'independent' },
  { communication_style: 'visual' },
  { career_goals: 'Become a data scientist' },
])('the answer changes with %o', change => {
  expect(suggest(change)).not.toEqual(suggest())
})

test('a name changes nothing', () => {
  expect(suggest({ full_name: 'Mohammed Al-Rashid' })).toEqual(suggest())
})

test('a role named in the goals is offered, and the reason says so', () => {
  const wished = suggest({ career_goals: 'I want to become a data scientist' }).find(
    ({ code }) => code === '15-2051.00',
  )
  expect(wished?.reasons.map(({ text }) => text)).toContain('Your goals name it: "data scientist".')
})

test('the present role stands apart and is none of the suggestions', () => {
  const { now, suggestions } = suggestCareers(engine, nurse)
  expect(now?.code).toBe('29-1141.00')
  expect(now?.step).toBe('sideways')
  expect(suggestions.map(({ code }) => code)).not.toContain('29-1141.00')
  expect(suggestCareers(engine, { job_title: 'Unemployed' }).now).toBeNull()
})

test('the list has the agreed shape, with what was read', () => {
  const list = suggestCareers(engine, { ...nurse, career_goals: 'Less stress and predictable hours' })
  expect(suggestionList.parse(list)).toEqual(list)
  expect(list.reading.sentence).toBe('We read: less pressure; predictable hours.')
  for (const { wishes } of list.suggestions)
    expect(wishes.map(({ condition }) => condition)).toEqual(['predictable hours', 'less pressure'])
})

test('a correction of the reading moves the list', () => {
  const goals = { ...nurse, career_goals: 'florist' }
  const codes = (list: ReturnType<typeof suggestCareers>) => list.suggestions.map(({ code }) => code)
  expect(codes(suggestCareers(engine, goals))).toContain('27-1023.00')
  expect(codes(suggestCareers(engine, goals, { drop: ['role:florist'], add: [] }))).not.toContain(
    '27-1023.00',
  )
  expect(
    codes(suggestCareers(engine, nurse, { drop: [], add: [{ kind: 'role', text: 'florist' }] })),
  ).toContain('27-1023.00')
})

test('the terminal command takes corrections and gives the reading back', () => {
  expect(
    COMMANDS.suggest?.(engine, {
      profile: { career_goals: 'florist' },
      goalCorrections: { drop: ['role:florist'] },
    }),
  ).toMatchObject({ reading: { items: [], sentence: '' }, now: null })
})

test.each([
  ['High School Teacher', 'Anything but teaching', '25-2'],
  ['Truck Driver', 'get off the road', '53-3'],
  ['Bartender', 'I need out of bars', '35-3011'],
])('%s who says "%s" is not offered %s', (job_title, career_goals, start) => {
  const { suggestions } = suggestCareers(engine, { job_title, career_goals, skills: ['Communication'] })
  expect(suggestions.filter(({ code }) => code.startsWith(start))).toEqual([])
})

test('no reason is made of a shared word', () => {
  const texts = suggest({
    career_goals: 'a dry bed in the city, returns and rooms',
  }).flatMap(({ reasons }) => reasons.map(({ text }) => text))
  expect(texts.filter(text => text.includes('goals'))).toEqual([])
})

test('a step down is not called a step up', () => {
  for (const job_title of ['Registered Nurse', 'Lawyer', 'Software Developer', 'School Principal', 'Chef'])
    for (const { step, reasons } of suggestCareers(engine, { job_title }).suggestions)
      if (step !== 'up') for (const { text } of reasons) expect(text).not.toContain('step up')
})

test('a wish that the data answer is a reason', () => {
  const texts = suggestCareers(engine, {
    job_title: 'Truck Driver',
    career_goals: 'predictable hours',
  }).suggestions.flatMap(({ reasons }) => reasons.map(({ text }) => text))
  expect(texts.join()).toMatch(/You asked for predictable hours: \d+% here have a regular schedule/)
})

test('leaving a field is no wish for it', () => {
  const goals = (career_goals: string) =>
    suggestCareers(engine, {
      job_title: 'Cashier',
      industry: 'Retail',
      skills: ['Communication'],
      career_goals,
    }).suggestions
  const retail = (career_goals: string) =>
    goals(career_goals).filter(({ code }) => code.startsWith('41-2')).length
  expect(retail('Get out of retail and work with computers')).toBeLessThanOrEqual(retail('Grow in retail'))
})

test.each(INDUSTRIES)('someone in %s who says nothing else still gets a list', industry => {
  const { suggestions } = suggestCareers(engine, { industry })
  expect(suggestions.length).toBeGreaterThanOrEqual(6)
  for (const one of suggestions) suggestion.parse(one)
})

test('the less a profile says, the lower its best score', () => {
  const best = (profile: CareerProfile) => suggestCareers(engine, profile).suggestions[0]?.match_score ?? 0
  expect(best({})).toBeLessThan(best({ job_title: 'Registered Nurse' }))
  expect(best({ job_title: 'Registered Nurse' })).toBeLessThan(best(nurse))
})

test('local pay follows the place', () => {
  const pay = (location: string) => suggestCareers(engine, { ...nurse, location }).now?.pay
  expect(pay('San Francisco')?.low.value).toBeGreaterThan(
    pay('Birmingham, AL')?.low.value ?? Number.POSITIVE_INFINITY,
  )
  expect(pay('nowhere at all')?.place).toBe('United States')
})

const anyText = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 1000, max: 200_000 })
      .map(length => 'ab ç漢 🙂\u0000'.repeat(Math.ceil(length / 10)).slice(0, length)),
  },
)

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is a word like any other', word => {
  const person = {
    job_title: word,
    industry: word,
    years_experience: word,
    location: word,
    skills: [word],
    interests: word,
    work_style: word,
    communication_style: word,
    career_goals: `become a ${word}`,
  }
  for (const one of suggestCareers(engine, person).suggestions) suggestion.parse(one)
  marketResult.parse(marketInsight(engine, { role: word, skills: [word], location: word }))
  expect(skillGap(engine, { career: { role: word, key_skills: [word] }, skills: [word] }).items).toHaveLength(
    1,
  )
})

test('no text in any field breaks a question', () => {
  const profile = fc.record({
    full_name: anyText,
    job_title: anyText,
    industry: anyText,
    years_experience: anyText,
    location: anyText,
    skills: fc.array(anyText, { maxLength: 3 }),
    interests: fc.oneof(anyText, fc.array(anyText, { maxLength: 3 })),
    work_style: anyText,
    communication_style: anyText,
    career_goals: anyText,
  })
  fc.assert(
    fc.property(profile, person => {
      for (const one of suggestCareers(engine, person).suggestions) suggestion.parse(one)
      marketInsight(engine, {
        role: person.job_title,
        skills: person.skills,
        location: person.location,
        experience: person.years_experience,
      })
      skillGap(engine, {
        career: { role: person.job_title, key_skills: person.skills },
        skills: person.skills,
        years: person.years_experience,
      })
    }),
    { numRuns: 40 },
  )
})
