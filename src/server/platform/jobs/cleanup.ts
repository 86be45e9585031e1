import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from '../log.ts'

type Cleanup = {
  /** Runs every task until nothing is left for it; one that fails does not stop the others. */
  run(): Promise<void>
  stop(): void
}

/** Deletes a batch and answers how many it deleted. */
type CleanupTask = () => Promise<number>

const EVERY_MS = 10 * 60_000
/** Servers that were started together must not clean up together. */
const SPREAD = 0.2
const TASK_MAX_MS = 30_000
/** People come first. */
const PAUSE_MS = 50

/** Runs the tasks at an interval; each must be safe to run on several servers at once. */
export function startCleanup(tasks: readonly CleanupTask[], log: Log, everyMs: number = EVERY_MS): Cleanup {
  let timer: NodeJS.Timeout
  let stopped = false

  async function run() {
    for (const task of tasks)
      await runTask(task).catch(error => log.warn('cleanup_failed', errorFields(error)))
  }

  async function runTask(task: CleanupTask) {
    const endsMs = performance.now() + TASK_MAX_MS
    while (!stopped && (await task()) > 0 && performance.now() < endsMs) await sleep(PAUSE_MS)
  }

  function schedule() {
    timer = setTimeout(
      async () => {
        await run()
        if (!stopped) schedule()
      },
      everyMs * (1 - SPREAD + 2 * SPREAD * Math.random()),
    )
    timer.unref()
  }
  schedule()

  return {
    run,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
