import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { type SkillGapQuestion, skillGap } from './skill-gap.ts'

const engine = testEngine()
const held = (role: string, question: Partial<SkillGapQuestion> = {}) =>
  skillGap(engine, { skills: [], ...question, career: { role } }).licenses.map(
    one => `${one.name}: ${one.held}`,
  )
const resume = (lines: string) =>
  readResumeFacts(`Ann Lee\n\nExperience\nBarista, Bean Depot, 2020 - 2024\n${lines}`)

test('a role names what it may not be done without, another role nothing', () => {
  expect(held('Registered Nurse')).toEqual(['Registered nurse license: unknown'])
  expect(held('Data Scientist')).toEqual([])
})

test('who does the work now holds its license; who did it once may', () => {
  expect(held('Registered Nurse', { job_title: 'Registered Nurse' })).toEqual([
    'Registered nurse license: yes',
  ])
  const past = readResumeFacts('Ann Lee\n\nExperience\nRegistered Nurse, City Hospital, 2010 - 2014\n- Cared')
  expect(held('Registered Nurse', { job_title: 'Barista', resume: past })).toEqual([
    'Registered nurse license: unknown',
  ])
})

test('the profile and the résumé show it by its name or short form', () => {
  expect(held('Registered Nurse', { skills: ['RN license'] })).toEqual(['Registered nurse license: yes'])
  expect(held('Truck Driver', { resume: resume('- Drive on a Class A CDL') })).toEqual([
    "Commercial driver's license (CDL): yes",
  ])
  expect(held('Truck Driver', { resume: resume('\nLicenses\nCommercial driver license, 2021') })).toEqual([
    "Commercial driver's license (CDL): yes",
  ])
})

test('a résumé without it says no, and small letters are no short form', () => {
  expect(held('Registered Nurse', { resume: resume('- Served 200 guests') })).toEqual([
    'Registered nurse license: no',
  ])
  expect(held('Physician Assistant', { skills: ['npa-ca'] })).toEqual([
    'Physician assistant license: unknown',
  ])
  expect(held('Peace officer', { skills: ['post office'] })).not.toContain(
    'Peace officer certification (POST): yes',
  )
})

test('what somebody said by hand wins over the profile and over nothing', () => {
  const name = 'Registered nurse license'
  const answer = (isHeld: boolean, question: Partial<SkillGapQuestion> = {}) =>
    skillGap(engine, {
      skills: [],
      ...question,
      career: { role: 'Registered Nurse' },
      licenses: { [name]: isHeld },
    }).licenses
  expect(answer(false, { skills: ['RN license'] })).toEqual([
    { name, held: 'no', evidence: 'You said so yourself.', setByYou: true },
  ])
  expect(answer(true)[0]?.held).toBe('yes')
  expect(held('Registered Nurse', { licenses: { 'Another license': true } })).toEqual([`${name}: unknown`])
})
