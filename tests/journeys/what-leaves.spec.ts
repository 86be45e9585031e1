import type { Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { callApi } from './user-steps.ts'

/** Who is signed in, which plan they have, and the time zone of a new account. */
const ABOUT_THE_ACCOUNT =
  /\/auth\/refresh$|\/functions\/(?:check-subscription|get-trial-days-remaining)$|\/api\/profile$/

test('wellness data leaves the device by saving alone, and each kind can be deleted, as can the facts of a résumé', async ({
  page,
  user,
  expectAccessible,
}) => {
  expect(user.email).toContain('@')
  const sent: Request[] = []
  page.on('request', request => sent.push(request))
  const changes = () =>
    sent
      .filter(request => request.method() !== 'GET' && !ABOUT_THE_ACCOUNT.test(request.url()))
      .map(request => `${request.method()} ${new URL(request.url()).pathname}`)

  await page.goto('/wellness/checkin')
  await page.getByRole('slider', { name: /mood/i }).fill('2')
  await page.getByText('Add a note').click()
  await page.getByRole('textbox').fill('Quiet day.')
  await page.waitForLoadState('networkidle')
  expect(changes()).toEqual([])
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page).toHaveURL('/wellness/overview')
  await page.waitForLoadState('networkidle')
  expect(changes()).toEqual(['POST /api/check-ins'])

  await page.goto('/settings#data')
  const section = page.getByRole('region', { name: 'What leaves this device' })
  await expect(section.getByText('Nowhere: nothing is read today.')).toBeVisible()
  await expect(section.getByText('Nowhere: nothing is recorded today.')).toBeVisible()
  await expectAccessible()
  await section.getByRole('button', { name: 'Delete all notes' }).click()
  await section.getByRole('alert').getByRole('button', { name: 'Delete all notes' }).click()
  await expect(page.getByText('One entry is gone.')).toBeVisible()
  const kept = await (await callApi(page, 'GET', '/api/check-ins', undefined)).json()
  expect(kept).toMatchObject([{ mood: 2, notes: null }])
  await section.getByRole('button', { name: 'Delete all check-ins' }).click()
  await section.getByRole('alert').getByRole('button', { name: 'Delete all check-ins' }).click()
  await expect.poll(async () => (await callApi(page, 'GET', '/api/check-ins', undefined)).json()).toEqual([])
  expect(changes()).toEqual(['POST /api/check-ins', 'DELETE /api/check-in-notes', 'DELETE /api/check-ins'])

  await callApi(page, 'POST', '/functions/keep-resume-facts', {
    resumeText: 'Robin Example\n\nSkills\nTriage',
  })
  await section.getByRole('button', { name: 'Delete the facts of my résumé' }).click()
  await section.getByRole('alert').getByRole('button', { name: 'Delete the facts of my résumé' }).click()
  await expect
    .poll(async () => (await callApi(page, 'POST', '/functions/get-resume-facts', {})).json())
    .toBeNull()
  const { origin } = new URL(page.url())
  expect(sent.filter(request => !request.url().startsWith(origin))).toEqual([])
})
