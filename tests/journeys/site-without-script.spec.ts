import { expect, test } from './journey.ts'
import { PUBLIC_PAGES } from './site-pages.ts'

test.use({ javaScriptEnabled: false })

for (const { path, heading, texts } of PUBLIC_PAGES) {
  test(`${path} can be read without script`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const read = await page.locator('body').innerText()
    for (const text of texts) expect(read).toContain(text)
  })
}

test('an answer of the FAQ opens without script', async ({ page }) => {
  await page.goto('/support/faq')
  await page.getByText('What is an ATS?').click()
  await expect(page.getByText('An applicant-tracking system')).toBeVisible()
})

test('the contact page says where to write when the form cannot send', async ({ page }) => {
  await page.goto('/support/contact')
  expect(await page.locator('main').innerText()).toContain('This form needs JavaScript to send.')
  await page.getByLabel('Message').fill('Something private')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/support/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Something private')
})
