import { expect, test } from './journey.ts'
import { clearBrowserSession, delayRoute, pathOfLink, typeSignIn, waitForMail } from './user-steps.ts'

const REFUSED = /status of (4\d\d|5\d\d)|ERR_FAILED/
const GOOGLE_FAILED = 'Google login failed. Please sign in with email and password.'

test('signing in: a slow answer, a wrong password, no answer, and in; back does not lead out again', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  await clearBrowserSession(page)
  await page.goto('/login')
  const release = await delayRoute(page, '**/auth/sign-in')
  await typeSignIn(page, { ...user, password: 'not the password' })
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  release()
  await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(user.email)

  await page.unroute('**/auth/sign-in')
  await page.route('**/auth/sign-in', route => route.abort())
  await typeSignIn(page, user)
  await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password)

  await page.unroute('**/auth/sign-in')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL('/dashboard')
})

test('signing in takes the other tab along', async ({ page, user, context }) => {
  await clearBrowserSession(page)
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByLabel('Email')).toBeVisible()
  await typeSignIn(page, user)
  await expect(page).toHaveURL('/dashboard')
  await expect(other).toHaveURL('/dashboard')
})

test('signing up: faults at their fields, a taken address, no answer; what was typed stays', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  await clearBrowserSession(page)
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Full name must be at least 2 characters')).toBeVisible()
  await expect(page.getByText('You must agree to the terms')).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeFocused()

  await page.getByLabel('Full Name').fill('Robin Again')
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill('something else')
  await page.getByRole('checkbox').check()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill(user.password)
  await expect(page.getByText("Passwords don't match")).toBeHidden()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('User already registered')).toBeInViewport()
  await expect(page.getByLabel('Email')).toBeFocused()

  await page.route('**/auth/sign-up', route => route.abort())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('An error occurred. Please try again later.')).toBeFocused()
  await page.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Full Name')).toHaveValue('Robin Again')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')

  await page.unroute('**/auth/sign-up')
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Sign in with this email instead' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
})

test('Google that is off, or whose callback failed, says so and leaves its button off', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(page.getByText(GOOGLE_FAILED)).toBeVisible()
  await expect(google).toBeDisabled()
  for (const path of ['/login?error=google', '/signup?error=access_denied']) {
    await page.goto(path)
    await expect(page.getByText(GOOGLE_FAILED)).toBeVisible()
    await expect(google).toBeDisabled()
  }
})

test('a forgotten password: asked for, mailed, set anew once, and every other session has ended', async ({
  page,
  user,
  mailsTo,
  browser,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
  await clearBrowserSession(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()

  await page.route('**/auth/forgot-password', route => route.abort())
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await page.unroute('**/auth/forgot-password')

  const send = await delayRoute(page, '**/auth/forgot-password')
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  send()
  await expect(page.getByText('Reset email sent!')).toBeVisible()
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')

  const link = pathOfLink(await waitForMail(() => mailsTo(user.email), /new password/))
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('a quiet new one 7')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('another')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm New Password', { exact: true }).fill('a quiet new one 7')
  const update = await delayRoute(page, '**/auth/reset-password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByRole('button', { name: 'Updating Password...' })).toBeDisabled()
  update()
  // The page goes on after two seconds: all of it is looked for at once.
  await Promise.all([
    expect(page.getByText('Password updated!', { exact: true })).toBeVisible(),
    expect(page.getByRole('heading', { name: 'Password Updated!' })).toBeVisible(),
    expect(page.getByText('Your password has been successfully updated.')).toBeVisible(),
    expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible(),
  ])
  await expect(page).toHaveURL('/dashboard')

  const other = await elsewhere.newPage()
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/login')
  await elsewhere.close()

  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('once more please 8')
  await page.getByLabel('Confirm New Password', { exact: true }).fill('once more please 8')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
})

test('a reset link that came back as rejected is said, and after three seconds one can ask for another', async ({
  page,
}) => {
  await page.goto('/reset-password#error=access_denied&error_description=expired')
  await expect(page.getByText('Reset Link Invalid')).toBeVisible()
  await expect(
    page.getByText('The password reset link has expired or is invalid. Please request a new one.'),
  ).toBeVisible()
  await expect(page).toHaveURL('/forgot-password')
  await page.goto('/reset-password?type=signup&access_token=abc')
  await expect(page).toHaveURL('/forgot-password')
})

test('an address is confirmed by its link, and then a one-time code signs in', async ({
  page,
  user,
  mailsTo,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  const link = pathOfLink(await waitForMail(() => mailsTo(user.email), /confirm your address/i))
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, that is confirmed' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()

  await clearBrowserSession(page)
  const release = await delayRoute(page, '**/assets/app-*.js')
  await page.goto('/login')
  await page.getByLabel('Email').fill(user.email)
  // A link pressed before the script is there takes along what was typed.
  await page.getByRole('link', { name: 'Sign in with a one-time code' }).click()
  release()
  await expect(page).toHaveURL('/login?with=code')
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const mailed = /\b\d{6}\b/.exec(await waitForMail(() => mailsTo(user.email), /is your .* code/))?.[0] ?? ''
  await code.fill(mailed === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That code is not right, or it has expired.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a confirming link opened where nobody is signed in asks for a new password, and ends the old one', async ({
  page,
  user,
  mailsTo,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(REFUSED)
  await clearBrowserSession(page)
  const link = pathOfLink(await waitForMail(() => mailsTo(user.email), /confirm your address/i))
  await page.goto(link)
  await expect(
    page.getByText('If you did not create this account, it is yours alone from now on.'),
  ).toBeVisible()
  await expectAccessible()
  const fill = async (password: string) => {
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm New Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Confirm my address' }).click()
  }
  await fill('password1')
  await expect(page.getByText('This password is too easy to guess. Please choose another.')).toBeVisible()
  await fill('a quiet new one 7')
  await expect(page.getByRole('heading', { name: 'Thank you, that is confirmed' })).toBeFocused()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')

  await clearBrowserSession(page)
  await page.goto('/login')
  await typeSignIn(page, user)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await typeSignIn(page, { ...user, password: 'a quiet new one 7' })
  await expect(page).toHaveURL('/dashboard')
})

test('what is typed and sent before the sign-in page is alive is kept, and sent once it is', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/401/)
  const release = await delayRoute(page, '**/assets/app-*.js')
  await page.goto('/login')
  await page.getByLabel('Email').fill('robin@people.example')
  await page.getByLabel('Password', { exact: true }).fill('a wrong password')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('robin@people.example')
})

test('fields say what they are to password managers', async ({ page }) => {
  const hints = async (path: string) => {
    await page.goto(path)
    await page.locator('form').waitFor()
    return page
      .locator('input')
      .evaluateAll(inputs => inputs.map(input => input.getAttribute('autocomplete')))
  }
  expect(await hints('/login')).toEqual(['username', 'current-password'])
  expect(await hints('/signup')).toEqual(['name', 'email', 'new-password', 'new-password', null])
  expect(await hints('/forgot-password')).toEqual(['username'])
  expect(await hints('/reset-password?type=recovery&access_token=abc')).toEqual([
    'new-password',
    'new-password',
  ])
})
