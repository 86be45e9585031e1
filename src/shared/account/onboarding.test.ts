import { describe, expect, test } from 'vitest'
import { SHORTEST_ANSWERS } from './onboarding.fixture.ts'
import { ONBOARDING_STEP_OF, ONBOARDING_STEPS, type OnboardingForm, onboardingForm } from './onboarding.ts'
import { uniqueSkills } from './unique-skills.ts'

const GOOD = SHORTEST_ANSWERS

describe('the onboarding form', () => {
  test('takes the shortest of everything', () => {
    expect(onboardingForm.parse(GOOD)).toEqual(GOOD)
  })

  test.each<[keyof OnboardingForm, unknown, string]>([
    ['full_name', 'A', 'Name must be at least 2 characters'],
    ['full_name', ' A ', 'Name must be at least 2 characters'],
    ['job_title', 'P', 'Job title is required'],
    ['industry', '', 'Please select an industry'],
    ['industry', 'Piracy', 'Please select an industry'],
    ['years_experience', '', 'Please select your experience level'],
    ['location', 'N', 'Location is required'],
    ['skills', [], 'Please select at least one skill'],
    ['skills', ['  '], 'Please select at least one skill'],
    ['skills', ['x'.repeat(61)], 'Please keep each skill under 60 characters'],
    ['interests', '012345678', 'Please describe your interests (minimum 10 characters)'],
    ['work_style', '', 'Please select your work style'],
    ['work_style', undefined, 'Please select your work style'],
    ['communication_style', '', 'Please select your communication style'],
    ['career_goals', '0123456789012345678', 'Please describe your goals (minimum 20 characters)'],
    ['full_name', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['job_title', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['location', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['interests', 'x'.repeat(2001), 'Please keep this under 2000 characters'],
    ['career_goals', 'x'.repeat(2001), 'Please keep this under 2000 characters'],
    ['skills', Array(41).fill('Sales'), 'Please keep it to 40 skills'],
    ['consent_given', false, 'You must consent to continue'],
  ])('%s of %j is refused: %s', (field, value, message) => {
    const result = onboardingForm.safeParse({ ...GOOD, [field]: value })
    expect(result.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  test('takes skills in a person’s own words, each once', () => {
    const skills = ['Wound care', ' wound care ', 'Sales', 'sales', '']
    expect(uniqueSkills(skills)).toEqual(['Wound care', 'Sales'])
    expect(onboardingForm.parse({ ...GOOD, skills: [' Triage '] }).skills).toEqual(['Triage'])
  })

  test('takes the longest of everything', () => {
    const longest = {
      ...GOOD,
      full_name: 'x'.repeat(200),
      job_title: 'x'.repeat(200),
      location: 'x'.repeat(200),
      interests: 'x'.repeat(2000),
      career_goals: 'x'.repeat(2000),
      skills: Array.from({ length: 40 }, (_, index) => `${index}`.padEnd(60, 'x')),
    }
    expect(onboardingForm.parse(longest)).toEqual(longest)
  })

  test('every field has its step', () => {
    expect(ONBOARDING_STEP_OF).toEqual({
      full_name: 1,
      job_title: 1,
      industry: 1,
      years_experience: 1,
      location: 1,
      skills: 2,
      interests: 2,
      work_style: 3,
      communication_style: 3,
      career_goals: 3,
      daily_check_ins: 4,
      connect_wearables: 4,
      voice_analysis: 4,
      consent_given: 4,
    })
    expect(ONBOARDING_STEPS).toBe(4)
  })
})
