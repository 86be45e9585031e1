import { describe, expect, test } from 'vitest'
import { ONBOARDING_STEP_OF, type OnboardingForm, onboardingForm } from './onboarding.ts'

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
    ['consentGiven', false, 'You must consent to continue'],
  ])('%s of %j is refused: %s', (field, value, message) => {
    const result = onboardingForm.safeParse({ ...GOOD, [field]: value })
    expect(result.error?.issues.map(issue => [issue.path[0], issue.message])).toEqual([[field, message]])
  })

  test('every field has its step', () => {
    expect(Object.keys(ONBOARDING_STEP_OF).sort()).toEqual(Object.keys(GOOD).sort())
  })
})
