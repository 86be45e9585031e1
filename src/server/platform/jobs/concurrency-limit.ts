import pLimit from 'p-limit'
import { Problem } from '#shared/problem.ts'

/** Beyond the queue a call fails with 503 instead of waiting for minutes. */
export function concurrencyLimit(running: number, waiting: number) {
  const limit = pLimit(running)

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= running + waiting)
      throw new Problem('unavailable', { retryAfterSeconds: 5 })
    return limit(work)
  }
}
