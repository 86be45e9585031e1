import { createRateLimit } from '#server/platform/http/rate-limit.ts'
import type { House } from './harness.ts'

/** Counts attempts without making them: a wrong password costs a tenth of a second each. */
export async function countGuesses(
  house: House,
  guesses: { what: string; who: string; count: number; allowed: number },
): Promise<void> {
  const [row] = await house.sql<{ value: string }>("select value from auth.secrets where name = 'app'")
  const limit = createRateLimit(house.product.database, row?.value ?? '')
  for (let guess = 0; guess < guesses.count; guess += 1)
    await limit.take(guesses.what, guesses.who, { attempts: guesses.allowed, seconds: 900 })
}
