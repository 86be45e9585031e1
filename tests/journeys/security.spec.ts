import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { authenticatorCode } from '../authenticator.ts'
import { expect, test } from './journey.ts'
import { clearBrowserSession, pathOfLink, typeSignIn, waitForMail } from './user-steps.ts'

const REFUSED = /status of (4\d\d|5\d\d)|ERR_FAILED/

test('two-factor: set up with the app, asked for at sign-in, a recovery code works once, and off again', async ({
  page,
  user,
  allowConsoleError,
  expectAccessible,
}) => {
  test.slow()
  allowConsoleError(REFUSED)
  await page.goto('/settings#security')
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const password = page.getByLabel('Current password', { exact: true })
  await expect(password).toBeFocused()
  await password.fill('not my password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The current password is not right.')).toBeVisible()
  await password.fill(user.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible()
  const key = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()
  const keyUri = `otpauth://totp/?secret=${key?.replaceAll(' ', '')}`
  const code = page.getByLabel('Code', { exact: true })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('That code is not right, or it has expired.')).toBeVisible()
  await code.fill(authenticatorCode(keyUri))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  await expectAccessible()
  const [recovery = ''] = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recovery)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  const twoFactor = page.getByRole('heading', { name: 'Two-factor sign-in' })
  await expect(twoFactor).toBeFocused()

  await signInAgain(page, user)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That code is not right, or it has expired.')).toBeVisible()
  // A TOTP code works once; the next one saves waiting half a minute.
  await code.fill(authenticatorCode(keyUri, Date.now() + 30_000))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')

  await signInAgain(page, user)
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings#security')
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await password.fill(user.password)
  await page.getByRole('button', { name: 'Turn off two-factor sign-in' }).click()
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible()
  await expect(twoFactor).toBeFocused()
})

test('sessions: another browser is listed and signed out from here; a new password signs out the rest', async ({
  page,
  user,
  browser,
  allowConsoleError,
}) => {
  test.slow()
  allowConsoleError(REFUSED)
  const other = await signedInElsewhere(browser, page, user)
  await page.goto('/settings#security')
  const ending = page.getByRole('button', { name: /^Sign out .* on/ })
  await expect(ending).toHaveCount(1)
  await page.route('**/auth/sessions/*', route => route.abort())
  await ending.click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(ending).toBeFocused()
  await page.unroute('**/auth/sessions/*')
  await ending.click()
  await expect(page.getByText('Session signed out')).toBeVisible()
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused()
  await other.reload()
  await expect(other).toHaveURL('/login')

  await typeSignIn(other, user)
  await expect(other).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Change password' }).click()
  const current = page.getByLabel('Current password', { exact: true })
  await current.fill('not my password')
  await page.getByLabel('New password', { exact: true }).fill('password1')
  await page.getByLabel('Confirm new password', { exact: true }).fill('password1')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This password is too easy to guess. Please choose another.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('seven grey herons 3')
  await page.getByLabel('Confirm new password', { exact: true }).fill('seven grey herons 3')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The current password is not right.')).toBeVisible()
  await current.fill(user.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
  await other.reload()
  await expect(other).toHaveURL('/login')
  await other.context().close()
})

test('a new address holds once its link is followed', async ({ page, user, mailsTo, allowConsoleError }) => {
  allowConsoleError(REFUSED)
  const address = `new.${user.email}`
  await page.goto('/settings#security')
  await expect(page.getByText('Not confirmed yet')).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New email').fill(address)
  await page.getByLabel('Current password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText(`We have sent a link to ${address}`)).toBeVisible()
  await page.goto(pathOfLink(await waitForMail(() => mailsTo(address), /new address/)))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText(`${address} is now the address of your account.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible()
  await page.goto('/settings#security')
  await expect(page.getByText(address)).toBeVisible()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
})

test('one’s data: consent taken back with its date, everything downloaded, the account deleted in every tab', async ({
  page,
  user,
  context,
  allowConsoleError,
}) => {
  test.slow()
  allowConsoleError(REFUSED)
  await page.goto('/settings#data')
  const consent = page.getByRole('switch', { name: /Career guidance from my profile/ })
  await consent.click()
  await expect(page.getByText('Settings Updated')).toBeVisible()
  await expect(page.getByText(/Agreed on/)).toHaveCount(1)
  await consent.click()
  await expect(page.getByText(/Taken back on/)).toHaveCount(1)
  await page.getByText('Show the history (2)').click()
  await expect(page.getByRole('row')).toHaveCount(3)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything about me' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^waywell-data-[\d-]+\.zip$/)
  const files = unzipSync(await readFile(await file.path()))
  expect(strFromU8(files['json/account.json'] ?? new Uint8Array())).toContain(user.email)
  expect(Object.keys(files)).toContain('csv/consents.csv')

  const other = await context.newPage()
  await other.goto('/wellness/overview')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill('not my password')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText('The current password is not right.')).toBeVisible()
  await dialog.getByLabel('Current password', { exact: true }).fill(user.password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(other).toHaveURL('/')
  await page.goto('/login')
  await typeSignIn(page, user)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})

async function signInAgain(page: Page, person: { email: string; password: string }) {
  await clearBrowserSession(page)
  await page.goto('/login')
  await typeSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
}

async function signedInElsewhere(browser: Browser, page: Page, person: { email: string; password: string }) {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({ baseURL: origin })
  const other = await context.newPage()
  await other.goto('/login')
  await typeSignIn(other, person)
  await expect(other).toHaveURL('/dashboard')
  return other
}
