import { Problem } from '#shared/problem.ts'

/** Beyond the queue a call fails with 503 instead of waiting for minutes. */
export function concurrencyLimit(running: number, waiting: number) {
  let active = 0
  const queue: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) throw new Problem('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>(resolve => queue.push(resolve))
    } else {
      active += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
