import { expect, test } from 'vitest'
import { botSigns, looksAutomated } from './bot-signs.ts'

test('a filled trap field gives a bot away', () => {
  expect(looksAutomated({ website: 'http://spam.example', filledInMs: 60_000 })).toBe(true)
})

test('a form sent faster than anyone can type gives a bot away', () => {
  expect(looksAutomated({ website: '', filledInMs: 1499 })).toBe(true)
  expect(looksAutomated({ website: '', filledInMs: 1500 })).toBe(false)
})

test('a plain call to the API that says nothing about a form is taken', () => {
  expect(looksAutomated({})).toBe(false)
})

test('a trap field takes 500 characters', () => {
  expect(botSigns.safeParse({ website: 'x'.repeat(500) }).success).toBe(true)
  expect(botSigns.safeParse({ website: 'x'.repeat(501) }).success).toBe(false)
})
