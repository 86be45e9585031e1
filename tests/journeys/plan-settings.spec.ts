import { browserInTimeZone } from './browser-time-zone.ts'
import { expect, test } from './journey.ts'

test.use(browserInTimeZone('Pacific/Kiritimati'))

test('Settings shows plan, usage and the zone of the browser, and keeps what is changed', async ({
  page,
  user,
  expectAccessible,
}) => {
  expect(user.email).toBeTruthy()
  await page.goto('/settings')
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await tabs.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page).toHaveURL('/settings#plan')
  const plan = page.getByRole('region', { name: 'Plan', exact: true })
  await expect(plan).toContainText(/Everything in Professional is open until \w+ \d+, \d{4}\./)
  const usage = page.getByRole('region', { name: 'Usage this month' })
  await expect(usage.getByRole('listitem')).toHaveText([
    'Résumé and cover letter generatorUnlimited',
    'Chat coachUnlimited',
  ])
  await expect(page.getByText('There are none: nothing was paid with this account.')).toBeVisible()
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await expect(zone).toHaveValue('Pacific/Kiritimati')
  await expectAccessible()

  await zone.selectOption('Asia/Tokyo')
  await expect(page.getByText('Settings Updated')).toBeVisible()
  const mails = page.getByRole('switch', { name: 'Before the trial ends' })
  const kept = page.waitForResponse(
    response =>
      response.ok() && response.request().method() === 'PATCH' && response.url().endsWith('/api/billing'),
  )
  await mails.click()
  await expect(mails).not.toBeChecked()
  await kept
  await page.reload()
  await expect(zone).toHaveValue('Asia/Tokyo')
  await expect(mails).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'When a payment fails or the plan ends' })).toBeChecked()
})
