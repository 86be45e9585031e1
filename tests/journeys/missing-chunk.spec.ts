import { expect, test } from './journey.ts'

const BROKEN = { name: 'Something went wrong' }

test.beforeEach('a chunk does not come', async ({ page, user, allowConsoleError }) => {
  allowConsoleError(/ERR_|dynamically imported|A screen could not be loaded/)
  expect(user.name).toBeTruthy()
  await page.route('**/assets/check-in-screen-*.js', route => route.abort())
  await page
    .getByRole('main')
    .getByRole('link', { name: /check-in/i })
    .click()
  await expect(page.getByRole('heading', BROKEN)).toBeVisible()
})

test('Try Again fetches the chunk that did not come, and shows the screen', async ({ page }) => {
  await expect(page).toHaveURL('/wellness/checkin')
  // The server answers and the chunk still fails: all that is left is to load the page anew.
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await loadedAnew
  await expect(page.getByRole('heading', BROKEN)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { name: 'How are you today?' })).toBeVisible()
})

test('whoever moves on leaves the error screen behind, by a link or by going back', async ({ page }) => {
  await page.goBack()
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', BROKEN)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Waywell' }).click()
  await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible()
})
