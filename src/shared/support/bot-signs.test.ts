import { expect, test } from 'vitest'
import { FILL_TIME_MIN_MS, looksAutomated } from './bot-signs.ts'

test('a filled trap field gives a bot away', () => {
  expect(looksAutomated({ website: 'http://spam.example', filledInMs: 60_000 })).toBe(true)
})

test('a form sent faster than anyone can type gives a bot away', () => {
  expect(looksAutomated({ website: '', filledInMs: FILL_TIME_MIN_MS - 1 })).toBe(true)
  expect(looksAutomated({ website: '', filledInMs: FILL_TIME_MIN_MS })).toBe(false)
})

test('a plain call to the API that says nothing about a form is taken', () => {
  expect(looksAutomated({})).toBe(false)
})
