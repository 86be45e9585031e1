import { expect, test } from './journey.ts'
import { PUBLIC_PAGES } from './site-pages.ts'

test.use({ javaScriptEnabled: false })

test('every public page holds its words before any script has run', async ({ request }) => {
  for (const { path, heading, texts } of PUBLIC_PAGES) {
    const html = await (await request.get(path)).text()
    const read = html
      .replace(/<head>[\s\S]*<\/head>|<br\/>|<!-- -->/g, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
    for (const text of [heading, ...texts]) expect(read, path).toContain(text)
  }
})

test('the landing page can be seen without script', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'How it works' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Waywell works')
})

test('an answer of the FAQ opens without script', async ({ page }) => {
  await page.goto('/support/faq')
  await page.getByText('What is an ATS?').click()
  await expect(page.getByText('An applicant-tracking system')).toBeVisible()
})

test('the contact page says where to write when the form cannot send', async ({ page }) => {
  await page.goto('/support/contact')
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect(page.locator('main noscript p')).toContainText('hello@waywell.example')
  await page.getByLabel('Message').fill('Something private')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/support/contact')
  await expect(page.getByLabel('Message')).toHaveValue('Something private')
})
