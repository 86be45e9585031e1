// @vitest-environment node
import { expect, test } from 'vitest'
import { pathAfterSignIn } from './path-after-sign-in.ts'

test('goes back to where the person came from, with query and hash', () => {
  expect(pathAfterSignIn({ from: '/wellness/overview?day=2#list' })).toBe('/wellness/overview?day=2#list')
})

test.for([
  ['nothing', null],
  ['no from', { other: 1 }],
  ['the sign-in page', { from: '/login' }],
  ['the sign-up page with a query', { from: '/signup?plan=pro' }],
  ['another site', { from: 'https://evil.example/' }],
  ['another site without a scheme', { from: '//evil.example/' }],
  ['another site behind a backslash', { from: '/\\evil.example' }],
  ['another site behind a step back', { from: '/a/..//evil.example' }],
  ['another site behind an encoded slash', { from: '/%2fevil.example' }],
  ['a script', { from: 'javascript:alert(1)' }],
  ['a relative path', { from: 'dashboard' }],
])('%s leads to the dashboard', ([, state]) => {
  expect(pathAfterSignIn(state)).toBe('/dashboard')
})
