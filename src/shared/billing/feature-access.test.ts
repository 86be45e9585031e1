import { describe, expect, test } from 'vitest'
import {
  COUNTED_FEATURES,
  featureAccess,
  featureName,
  NEVER_GATED,
  planAdditions,
  usesOf,
} from './feature-access.ts'
import { FEATURES, isFeature, PLANS } from './features.ts'

describe('Free', () => {
  test.each([
    ['chat-coach', 10],
    ['resume-generator', 2],
    ['api-access', 1_000],
  ] as const)('has %s, %i times a month', (feature, monthlyLimit) => {
    expect(featureAccess('free', feature)).toMatchObject({ enabled: true, monthlyLimit })
  })

  test('lacks what Professional and Enterprise are sold for, and nothing else', () => {
    expect(FEATURES.filter(feature => !featureAccess('free', feature).enabled)).toEqual([
      'skill-gap',
      'pdf-export',
      'ats-optimizer',
      'market-insights',
      'role-demands',
      'tag-effects',
      'priority-support',
      'team-dashboards',
      'saml-sso',
    ])
  })
})

test('Professional lacks team dashboards and SAML alone, and counts only requests of the API', () => {
  const closed = FEATURES.filter(feature => !featureAccess('professional', feature).enabled)
  const counted = FEATURES.filter(
    feature => featureAccess('professional', feature).monthlyLimit !== undefined,
  )
  expect([closed, counted]).toEqual([['team-dashboards', 'saml-sso'], ['api-access']])
  expect(featureAccess('professional', 'api-access').monthlyLimit).toBe(50_000)
})

test('Enterprise has everything, without a limit', () => {
  for (const feature of FEATURES) {
    const { enabled, monthlyLimit } = featureAccess('enterprise', feature)
    expect([feature, enabled, monthlyLimit]).toEqual([feature, true, undefined])
  }
})

test('a trial opens what Professional opens', () => {
  for (const feature of FEATURES)
    expect(featureAccess('trial', feature)).toEqual(featureAccess('professional', feature))
})

test('what protects or belongs to the person is open and uncounted on every plan', () => {
  expect(NEVER_GATED).toEqual([
    'burnout-risk',
    'your-data',
    'wellness-tracking',
    'career-suggestions',
    'learning-center',
  ])
  for (const plan of PLANS)
    for (const feature of NEVER_GATED) {
      const { enabled, monthlyLimit } = featureAccess(plan, feature)
      expect([plan, feature, enabled, monthlyLimit]).toEqual([plan, feature, true, undefined])
    }
})

test('every feature has a name and says what each plan has of it, a limit with its number', () => {
  for (const plan of PLANS)
    for (const feature of FEATURES) {
      const { description, monthlyLimit } = featureAccess(plan, feature)
      expect(featureName(feature).length).toBeGreaterThan(2)
      expect(description.length).toBeGreaterThan(2)
      if (monthlyLimit !== undefined) expect(description).toContain(monthlyLimit.toLocaleString('en-US'))
    }
})

test('uses are counted in the words of the feature', () => {
  expect([usesOf('chat-coach', 1), usesOf('chat-coach', 10), usesOf('resume-generator', 2)]).toEqual([
    'conversation',
    'conversations',
    'résumés',
  ])
  expect([usesOf('skill-gap', 1), usesOf('skill-gap', 0)]).toEqual(['use', 'uses'])
})

test('a name of the map is a feature, one of every object is not', () => {
  expect([isFeature('chat-coach'), isFeature('career-coach'), isFeature('toString')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('what a plan adds to another', () => {
  test('Professional adds what Free lacks and what Free limits, but not what Enterprise alone has', () => {
    expect(planAdditions('professional', 'free')).toEqual([
      'Skill gap analysis',
      'Résumé and cover letter generator, unlimited',
      'PDF and DOCX export',
      'ATS optimizer',
      'Market insights',
      'What roles ask of a person, compared',
      'Chat coach, unlimited',
      'Effects of tags over months',
      'Priority support',
      'API access, 50,000 requests per month',
    ])
  })

  test('Enterprise adds its own two to Professional, and an API without a limit', () => {
    expect(planAdditions('enterprise', 'professional')).toEqual([
      'API access, unlimited',
      'Team dashboards',
      'SAML SSO',
    ])
  })

  test('no plan adds anything to itself, nor less to more', () => {
    expect([planAdditions('free', 'free'), planAdditions('free', 'professional')]).toEqual([[], []])
  })
})

test('usage is shown of résumés and conversations, and not of an API that nobody can call yet', () => {
  expect(COUNTED_FEATURES).toEqual(['resume-generator', 'chat-coach'])
})
