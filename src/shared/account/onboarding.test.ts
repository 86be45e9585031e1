import { describe, expect, test } from 'vitest'
import { ONBOARDING_STEP_OF, ONBOARDING_STEPS, type OnboardingForm, onboardingForm } from './onboarding.ts'

const GOOD: OnboardingForm = {
  fullName: 'An',
  jobTitle: 'PM',
  industry: 'Other',
  yearsExperience: '16+ years',
  location: 'NY',
  skills: ['Sales'],
  interests: '0123456789',
  workStyle: 'hybrid',
  communicationStyle: 'visual',
  careerGoals: '01234567890123456789',
  dailyCheckIns: true,
  connectWearables: false,
  voiceAnalysis: false,
  consentGiven: true,
}

describe('the onboarding form', () => {
  test('takes the shortest of everything', () => {
    expect(onboardingForm.parse(GOOD)).toEqual(GOOD)
  })

  test.each<[keyof OnboardingForm, unknown, string]>([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['fullName', ' A ', 'Name must be at least 2 characters'],
    ['jobTitle', 'P', 'Job title is required'],
    ['industry', '', 'Please select an industry'],
    ['industry', 'Piracy', 'Please select an industry'],
    ['yearsExperience', '', 'Please select your experience level'],
    ['location', 'N', 'Location is required'],
    ['skills', [], 'Please select at least one skill'],
    ['skills', ['Juggling'], 'Please select at least one skill'],
    ['interests', '012345678', 'Please describe your interests (minimum 10 characters)'],
    ['workStyle', '', 'Please select your work style'],
    ['workStyle', undefined, 'Please select your work style'],
    ['communicationStyle', '', 'Please select your communication style'],
    ['careerGoals', '0123456789012345678', 'Please describe your goals (minimum 20 characters)'],
    ['fullName', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['jobTitle', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['location', 'x'.repeat(201), 'Please keep this under 200 characters'],
    ['interests', 'x'.repeat(2001), 'Please keep this under 2000 characters'],
    ['careerGoals', 'x'.repeat(2001), 'Please keep this under 2000 characters'],
    ['skills', Array(17).fill('Sales'), 'Please select each skill once'],
    ['consentGiven', false, 'You must consent to continue'],
  ])('%s of %j is refused: %s', (field, value, message) => {
    const result = onboardingForm.safeParse({ ...GOOD, [field]: value })
    expect(result.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  test('takes the longest of everything', () => {
    const longest = {
      ...GOOD,
      fullName: 'x'.repeat(200),
      jobTitle: 'x'.repeat(200),
      location: 'x'.repeat(200),
      interests: 'x'.repeat(2000),
      careerGoals: 'x'.repeat(2000),
    }
    expect(onboardingForm.parse(longest)).toEqual(longest)
  })

  test('every field has its step', () => {
    expect(ONBOARDING_STEP_OF).toEqual({
      fullName: 1,
      jobTitle: 1,
      industry: 1,
      yearsExperience: 1,
      location: 1,
      skills: 2,
      interests: 2,
      workStyle: 3,
      communicationStyle: 3,
      careerGoals: 3,
      dailyCheckIns: 4,
      connectWearables: 4,
      voiceAnalysis: 4,
      consentGiven: 4,
    })
    expect(ONBOARDING_STEPS).toBe(4)
  })
})
