import { lt, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { errorFields, type Log } from '../log.ts'
import { jobRuns } from './tables.ts'

/** Work that one of all servers does, once in so many seconds. */
type Job = { name: string; everySeconds: number; run: (signal: AbortSignal) => Promise<void> }

type Schedule = {
  /** Runs what is due and no other server has begun. */
  runDue(): Promise<void>
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 60_000
/** Servers that were started together must not look together. */
const SPREAD = 0.2
const RETRY_SECONDS = 600

export function startSchedule(
  database: Database,
  log: Log,
  jobs: readonly Job[],
  lookEveryMs: number = LOOK_EVERY_MS,
): Schedule {
  let running: Promise<void> | null = null
  const stopping = new AbortController()

  function runDue(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null
    })
    return running
  }

  async function runAll() {
    for (const job of jobs) {
      if (stopping.signal.aborted || !(await begin(job))) continue
      try {
        await job.run(stopping.signal)
      } catch (error) {
        log.warn('job_failed', { job: job.name, ...errorFields(error) })
        await postpone(job)
      }
    }
  }

  /** Of several servers one gets the row. */
  async function begin({ name, everySeconds }: Job): Promise<boolean> {
    const begun = await database.asSystem(tx =>
      tx
        .insert(jobRuns)
        .values({ name, startedAt: sql`now()` })
        .onConflictDoUpdate({
          target: jobRuns.name,
          set: { startedAt: sql`now()` },
          setWhere: lt(jobRuns.startedAt, sql`now() - make_interval(secs => ${everySeconds}::int)`),
        })
        .returning({ name: jobRuns.name }),
    )
    return begun.length > 0
  }

  /** One that failed is due again in ten minutes. */
  async function postpone({ name, everySeconds }: Job): Promise<void> {
    const earlierBy = Math.max(0, everySeconds - RETRY_SECONDS)
    await database.asSystem(tx =>
      tx
        .update(jobRuns)
        .set({ startedAt: sql`now() - make_interval(secs => ${earlierBy}::int)` })
        .where(sql`${jobRuns.name} = ${name}`),
    )
  }

  let timer: NodeJS.Timeout
  function lookLater() {
    timer = setTimeout(
      async () => {
        await runDue().catch(error => log.warn('schedule_failed', errorFields(error)))
        if (!stopping.signal.aborted) lookLater()
      },
      lookEveryMs * (1 - SPREAD + 2 * SPREAD * Math.random()),
    )
    timer.unref()
  }
  lookLater()

  return {
    runDue,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running?.catch(() => {})
    },
  }
}
