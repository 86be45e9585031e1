import type { Page } from '@playwright/test'
import { PUBLIC_PAGES } from '#tests/journeys/site-pages.ts'
import { articlePath, HELP_ARTICLES } from '#web/site/copy/help/catalog.ts'
import { CAREER_STATES } from './career-states.ts'
import { COACH_STATES } from './coach-states.ts'
import type { State } from './state.ts'
import { fail, neverAnswered, press } from './steps.ts'
import { WELLNESS_STATES } from './wellness-states.ts'

/** Every screen, and the states of it that look different. Those that change what later ones would show stand last. */
export const STATES: readonly State[] = [
  ...PUBLIC_PAGES.map(({ path }) => visit(path)),
  ...HELP_ARTICLES.map(({ slug }) => visit(articlePath(slug))),
  ...[
    '/no/such/page',
    '/login',
    '/signup',
    '/forgot-password',
    '/verify-email#token=x',
    '/newsletter/unsubscribe',
  ].map(visit),
  visit('/reset-password#type=recovery&access_token=x'),
  { name: 'sign-up refused', path: '/signup', who: 'visitor', act: press('Create account') },
  { name: 'sign-in refused', path: '/login', who: 'visitor', act: signInWrongly },
  {
    name: 'help search',
    path: '/support/help-center',
    who: 'visitor',
    act: page => page.getByRole('searchbox').fill('cancel'),
  },
  { name: 'dashboard, day one', path: '/dashboard', who: 'newcomer' },
  ...[1, 2, 3].map(
    (step): State => ({ name: `onboarding ${step}`, path: `/onboarding?step=${step}`, who: 'newcomer' }),
  ),
  {
    name: 'onboarding 4, refused',
    path: '/onboarding?step=4',
    who: 'newcomer',
    act: press('Complete Setup'),
  },
  { name: 'dashboard, pending', path: '/dashboard', who: 'settled', ...neverAnswered('/api/dashboard') },
  { name: 'dashboard, failed', path: '/dashboard', who: 'settled', before: fail('/api/dashboard') },
  { name: 'dashboard, one', path: '/dashboard', who: 'one' },
  { name: 'dashboard', path: '/dashboard', who: 'settled' },
  { name: 'dashboard, after the trial', path: '/dashboard', who: 'free' },
  { name: 'dashboard, subscribed', path: '/dashboard', who: 'subscriber' },
  { name: 'command menu', path: '/dashboard', who: 'settled', act: openCommandMenu },
  {
    name: 'command menu, found',
    path: '/dashboard',
    who: 'settled',
    act: async page => {
      await openCommandMenu(page)
      await page.getByRole('dialog').locator('input').fill('pay')
    },
  },
  { name: 'menu', path: '/dashboard', who: 'settled', act: openMenu },
  ...CAREER_STATES,
  ...WELLNESS_STATES,
  ...COACH_STATES,
  ...['profile', 'work', 'plan', 'security', 'data'].map(
    (part): State => ({ name: `settings, ${part}`, path: `/settings#${part}`, who: 'settled' }),
  ),
  { name: 'settings, plan, free', path: '/settings#plan', who: 'free' },
  { name: 'settings, plan, subscribed', path: '/settings#plan', who: 'subscriber' },
  { name: 'pricing, signed in', path: '/product/pricing', who: 'settled' },
  { name: 'checkout', path: '/dashboard', who: 'free', act: openCheckout },
]

function visit(path: string): State {
  return { name: path, path, who: 'visitor' }
}

async function signInWrongly(page: Page) {
  await page.getByLabel('Email').fill('maya@people.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Invalid email or password').waitFor()
}

async function openCommandMenu(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
}

async function openMenu(page: Page) {
  const menu = page.getByRole('button', { name: /menu/i }).locator('visible=true').first()
  if (await menu.isVisible()) await menu.click()
  else await page.getByRole('button', { name: 'Career Explorer' }).click()
}

/** The page opens in a tab of its own. */
async function openCheckout(page: Page) {
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('button', { name: /^Upgrade/ })
      .first()
      .click(),
  ])
  await tab.waitForURL(/sandbox|checkout/)
  await page.goto(tab.url())
  await tab.close()
}
