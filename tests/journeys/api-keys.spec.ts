import { expect, test } from './journey.ts'

test('a key is made with the password, shown once, opens the API, and is deleted', async ({
  page,
  user,
  request,
  expectAccessible,
}) => {
  await page.goto('/settings#security')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Home server')
  await page.getByLabel('Current password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByRole('heading', { name: 'Keep this key' })).toBeFocused()
  await expectAccessible()
  const key = await page.getByText(/^ww_/).textContent()
  const ask = async () =>
    (await request.get('/api/v1/wellness/checkins', { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await ask()).toBe(200)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText(/^ww_/)).toBeHidden()
  await page.getByRole('button', { name: 'Delete Home server' }).click()
  await expect(page.getByText('Programs that use Home server are refused from then on.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the key' }).click()
  await expect(page.getByText('No keys yet.')).toBeVisible()
  expect(await ask()).toBe(401)
})
