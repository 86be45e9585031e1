import { errorFields, type Log } from './log.ts'

export type Errands = {
  /** Does it after the answer has gone, so that how long it takes tells the caller nothing. */
  run(name: string, work: () => Promise<void>): void
  /** Resolves when all that was begun has ended. */
  settled(): Promise<void>
}

export function createErrands(log: Log): Errands {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      const errand = new Promise<void>(resolve => setImmediate(resolve))
        .then(work)
        .catch(error => log.error('errand_failed', { errand: name, ...errorFields(error) }))
        .finally(() => running.delete(errand))
      running.add(errand)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
