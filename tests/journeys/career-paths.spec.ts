import { expectSuggestions } from './career-steps.ts'
import { expect, test } from './journey.ts'
import { answerOnboarding } from './user-steps.ts'

const WIDE = { width: 1440, height: 900 }

test('suggestions: made, opened, compared, hidden with a reason, corrected, and said what changed', {
  tag: '@phone-only',
}, async ({ page, user, expectAccessible }) => {
  /** As on a phone, then as on a desktop. */
  async function expectAccessibleInBothWidths() {
    const phone = page.viewportSize()
    await expectAccessible()
    await page.setViewportSize(WIDE)
    await expectAccessible()
    if (phone) await page.setViewportSize(phone)
  }

  await answerOnboarding(page, user.name)
  await page.goto('/career/suggestions')
  await expectSuggestions(page)
  const cards = page.getByRole('article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(4)
  await expectAccessibleInBothWidths()

  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'What the work asks of a person' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What you control' })).toBeVisible()
  await expectAccessibleInBothWidths()
  await page.goBack()

  for (const card of [0, 1, 2])
    await cards
      .nth(card)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Three ways, side by side' })).toBeVisible()
  await expect(page.getByText('Who was asked')).toBeVisible()
  await expectAccessibleInBothWidths()
  await page.goBack()

  const hidden = (await cards.nth(1).getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: `Hide ${hidden}` }).click()
  await page.getByRole('radio', { name: 'Not the work I want' }).check()
  await expectAccessible()
  const after = cards.nth(2).getByRole('heading').getByRole('link')
  const next = (await after.textContent()) ?? ''
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  await expect(page.getByText('Hidden (1)')).toBeVisible()
  await expect(page.getByRole('link', { name: next, exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Refresh Suggestions' }).click()
  await expect(page.getByText('Refreshed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: hidden, exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: /Correct it|Say what you want/ }).click()
  await page.getByLabel('In your words').fill('no night shifts')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Read my goals again' })).toBeVisible()
})
