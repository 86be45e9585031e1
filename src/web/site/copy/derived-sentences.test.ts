// @vitest-environment node
import { expect, test } from 'vitest'
import { checkInInput, NOTES_MAX_CHARACTERS } from '#shared/wellness/check-in.ts'
import { ROUTES } from '#web/routes.tsx'
import { SITE_ROUTES } from '#web/site/site-pages.tsx'
import { METHODS } from './data-and-method.ts'
import { FAQ } from './faq.ts'
import { HELP_ARTICLES } from './help/catalogue.ts'
import { WELLNESS } from './help/wellness.ts'
import { HERO } from './landing.ts'
import { TERMS_OF_SERVICE } from './terms-of-service.ts'

const everything = JSON.stringify([
  METHODS,
  FAQ,
  HELP_ARTICLES,
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
  '14 days free. No credit card.',
  'Create an account: free for 14 days with everything open, and no credit card.',
  'Free for 14 days without a credit card. Professional is $29 per month, and annual plans save 20%.',
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
