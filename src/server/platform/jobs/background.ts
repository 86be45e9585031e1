import { randomInt } from 'node:crypto'
import { withoutDeadline } from '../deadline.ts'
import { errorFields, type Log } from '../log.ts'

export type Errands = {
  /** Does it after the answer has gone, so that how long it takes tells the caller nothing. */
  run(name: string, work: () => Promise<void>): void
  /** Does it at some moment of the next second: right after the answer, it would be felt by the very next request. */
  runUnfelt(name: string, work: () => Promise<void>): void
  /** Resolves when all that was begun has ended; what still waits for its moment goes at once. */
  settled(): Promise<void>
}

const UNFELT_WITHIN_MS = 1_000

export function createErrands(log: Log): Errands {
  const running = new Set<Promise<void>>()
  const hurries = new Set<() => void>()

  function begin(name: string, moment: Promise<void>, work: () => Promise<void>) {
    const errand = moment
      .then(() => withoutDeadline(work))
      .catch(error => log.error('errand_failed', { errand: name, ...errorFields(error) }))
      .finally(() => running.delete(errand))
    running.add(errand)
  }

  function someMoment(): Promise<void> {
    return new Promise(resolve => {
      const go = () => {
        clearTimeout(timer)
        hurries.delete(go)
        resolve()
      }
      const timer = setTimeout(go, randomInt(UNFELT_WITHIN_MS))
      hurries.add(go)
    })
  }

  return {
    run: (name, work) => begin(name, new Promise<void>(resolve => setImmediate(resolve)), work),
    runUnfelt: (name, work) => begin(name, someMoment(), work),
    async settled() {
      while (running.size > 0) {
        for (const go of hurries) go()
        await Promise.all(running)
      }
    },
  }
}
