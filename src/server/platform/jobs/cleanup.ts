import { errorFields, type Log } from '../log.ts'

type Cleanup = {
  /** Runs every task once; one that fails does not stop the others. */
  run(): Promise<void>
  stop(): void
}

const EVERY_MS = 10 * 60_000

/** Runs the tasks at an interval; each must be safe to run on several servers at once. */
export function startCleanup(
  tasks: readonly (() => Promise<void>)[],
  log: Log,
  everyMs: number = EVERY_MS,
): Cleanup {
  async function run() {
    for (const task of tasks) await task().catch(error => log.warn('cleanup_failed', errorFields(error)))
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}
