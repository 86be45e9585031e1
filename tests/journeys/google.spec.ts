import { randomUUID } from 'node:crypto'
import { OAuth2Server } from 'oauth2-mock-server'
import { expect, test as journey, mailsIn, newUserDetails } from './journey.ts'
import { type Product, startServer } from './start-server.ts'
import { clearBrowserSession, pathOfLink, typeSignIn, waitForMail } from './user-steps.ts'

/** Who sits at the Google account, as the issuer will tell. */
let person: Record<string, unknown>

/** A product of its own, whose Google is a real issuer on this machine. */
const test = journey.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _browser }, use) => {
      const issuer = new OAuth2Server()
      await issuer.issuer.keys.generate('RS256')
      await issuer.start(0, 'localhost')
      issuer.service.on('beforeTokenSigning', token => Object.assign(token.payload, person))
      const product = await startServer({
        GOOGLE_CLIENT_ID: 'waywell-client',
        GOOGLE_CLIENT_SECRET: 'waywell-secret',
        GOOGLE_ISSUER: issuer.issuer.url ?? '',
      })
      await use(product)
      await product.stop()
      await issuer.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  mailsTo: async ({ product }, use) => use(email => mailsIn(product.dataDir, email)),
})

test.describe.configure({ mode: 'serial' })

test.beforeEach(() => {
  const id = randomUUID()
  person = { sub: id, email: `${id}@people.example`, email_verified: true, name: 'Ana Google' }
})

test('Google signs in to where one wanted to go; an unverified address comes back as a failure', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 401/)
  await page.goto('/wellness/overview')
  await expect(page).toHaveURL('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/wellness/overview')
  await expect(page.getByRole('heading', { name: 'Wellness overview' })).toBeVisible()

  await clearBrowserSession(page)
  person = { ...person, sub: randomUUID(), email: newUserDetails().email, email_verified: false }
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Google login failed. Please sign in with email and password.')).toBeVisible()
  await expect(page).toHaveURL(/\/signup\?error=/)
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDisabled()
})

test('Google is linked once the address is confirmed, and unlinked, each with the password', async ({
  page,
  user,
  mailsTo,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[13]/)
  await page.goto('/settings#security')
  await expect(page.getByText('Please confirm your email address first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeHidden()
  await page.goto(pathOfLink(await waitForMail(() => mailsTo(user.email), /confirm your address/i)))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, that is confirmed' })).toBeVisible()
  await page.goto('/settings#security')
  await page.getByRole('button', { name: 'Link Google' }).click()
  const password = page.getByLabel('Current password', { exact: true })
  await password.fill('not my password')
  await page.getByRole('button', { name: 'Continue to Google' }).click()
  await expect(page.getByText('The current password is not right.')).toBeVisible()
  await password.fill(user.password)
  await page.getByRole('button', { name: 'Continue to Google' }).click()
  await expect(page.getByText('Google is linked')).toBeVisible()
  await expect(page).toHaveURL('/settings#security')
  await expect(page.getByText('Linked', { exact: true })).toBeVisible()

  await clearBrowserSession(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings#security')
  await expect(page.getByText(user.email)).toBeVisible()
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await password.fill(user.password)
  await page.getByRole('button', { name: 'Unlink Google' }).click()
  await expect(page.getByText('Google is no longer linked')).toBeVisible()
  await expect(page.getByText('Not linked')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Link Google' })).toBeFocused()
  await clearBrowserSession(page)
  await page.goto('/login')
  await typeSignIn(page, user)
  await expect(page).toHaveURL('/dashboard')
})

test('someone who only uses Google shows once more that it is them, and comes back to what they were doing', async ({
  page,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 40[13]/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings#data')
  // What the server says once a session is older than ten minutes.
  await page.route(
    '**/api/account/delete',
    route =>
      route.fulfill({
        status: 403,
        json: {
          code: 'recent_sign_in_required',
          message: 'Please sign in again, so that we know it is you.',
          details: null,
          hint: null,
        },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Please sign in again, so that we know it is you.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page.getByText('Please sign in again')).toBeHidden()
  await expect(page).toHaveURL('/settings#data')
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('another Google account than one’s own opens no form that was left', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 40[13]/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/settings#security')
  await page.route(
    '**/auth/two-factor/enable',
    route =>
      route.fulfill({
        status: 403,
        json: {
          code: 'recent_sign_in_required',
          message: 'Please sign in again.',
          details: null,
          hint: null,
        },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const other = randomUUID()
  person = { ...person, sub: other, email: `${other}@people.example` }
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText(`${other}@people.example`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set up two-factor sign-in' })).toBeVisible()
})
