import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './cluster.ts'
import type { LogEvent } from './log-event.ts'

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 5_000
const STABLE_AFTER_MS = 30_000
const STOP_RETRY_MS = 200

/** Starts the database again whenever it dies, with growing pauses, until stop is called. */
export function keepRunning(
  first: Postmaster,
  postgres: { launch(): Promise<Postmaster>; stop(): Promise<void>; log: LogEvent },
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let current: Postmaster | undefined = first
  const watching = watch()

  async function watch(): Promise<void> {
    let pause = FIRST_PAUSE_MS
    while (current !== undefined) {
      const startedAt = performance.now()
      const { pid } = current
      await current.exited
      current = undefined
      if (stopping.signal.aborted) return
      postgres.log('postgres_died', { pid })
      if (performance.now() - startedAt > STABLE_AFTER_MS) pause = FIRST_PAUSE_MS
      while (current === undefined) {
        await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
        if (stopping.signal.aborted) return
        pause = Math.min(pause * 2, MAX_PAUSE_MS)
        current = await launchAgain()
      }
    }
  }

  async function launchAgain(): Promise<Postmaster | undefined> {
    try {
      const postmaster = await postgres.launch()
      postgres.log('postgres_restarted', { pid: postmaster.pid, port: postmaster.port })
      return postmaster
    } catch (error) {
      postgres.log('postgres_restart_failed', {
        reason: error instanceof Error ? error.message : String(error),
      })
      return undefined
    }
  }

  return {
    async stop() {
      stopping.abort()
      // A launch under way may not have written its pid yet, and would outlive a single attempt to stop it.
      for (let done = false; !done; ) {
        await postgres.stop()
        done = await Promise.race([watching.then(() => true), sleep(STOP_RETRY_MS).then(() => false)])
      }
    },
  }
}
