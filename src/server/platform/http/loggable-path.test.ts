import { expect, test } from 'vitest'
import { loggablePath } from './loggable-path.ts'

test.each([
  '/',
  '/wp-login.php',
  '/support/privacy-policy',
  '/Pricing',
  '/README.md',
  '/api/v2/users',
  '/.env',
  '/2024/news',
])('%s is logged as it is', path => {
  expect(loggablePath(path)).toBe(path)
})

test.each([
  ['/people/ana@people.example', '/people/*'],
  ['/people/ana%40people.example/edit', '/people/*/edit'],
  ['/reset/eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '/reset/*'],
  ['/verify/9f86d081884c7d659a2feaa0c55ad015', '/verify/*'],
  ['/users/018f3c1e-7b2a-7cc3-98c4-dc0c0c07398f', '/users/*'],
  ['/invite/AbCdEfGh', '/invite/*'],
  ['/call/555-123-4567', '/call/*'],
  ['/token/abcdefghijklmnopqrst', '/token/*'],
  ['/line%0Abreak', '/*'],
  ['/a b', '/*'],
])('%s is logged as %s', (path, expected) => {
  expect(loggablePath(path)).toBe(expected)
})

test('a long path is cut', () => {
  expect(loggablePath(`/${'a/'.repeat(500)}`).length).toBeLessThanOrEqual(200)
})
