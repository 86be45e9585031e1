import type { Page } from '@playwright/test'
import { CAREER_STATES } from './career-states.ts'
import type { State } from './state.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Every screen, and the states of it that look different. */
export const STATES: readonly State[] = [
  ...visitor(
    '/',
    '/how-it-works',
    '/product/features',
    '/product/pricing',
    '/product/enterprise',
    '/product/api',
    '/product/integrations',
    '/support/help-center',
    '/support/help-center/getting-help-now',
    '/support/faq',
    '/support/contact',
    '/support/privacy-policy',
    '/support/terms-of-service',
    '/data-and-method',
    '/no/such/page',
    '/login',
    '/signup',
    '/forgot-password',
  ),
  { name: 'sign-up refused', path: '/signup', who: 'visitor', act: press('Create account') },
  { name: 'dashboard, day one', path: '/dashboard', who: 'newcomer' },
  { name: 'onboarding 1', path: '/onboarding', who: 'newcomer' },
  { name: 'onboarding 2', path: '/onboarding?step=2', who: 'newcomer' },
  { name: 'onboarding 3', path: '/onboarding?step=3', who: 'newcomer' },
  {
    name: 'onboarding 4, refused',
    path: '/onboarding?step=4',
    who: 'newcomer',
    act: press('Complete Setup'),
  },
  { name: 'overview, empty', path: '/wellness/overview', who: 'newcomer' },
  { name: 'dashboard', path: '/dashboard', who: 'settled' },
  {
    name: 'command menu',
    path: '/dashboard',
    who: 'settled',
    act: page => page.keyboard.press('Control+k').then(() => page.getByRole('dialog').waitFor()),
  },
  ...CAREER_STATES,
  { name: 'check-in', path: '/wellness/checkin', who: 'settled' },
  { name: 'overview', path: '/wellness/overview', who: 'settled' },
  { name: 'history', path: '/wellness/history', who: 'settled' },
  { name: 'week', path: '/weekly', who: 'settled' },
  { name: 'year', path: '/wellness/year', who: 'settled' },
  { name: 'entry', path: '/wellness/entry', who: 'settled' },
  { name: 'learning', path: '/learning', who: 'settled' },
  { name: 'chat', path: '/chat', who: 'settled' },
  ...['profile', 'work', 'plan', 'security', 'data'].map(part => ({
    name: `settings, ${part}`,
    path: `/settings#${part}`,
    who: 'settled' as const,
  })),
]

function visitor(...paths: string[]): State[] {
  return paths.map(path => ({ name: path, path, who: 'visitor' }))
}
