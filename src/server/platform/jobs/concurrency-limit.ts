import { Problem } from '#shared/problem.ts'

/** Runs at most so many at once and lets so many wait; the next one is turned away rather than queued for minutes. */
export function concurrencyLimit(running: number, waiting: number) {
  let busy = 0
  const queue: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting) throw new Problem('unavailable', { retryAfterSeconds: 5 })
      await new Promise<void>(resolve => queue.push(resolve))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
