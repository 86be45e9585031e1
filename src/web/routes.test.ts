import { expect, test } from 'vitest'
import { REDIRECTS } from '#shared/redirects.ts'
import { ROUTES as APP_ROUTES } from './routes.tsx'
import { NAVIGATION } from './shell/navigation-items.ts'
import { SITE_ROUTES } from './site/site-pages.tsx'

const ROUTES = [...SITE_ROUTES, ...APP_ROUTES]

const SPECIFIED = {
  guest: ['/', '/login', '/signup', '/forgot-password'],
  open: ['/reset-password'],
  'signed-in': [
    '/onboarding',
    '/dashboard',
    '/career/suggestions',
    '/career/skills',
    '/career/resume',
    '/career/ats-optimizer',
    '/career/market-insights',
    '/weekly',
    '/wellness',
    '/wellness/checkin',
    '/wellness/overview',
    // Beside the specification: every check-in can be read, changed and deleted.
    '/wellness/history',
    '/wellness/entry',
    '/wellness/year',
    '/settings',
    '/chat',
    '/learning',
  ],
} as const

test.for(['guest', 'open', 'signed-in'] as const)('exactly the specified routes are %s', access => {
  const paths = ROUTES.filter(route => route.access === access).map(route => route.path)
  expect(paths.toSorted()).toEqual(SPECIFIED[access].toSorted())
})

test('no path is listed twice', () => {
  const paths = ROUTES.map(route => route.path)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('every signed-in route stands in the shell, and every item of the navigation leads to one', () => {
  const inside = ROUTES.filter(route => route.access === 'signed-in')
  expect(inside.filter(route => route.frame !== 'shell')).toEqual([])
  const targets = NAVIGATION.flatMap(item => ('to' in item ? item.to : item.items.map(one => one.to)))
  expect(targets.filter(to => !inside.some(route => route.path === to))).toEqual([])
})

test('the privacy link of the onboarding leads to the policy', () => {
  expect(REDIRECTS['/privacy']).toBe('/support/privacy-policy')
})

test('the check-in is the same screen under both of its addresses', () => {
  const screenAt = (path: string) => ROUTES.find(route => route.path === path)?.screen
  expect(screenAt('/wellness')).toBe(screenAt('/wellness/checkin'))
})
