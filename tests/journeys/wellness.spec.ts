import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

const DAY_MS = 24 * 3600 * 1000

/** On a phone whose text is twice as large, nothing is wider than the screen. */
async function expectNoOverflowWithLargeText(page: Page) {
  const before = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize(before)
}

test('a user checks in and finds the check-in in the overview', { tag: '@phone' }, async ({
  page,
  user,
  expectAccessible,
}) => {
  expect(user.email).toContain('@')
  await page.goto('/wellness')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  const wide = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)
  await expect(page.getByRole('button', { name: 'Save Check-in' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(wide)
  await page.getByRole('slider', { name: /mood/i }).fill('4')
  await page.getByRole('slider', { name: /energy/i }).fill('2')
  await expect(page.getByRole('slider', { name: /energy/i })).toHaveAttribute('aria-valuetext', /Low/)
  await page.getByText('Add a note').click()
  await page.getByRole('textbox').fill('Long day, good people.')
  await page.getByText('Add tags, sleep or hours').click()
  await page.getByLabel('What drained you? In your own words').fill('Night shift')
  await page.getByLabel('Hours slept last night').fill('5.5')
  await page.getByRole('button', { name: 'Tense', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Night shift' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page).toHaveURL('/wellness/overview')
  await expect(page.getByText('Check-in saved!')).toBeVisible()
  await expect(page.getByText('Your daily wellness check-in has been recorded.')).toBeVisible()
  await expect(page.getByText('Long day, good people.', { exact: true })).toBeVisible()
  await expect(page.getByText('High', { exact: true }).first()).toBeVisible()
  const [saved] = await (await callApi(page, 'GET', '/api/check-ins', undefined)).json()
  expect(saved.context).toMatchObject({ drained: ['Night shift'], sleep_hours: 5.5, ease: 2 })
  await expectAccessible()
})

test('from the dashboard a check-in takes three taps without scrolling, and the app can be installed', {
  tag: '@phone-only',
}, async ({ page, context, user }) => {
  await answerOnboarding(page, user.name)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/dashboard')
  const good = page.getByText('Good', { exact: true })
  for (const tap of [good.first(), good.last(), page.getByRole('button', { name: 'Save Check-in' })]) {
    await expect(tap).toBeInViewport({ ratio: 1 })
    await tap.tap()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
  await expect(page.getByText('Burnout risk: Low')).toBeVisible()

  // As Chromium reads it: what it asks of an application before it offers to install it.
  const devtools = await context.newCDPSession(page)
  const { errors, data = '{}' } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data)
  expect(manifest).toMatchObject({ name: 'Waywell', start_url: '/dashboard', display: 'standalone' })
  const sizes = await page.evaluate(
    icons =>
      Promise.all(
        icons.map(async ({ src, sizes }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return `${width}x${height}` === sizes && sizes
        }),
      ),
    (manifest.icons as { src: string; sizes: string }[]).filter(({ sizes }) => sizes !== 'any'),
  )
  expect(sizes).toEqual(['192x192', '512x512', '512x512'])
})

test('a warning has its day in the charts beside a change at work, and large text fits a phone', {
  tag: '@phone',
}, async ({ page, user, expectAccessible }) => {
  expect(user.email).toContain('@')
  const now = Date.now()
  for (let day = 40; day >= 1; day -= 1) {
    const low = day < 12 ? 2 : 0
    const answers = { mood: 4 - low + (day % 2), energy: 4 - low, noted_at: new Date(now - day * DAY_MS) }
    await callApi(page, 'POST', '/api/check-ins', answers)
  }
  await page.goto('/wellness/overview')
  await expect(page.getByRole('heading', { name: /below your own usual since/ })).toBeVisible()
  await expect(page.getByText(/^below usual since/)).toBeVisible()
  await expectNoOverflowWithLargeText(page)
  await page.goto('/wellness/year')
  await page.getByRole('button', { name: 'Add an event' }).click()
  await page.getByRole('button', { name: 'New manager' }).click()
  await page
    .getByLabel('Day', { exact: true })
    .fill(new Date(now - 20 * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length))
  await page.getByRole('button', { name: 'Save event' }).click()
  await expect(page.getByText('It came within two months after a change you noted.')).toBeVisible()
  await expect(page.locator('svg text', { hasText: 'New manager' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete New manager' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Delete New manager' })).toBeVisible()
  await expectNoOverflowWithLargeText(page)
  await page.goto('/wellness/entry')
  await page.getByText('Add tags, sleep or hours').click()
  await expectNoOverflowWithLargeText(page)
})

test('a user opens, changes, deletes and brings back a check-in, finds it by its words, and sees the year', async ({
  page,
  user,
  expectAccessible,
}) => {
  expect(user.email).toContain('@')
  // Within the 52 weeks that the year shows.
  const day = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)
  const written = (format: Intl.DateTimeFormatOptions) => day.toLocaleDateString('en-US', format)
  const date = written({ month: 'long', day: 'numeric', year: 'numeric' })
  await page.goto('/wellness/entry')
  await page.getByLabel('Day and time').fill(`${day.toLocaleDateString('en-CA')}T08:05`)
  await page.getByRole('slider', { name: 'Mood' }).fill('2')
  await page.getByLabel('Your note').fill('Slept four hours.')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page).toHaveURL('/wellness/history')
  await page.getByRole('link', { name: `${date}, 8:05 AM: mood Low, 2 of 5` }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `${written({ weekday: 'long' })}, ${date}` }),
  ).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('slider', { name: 'Mood' }).fill('4')
  await page.getByLabel('Your note').fill('Slept well after all.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Slept well after all.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No check-ins yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: /mood Good, 4 of 5/ })).toBeVisible()
  await page.getByLabel('Search your notes').fill('AFTER')
  await expect(page.getByRole('status').filter({ hasText: '1 of 1 check-ins' })).toBeVisible()
  await expect(page.locator('mark')).toHaveText('after')
  await expectAccessible()
  await page.goto('/wellness/year')
  await expect(page.getByRole('link', { name: written({ month: 'long', year: 'numeric' }) })).toBeVisible()
  await expectAccessible()
})
