import { createRateLimit } from '#server/platform/http/rate-limit.ts'
import type { TestApp } from './harness.ts'

/** Counts attempts without making them: a wrong password costs a tenth of a second each. */
export async function countAttempts(
  app: TestApp,
  attempts: { what: string; who: string; count: number; allowed: number },
): Promise<void> {
  const [row] = await app.sql<{ value: string }>("select value from auth.secrets where name = 'app'")
  const limit = createRateLimit(app.internals.database, row?.value ?? '')
  for (let attempt = 0; attempt < attempts.count; attempt += 1)
    await limit.countAttempt(attempts.what, attempts.who, { attempts: attempts.allowed, seconds: 900 })
}
