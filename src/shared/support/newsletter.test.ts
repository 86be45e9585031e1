import { expect, test } from 'vitest'
import { subscribeInput, unsubscribeInput } from './newsletter.ts'

test('an unsubscribe token has 1 to 500 characters', () => {
  const taken = (length: number) => unsubscribeInput.safeParse({ token: 't'.repeat(length) }).success
  expect([0, 1, 500, 501].map(taken)).toEqual([false, true, true, false])
})

test('a signup needs an address and takes the honeypot fields with it', () => {
  expect(subscribeInput.safeParse({ website: 'x' }).success).toBe(false)
  expect(subscribeInput.parse({ email: 'jo@people.example', website: 'x', filled_in_ms: 3 })).toEqual({
    email: 'jo@people.example',
    website: 'x',
    filled_in_ms: 3,
  })
})
