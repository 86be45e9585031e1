import type { Page, Request } from '@playwright/test'
import { expect, newUserDetails, test } from './journey.ts'
import { answerOnboarding, callApi, delayRoute } from './user-steps.ts'

test('a visitor who only reads loads one small script; the first touch brings the rest', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A pointer that rests where the page appears under it touches nothing.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 })))
  expect(scripts).toHaveLength(1)
  // A full browser reports the first place of a pointer as such a rest, a headless shell as a move.
  await page.mouse.move(120, 220)
  await page.mouse.move(140, 240)
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
})

test('the theme switches on the first press, before the application is there, and stays', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await page.goto('/')
  await page.locator('[data-theme-switch]').dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(scripts).toHaveLength(1)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('an unknown address answers 404, says so, logs the path, and leads home', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/)
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await expect.poll(() => logged.some(line => line.includes('/no/such/page'))).toBe(true)
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL('/')
})

test('a signed-out visitor comes back to where they wanted to go', async ({ page, user, isMobile }) => {
  await signOut(page, isMobile)
  await expect(page).toHaveURL('/')
  await page.goto('/wellness/overview?from=mail')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/wellness/overview?from=mail')
})

test('a signed-in visitor of the start page goes to the dashboard, and nothing of the session is kept in storage', async ({
  page,
  user,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: `Hello, ${user.name.split(' ')[0]}` })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).toBe('[{"waywell.signed-in":"1"},{}]')
})

test('signing out in one tab signs out of every tab', async ({ page, user, context, isMobile }) => {
  expect(user.name).toBeTruthy()
  const other = await context.newPage()
  await other.goto('/wellness/overview')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page, isMobile)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
})

test('a reload while the server is away keeps the person signed in', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(/503/)
  expect(user.name).toBeTruthy()
  // What the page asks by itself after two seconds must not take the button away before it is pressed.
  const pressed = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/auth/refresh', async route => {
    asked += 1
    if (asked === 1) return route.fulfill({ status: 503, body: 'away' })
    await pressed.promise
    return route.continue()
  })
  await page.reload()
  await expect(page.getByText('You are still signed in')).toBeVisible()
  await page.getByRole('button', { name: 'Try again now' }).click()
  pressed.resolve()
  await expect(page.getByRole('heading', { level: 1, name: /Hello/ })).toBeVisible()
})

test('a person who has opened too many pages is told so, and the page goes on by itself', async ({
  page,
  user,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/429/)
  expect(user.name).toBeTruthy()
  await page.route('**/auth/refresh', route =>
    route.fulfill({ status: 429, headers: { 'retry-after': '6' }, body: '{}' }),
  )
  await page.reload()
  await expect(page.getByText('Too many pages were opened at once.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again now' })).toBeDisabled()
  await expect(page.getByRole('link', { name: /Daily check-in/ })).toBeVisible()
  await expectAccessible()
  await page.unroute('**/auth/refresh')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Robin' })).toBeVisible()
  await expect(page.getByText('Too many pages')).toBeHidden()
})

test('what is written and moved before the script is there is kept, and saved once it is', async ({
  page,
  user,
}) => {
  expect(user.name).toBeTruthy()
  const release = await delayRoute(page, '**/assets/app-*.js')
  await page.goto('/wellness/checkin', { waitUntil: 'commit' })
  await page.getByRole('slider', { name: 'Mood' }).fill('5')
  await page.getByText('Add a note').click()
  await page.getByRole('textbox').fill('Written early.')
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  release()
  await expect(page).toHaveURL('/wellness/overview')
  await expect(page.getByText(/^Mood 5\/5, /)).toBeVisible()
  await expect(page.getByText('Written early.', { exact: true })).toBeVisible()
})

test('the dashboard says the next step and leads everywhere before the script is there, to each person their own', async ({
  page,
  user,
  baseURL,
}) => {
  const release = await delayRoute(page, '**/assets/app-*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const newcomers = page.getByRole('link', { name: 'Set up your profile' })
  await newcomers.focus()
  await expect(page.getByRole('link', { name: /Daily check-in/ })).toHaveAttribute(
    'href',
    '/wellness/checkin',
  )
  release()
  await expect(page.getByRole('region', { name: 'Wellness snapshot' })).toBeVisible()
  await expect(newcomers).toHaveCount(1)
  await expect(newcomers).toBeFocused()
  await answerOnboarding(page, user.name)

  const releaseAgain = await delayRoute(page, '**/assets/app-*.js')
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'How are you today?' })).toBeVisible()
  await page.request.post('/auth/sign-up', {
    headers: { origin: baseURL ?? '' },
    data: { full_name: 'Sam Example', email: newUserDetails().email, password: user.password },
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await newcomers.click()
  await expect(page).toHaveURL('/onboarding')
  releaseAgain()
})

test('a navigation moves focus to the heading and names the document', async ({ page, user }) => {
  expect(user.name).toBeTruthy()
  await page
    .getByRole('main')
    .getByRole('link', { name: /check-in/i })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Daily Check-in · Waywell')
})

test('the menus work from the keyboard: arrows move, Escape closes and goes back', { tag: '@phone' }, async ({
  page,
  user,
  isMobile,
  expectAccessible,
}) => {
  expect(user.name).toBeTruthy()
  const opener = page.getByRole('button', { name: isMobile ? 'Menu' : 'Career Explorer' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('navigation').locator('a:focus, li button:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('the context menu opens in text fields only', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').waitFor()
  const opens = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(element =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      )
  expect([await opens('h1'), await opens('input')]).toEqual([false, true])
})

async function signOut(page: Page, isMobile: boolean) {
  await page.getByRole('button', { name: isMobile ? 'Menu' : /account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

test('the command menu goes anywhere and finds a role, a note and help, by keys or from the menu', {
  tag: '@phone',
}, async ({ page, user, isMobile, expectAccessible }) => {
  expect(user.name).toBeTruthy()
  await callApi(page, 'POST', '/api/check-ins', { mood: 3, energy: 3, notes: 'Night shift at the ward.' })
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Search or go to' }).click()
  } else {
    // What listens for the keys comes after the screen.
    await expect(page.getByRole('button', { name: 'Search or go to' })).toBeVisible()
    await page.keyboard.press('Control+k')
  }
  const menu = page.getByRole('dialog', { name: 'Search or go to' })
  const field = menu.getByRole('textbox', { name: 'Search or go to' })
  await expect(field).toBeFocused()
  await expect(menu.getByRole('link', { name: 'Settings: Your data' })).toBeVisible()
  await expectAccessible()
  await field.fill('nurse')
  await expect(menu.getByRole('region', { name: 'Occupations' }).getByRole('link').first()).toContainText(
    /nurse/i,
  )
  await field.fill('night shift')
  await expect(menu.getByRole('region', { name: 'Your notes' }).getByRole('link')).toContainText(
    'Night shift',
  )
  await field.fill('I want to kill myself')
  await expect(menu.getByRole('region', { name: 'Are you safe right now?' })).toBeVisible()
  await menu.getByRole('button', { name: 'Close and go on' }).click()
  await field.fill('delete my account')
  await expect(menu.getByRole('region', { name: 'Help' }).getByRole('link').first()).toBeVisible()
  await field.fill('overv')
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Overview', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/wellness/overview')
  await expect(menu).toBeHidden()
})
