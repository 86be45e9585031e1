import { expect, test } from 'vitest'
import { searchHelp } from './help-search.ts'

test.each([
  ['reset password', '/support/help-center/reset-your-password'],
  ['pasword', '/support/help-center/reset-your-password'],
  ['burnot risk', '/support/help-center/how-burnout-risk-is-worked-out'],
  ['cancle subscripton', '/support/help-center/manage-or-cancel-your-subscription'],
  ['resume', '/support/help-center/make-a-resume-and-cover-letter'],
  ['cv', '/support/help-center/make-a-resume-and-cover-letter'],
  ['delet account', '/support/help-center/delete-your-account'],
  ['newsletter', '/support/help-center/leave-the-newsletter'],
  ['suicide', '/support/help-center/getting-help-now'],
  ['suicidal thoughts', '/support/help-center/getting-help-now'],
  ['I want to die', '/support/help-center/getting-help-now'],
  ['helpline', '/support/help-center/getting-help-now'],
  ['what is an ats', '/support/faq#what-is-ats'],
  ['refund', '/support/faq#refunds'],
  ['run it myself', '/support/faq#can-i-run-it-myself'],
])('“%s” finds %s among the first three', (typed, path) => {
  expect(
    searchHelp(typed)
      .slice(0, 3)
      .map(found => found.path),
  ).toContain(path)
})

test('an answer grows as one types, from the second letter on', () => {
  expect(searchHelp('wea').length).toBeGreaterThan(0)
  expect(searchHelp('wearab').map(found => found.path)).toContain('/support/faq#wearables-and-voice')
})

test('a word that is spelled right finds only itself', () => {
  const found = searchHelp('cancel').map(({ path }) => path)
  expect(found).toContain('/support/faq#how-do-i-cancel')
  expect(found).not.toContain('/support/faq#what-is-the-match-score')
})

test('words that are nowhere find nothing', () => {
  expect(searchHelp('xylophone zebra')).toEqual([])
})
