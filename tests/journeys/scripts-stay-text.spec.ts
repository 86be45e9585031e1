import { expect, newUserDetails, test } from './journey.ts'

const PAYLOADS = [
  '<img src=x onerror="window.ran=1">',
  '<script>window.ran=1</script>',
  '"><svg onload="window.ran=1">',
  'javascript:window.ran=1',
  '{{constructor.constructor("window.ran=1")()}}',
]

test('whatever people write is shown as text, in the application and in the dev mailbox', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newUserDetails()
  const name = `Robin ${PAYLOADS[0]}`
  let asked = false
  page.on('dialog', dialog => {
    asked = true
    return dialog.dismiss()
  })
  await page.goto('/signup')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/dashboard')

  for (const payload of PAYLOADS) {
    await page.goto('/wellness/checkin')
    await page.getByText('Add a note').click()
    await page.getByRole('textbox').fill(payload)
    await page.getByRole('button', { name: 'Save Check-in' }).click()
    await expect(page).toHaveURL('/wellness/overview')
    await expect(page.getByText(payload, { exact: true })).toBeVisible()
  }
  await page.goto('/settings')
  await expect(page.getByLabel('Full Name')).toHaveValue(name)
  expect(await page.evaluate('window.ran')).toBeUndefined()

  await page.goto('/support/contact')
  await page.getByLabel('Name').fill('Robin Example')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(person.email)
  await page.getByLabel('Category').selectOption('support')
  const subject = `${PAYLOADS[1]} ${person.email}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(PAYLOADS.join('\n'))
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible()
  // The dev mailbox answers requests from this machine only, not those through a proxy.
  const mailbox = await browser.newPage({ baseURL, extraHTTPHeaders: {} })
  await expect(async () => {
    await mailbox.goto('/dev/mail')
    await expect(mailbox.getByRole('link', { name: subject })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await mailbox.getByRole('link', { name: subject }).click()
  await expect(mailbox.getByText(PAYLOADS[2] ?? '')).toBeVisible()
  expect(await mailbox.evaluate('window.ran')).toBeUndefined()
  await mailbox.close()
  expect(asked).toBe(false)
})
