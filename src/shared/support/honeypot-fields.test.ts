import { expect, test } from 'vitest'
import { honeypotFields, isProbablyBot } from './honeypot-fields.ts'

test('a filled honeypot field gives a bot away', () => {
  expect(isProbablyBot({ website: 'http://spam.example', filled_in_ms: 60_000 })).toBe(true)
})

test('a form sent faster than anyone can type gives a bot away', () => {
  expect(isProbablyBot({ website: '', filled_in_ms: 1499 })).toBe(true)
  expect(isProbablyBot({ website: '', filled_in_ms: 1500 })).toBe(false)
})

test('a plain call to the API that says nothing about a form is taken', () => {
  expect(isProbablyBot({})).toBe(false)
})

test('a honeypot field takes 500 characters', () => {
  expect(honeypotFields.safeParse({ website: 'x'.repeat(500) }).success).toBe(true)
  expect(honeypotFields.safeParse({ website: 'x'.repeat(501) }).success).toBe(false)
})
