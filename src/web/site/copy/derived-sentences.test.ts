// @vitest-environment node
import { expect, test } from 'vitest'
import { featureName } from '#shared/billing/feature-access.ts'
import { FEATURES } from '#shared/billing/features.ts'
import { checkInInput } from '#shared/wellness/check-in.ts'
import { NOTES_MAX_CHARACTERS } from '#shared/wellness/check-in-form.ts'
import { ROUTES } from '#web/routes.tsx'
import { SITE_ROUTES } from '#web/site/site-pages.tsx'
import { METHODS } from './data-and-method.ts'
import { FAQ } from './faq.ts'
import { ACCOUNT_AND_BILLING } from './help/account.ts'
import { CAREER_TOOLS } from './help/career.ts'
import { HELP_ARTICLES } from './help/catalog.ts'
import { WELLNESS } from './help/wellness.ts'
import { HERO } from './landing.ts'
import { PLAN_COMPARISON, PLANS } from './plans.ts'
import { TERMS_OF_SERVICE } from './terms-of-service.ts'

const everything = JSON.stringify([
  METHODS,
  FAQ,
  HELP_ARTICLES,
  ACCOUNT_AND_BILLING,
  CAREER_TOOLS,
  WELLNESS,
  HERO,
  TERMS_OF_SERVICE,
  ROUTES,
  SITE_ROUTES,
])

/** Sentences made from constants, as people read them: a changed constant must be seen here, a slip of wording too. */
test.each([
  'High: average mood or average energy of the last three check-ins is 2 or lower.',
  'Medium: not High, and one of the two averages is 3 or lower.',
  'Low: both averages are above 3.',
  'The indicator looks at your three most recent check-ins. High: average mood or average energy is 2 or lower. Medium: one of them is 3 or lower. Low: both are above 3.',
  'From your three most recent check-ins. If average mood or average energy is 2 or lower it reads High; 3 or lower, Medium; otherwise Low.',
  'One simple rule over your last three check-ins.',
  'Set your mood and your energy from 1 to 5.',
  'A note is optional and can have up to 2000 characters.',
  'the refresh button shows another of the six.',
  'three figures sum up your last five check-ins',
  'From at least ten check-ins over two weeks it learns what is usual for you',
  'Below it three check-ins in a row, over at least four days, is an early warning.',
  '4.5 days a week: 0.44 warnings in a year of somebody steady, so none in 13 months for 59 of 100.',
  'About one point down over six weeks: found within twelve weeks for 98 of 100.',
  '14 days free. No credit card.',
  'Create an account: free for 14 days with everything open, and no credit card.',
  'Free for 14 days without a credit card. Professional is $29 per month, and annual plans save 20%.',
  'Paid for a year at once it is $278.40, which saves 20%.',
  'Free, with a limit: 10 coach conversations and 2 résumés a month.',
  'Beside that, 10 coach conversations and 2 résumés a month.',
  'These need Professional: skill gap analysis; PDF and DOCX export; ATS optimizer; market insights; what roles ask of a person, compared; effects of tags over months; priority support.',
  'On a Free account you have 10 conversations per month.',
  'if you tell us within 14 days of your first payment, we refund it in full.',
  'If you tell us within 14 days of your first payment that you do not want to go on',
])('%s', sentence => {
  expect(everything).toContain(sentence)
})

test('the sentence about long notes names the limit', () => {
  const { error } = checkInInput.safeParse({
    mood: 3,
    energy: 3,
    notes: 'x'.repeat(NOTES_MAX_CHARACTERS + 1),
  })
  expect(error?.issues.map(issue => issue.message)).toEqual(['Notes must be less than 2000 characters'])
})

test('the plan table has every feature of the map, and what each plan has of it', () => {
  expect(PLAN_COMPARISON.map(({ feature }) => feature)).toEqual(FEATURES.map(featureName))
  const line = PLAN_COMPARISON.find(({ feature }) => feature.startsWith('API'))
  expect([line?.free.text, line?.professional.text, line?.enterprise.text]).toEqual([
    '1,000 requests per month',
    '50,000 requests per month',
    'Unlimited requests',
  ])
})

test('each plan lists what it adds to the one before it', () => {
  const includes = Object.fromEntries(PLANS.map(plan => [plan.id, plan.includes]))
  expect(includes.professional).toContain('Chat coach, unlimited')
  expect(includes.professional).toContain('API access, 50,000 requests per month')
  expect(includes.professional).toContain('ATS optimizer')
  expect(includes.enterprise).toEqual([
    'Everything in Professional',
    'API access, unlimited',
    'Team dashboards',
    'SAML SSO',
  ])
})
