import { expect, test } from 'vitest'
import { needsRefresh } from './session.ts'

test('a token is refreshed when three ticks of thirty seconds or fewer remain', () => {
  const expiresAt = 1_000_000
  const left = (seconds: number) => (expiresAt - seconds) * 1000
  expect(needsRefresh(expiresAt, left(900))).toBe(false)
  expect(needsRefresh(expiresAt, left(120))).toBe(false)
  expect(needsRefresh(expiresAt, left(119.9))).toBe(true)
  expect(needsRefresh(expiresAt, left(90))).toBe(true)
  expect(needsRefresh(expiresAt, left(-5))).toBe(true)
})
