import { randomInt, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { runningApp } from './running-app-file.ts'

export { expect } from '@playwright/test'

export type NewUser = { name: string; email: string; password: string }

type Journey = {
  /** Console messages a journey causes on purpose; any other error fails it. */
  allowConsoleError: (message: RegExp) => void
  /** A new account, signed in on this page. */
  user: NewUser
  /** The mails a person has got, oldest first. */
  mailsTo: (email: string) => Promise<Email[]>
  /** No violation as the page stands, in its present colors. */
  expectAccessible: () => Promise<void>
  /** The same in light and in dark colors. What does not depend on the colors is looked at once. */
  expectAccessibleInBothSchemes: () => Promise<void>
}

/** Playwright test with a fresh user and a check for console errors. */
export const test = base.extend<Journey>({
  baseURL: async ({ browserName: _browser }, use) => use(runningApp().url),
  extraHTTPHeaders: async ({ browserName: _browser }, use) =>
    use({ 'x-forwarded-for': `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}` }),

  allowConsoleError: [
    async ({ page }, use) => {
      const allowed: RegExp[] = []
      const errors = watchConsole(page)
      // Other tabs of this context are checked too.
      page.context().on('page', tab => watchConsole(tab, errors))
      await use(message => allowed.push(message))
      expect(errors.filter(error => !allowed.some(message => message.test(error)))).toEqual([])
    },
    { auto: true },
  ],

  // Past the form, which has journeys of its own.
  user: async ({ page, baseURL }, use) => {
    const user = newUserDetails()
    const { name: fullName, email, password } = user
    const signedUp = await page.request.post('/auth/sign-up', {
      headers: { origin: baseURL ?? '' },
      data: { full_name: fullName, email, password },
    })
    expect(signedUp.ok()).toBe(true)
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('waywell.signed-in', '1'))
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible()
    await use(user)
  },

  mailsTo: async ({ browserName: _browser }, use) => use(email => mailsIn(runningApp().dataDir, email)),

  expectAccessible: async ({ page }, use) => use(() => checkAccessibility(page)),

  expectAccessibleInBothSchemes: async ({ page }, use) =>
    use(async () => {
      await page.emulateMedia({ colorScheme: 'light' })
      await checkAccessibility(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await checkAccessibility(page, ['color-contrast'])
    }),
})

async function checkAccessibility(page: Page, onlyRules?: string[]) {
  // Colors in the middle of a transition have no contrast to check. What is being loaded pulses without end.
  // Asked again and again: the end of an animation whose element goes away meanwhile is never told.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  )
  // No page here has frames; looking for them would open another page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const runOnly = onlyRules && { type: 'rule' as const, values: onlyRules }
  const { violations } = await axe
    .options({ resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    .analyze()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(node => node.html.slice(0, 120)) })),
  ).toEqual([])
}

export function newUserDetails(): NewUser {
  return {
    name: 'Robin Example',
    email: `robin.${randomUUID().slice(0, 8)}@people.example`,
    password: `walk ${randomUUID().slice(0, 12)}`,
  }
}

function watchConsole(page: Page, errors: string[] = []): string[] {
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', error => errors.push(String(error)))
  return errors
}

/** The mails in the dev mailbox of a product. */
export async function mailsIn(dataDir: string, email: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml')).sort()
  // Another journey may delete its account, and its mails with it, at this moment.
  const files = await Promise.all(names.map(name => readFile(join(folder, name)).catch(() => null)))
  const mails = await Promise.all(files.filter(file => file !== null).map(file => PostalMime.parse(file)))
  return mails.filter(mail => mail.to?.some(to => to.address === email))
}
