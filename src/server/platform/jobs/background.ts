import { randomInt } from 'node:crypto'
import { withoutDeadline } from '../deadline.ts'
import { errorFields, type Log } from '../log.ts'

export type Background = {
  /** Runs after the response, so that its duration is not measurable. */
  run(name: string, work: () => Promise<void>): void
  /** Runs at a random moment of the next second, so that it does not slow the caller's next request measurably. */
  runAfterRandomDelay(name: string, work: () => Promise<void>): void
  /** Resolves when nothing is pending; delayed work starts at once. */
  idle(): Promise<void>
}

const RANDOM_DELAY_MAX_MS = 1_000

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>()
  const pendingDelays = new Set<() => void>()

  function start(name: string, ready: Promise<void>, work: () => Promise<void>) {
    const task = ready
      .then(() => withoutDeadline(work))
      .catch(error => log.error('background_failed', { task: name, ...errorFields(error) }))
      .finally(() => running.delete(task))
    running.add(task)
  }

  function randomDelay(): Promise<void> {
    return new Promise(resolve => {
      const go = () => {
        clearTimeout(timer)
        pendingDelays.delete(go)
        resolve()
      }
      const timer = setTimeout(go, randomInt(RANDOM_DELAY_MAX_MS))
      pendingDelays.add(go)
    })
  }

  return {
    run: (name, work) => start(name, new Promise<void>(resolve => setImmediate(resolve)), work),
    runAfterRandomDelay: (name, work) => start(name, randomDelay(), work),
    async idle() {
      while (running.size > 0) {
        for (const go of pendingDelays) go()
        await Promise.all(running)
      }
    },
  }
}
