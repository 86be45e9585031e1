import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { marketInsight } from './market-insight.ts'
import type { PersonalMarketQuestion } from './person-record.ts'

const engine = testEngine()
const NURSE = { skills: [], job_title: 'Staff Nurse', years: '6-10 years' }

function advice(question: PersonalMarketQuestion): string[] {
  return marketInsight(engine, { experience: question.person?.years, ...question }).recommendations
}

test('nobody is told to build the core of their own occupation', () => {
  const said = advice({ role: 'Registered Nurse', person: NURSE })
  expect(said.filter(text => text.startsWith('Build '))).toEqual([])
  expect(said[0]).toMatch(/^Lead with Patient Care/)
  expect(advice({ role: 'Registered Nurse', skills: [] })[0]).toMatch(/^Build Patient Care/)
})

test.each([
  { skills: [], job_title: 'Psychology graduate' },
  { skills: [], job_title: 'Barista', interests: 'I studied psychology and like running' },
  { skills: [], job_title: 'Barista', career_goals: 'To use my psychology degree' },
])('nor of their own degree: $job_title, $interests $career_goals', person => {
  const said = advice({ role: 'Psychologist', person }).join('\n')
  expect(said).toMatch(/Lead with .*Psychology/)
  expect(said).not.toMatch(/Build .*Psychology/)
})

test('a wish for a degree is no degree, and a graduate has not taught what they studied', () => {
  const wish = advice({
    role: 'Psychologist',
    person: { skills: [], career_goals: 'To have a psychology degree' },
  })
  expect(wish.join('\n')).toMatch(/Build .*Psychology/)
  const graduate = advice({
    role: 'Psychology Professor',
    person: { skills: [], job_title: 'Psychology graduate' },
  })
  expect(graduate.join('\n')).toMatch(/Build .*Education and Training/)
})

test('levels set by hand and learning count as in the skill gap', () => {
  const person = { skills: [], levels: { 'Patient Care': 80 } }
  expect(advice({ role: 'Registered Nurse', person })[0]).toMatch(/^Lead with Patient Care:/)
})

test('which products somebody worked with is asked, not claimed', () => {
  const said = advice({
    role: 'Software Developer',
    person: { skills: ['Python'], job_title: 'Software engineer', years: '6-10 years' },
  })
  expect(said[0]).toMatch(/^Lead with Python: you have it/)
  expect(said[1]).toMatch(/^Name React and JavaScript in your profile if you use them/)
})

test('years in other work do not ask for the upper half of the range', () => {
  const upperHalf = 'Ask for the upper half of the range'
  expect(advice({ role: 'Registered Nurse', person: NURSE }).join('\n')).toContain(upperHalf)
  const changer = advice({ role: 'Web Developer', person: NURSE }).join('\n')
  expect(changer).not.toContain(upperHalf)
  expect(changer).toContain('Expect to begin in the lower half of the range')
  expect(changer).toContain('Check the way in')
})

test('a helping level of an occupation is its closest match, unless it is chosen or an occupation itself', () => {
  const assistant = marketInsight(engine, { role: 'assistant psychologist' })
  expect(assistant.closestMatch).toMatch(
    /^Closest match for "assistant psychologist": .* Its figures are for the full role.* It could also be /,
  )
  expect(assistant.occupation?.isClosestMatch).toBe(true)
  expect(marketInsight(engine, { role: 'Trainee solicitor' }).closestMatch).toContain('Closest match')
  for (const role of ['Nursing assistant', 'Sales assistant', 'HR assistant', 'Junior accountant'])
    expect(marketInsight(engine, { role }).closestMatch).toBeNull()
  const code = assistant.occupation?.code
  expect(marketInsight(engine, { role: 'assistant psychologist', code }).closestMatch).toBeNull()
})

test('pay of a whole group says beside the figure whose it is', () => {
  expect(
    marketInsight(engine, { role: 'Psychologist', location: 'Dublin, Ireland' }).salaryTrends.range,
  ).toMatch(/^EUR 5,669 a month on average for the whole group “Professionals”; in the United States/)
})
