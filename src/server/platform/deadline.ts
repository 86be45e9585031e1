import { AsyncLocalStorage } from 'node:async_hooks'
import { Problem } from '#shared/problem.ts'

export const REQUEST_DEADLINE_MS = 3_000
const RETRY_AFTER_SECONDS = 5

export type Deadline = {
  hasPassed(): boolean
  /** Aborts when the caller is told that it took too long: what still waits for its turn then is not wanted any more. */
  signal: AbortSignal
  /** For the few operations that wait for somebody else than our database. */
  extendTo(ms: number): void
  /** What the work answers, or the refusal of the catalog once the time is over. */
  race<T>(answer: Promise<T>): Promise<T>
}

type State = { endsMs: number; hasChangedSomething: boolean }

const current = new AsyncLocalStorage<State>()

export type LateWork = {
  /** Work whose caller was told that it came too late; a stop waits for its end. */
  follow(work: Promise<unknown>): void
  settled(): Promise<void>
}

export function createLateWork(): LateWork {
  const running = new Set<Promise<unknown>>()
  return {
    follow(work) {
      const ended: Promise<void> = work.then(forget, forget)
      function forget() {
        running.delete(ended)
      }
      running.add(ended)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}

/** Runs one request; whatever it awaits knows how long its caller still waits. */
export function withDeadline<T>(
  lateWork: LateWork,
  work: (deadline: Deadline) => Promise<T>,
  ms: number = REQUEST_DEADLINE_MS,
): Promise<T> {
  const startedMs = performance.now()
  const state: State = { endsMs: startedMs + ms, hasChangedSomething: false }
  const passed = new AbortController()
  return current.run(state, () =>
    work({
      signal: passed.signal,
      hasPassed: () => isLate(state),
      extendTo(longer) {
        state.endsMs = startedMs + longer
      },
      async race(answer) {
        const late = Promise.withResolvers<never>()
        const timer = setTimeout(() => {
          lateWork.follow(answer)
          late.reject(tooLate())
          passed.abort(tooLate())
        }, state.endsMs - performance.now())
        try {
          return await Promise.race([answer, late.promise])
        } finally {
          clearTimeout(timer)
        }
      },
    }),
  )
}

/** For work that outlives the request that caused it. */
export function withoutDeadline<T>(work: () => T): T {
  return current.exit(work)
}

/**
 * Called before every step. Past the deadline nothing more is begun, unless something has been changed already: to stop
 * between two changes could leave a new password beside the sessions of the old one.
 */
export function throwIfLate(): void {
  const state = current.getStore()
  if (state && !state.hasChangedSomething && isLate(state)) throw tooLate()
}

/** For work whose result is its answer alone: past the deadline nobody gets that any more, whatever was changed on the way. */
export function throwIfAnswered(): void {
  const state = current.getStore()
  if (state && isLate(state)) throw tooLate()
}

export function noteChange(): void {
  const state = current.getStore()
  if (state) state.hasChangedSomething = true
}

function isLate(state: State): boolean {
  return performance.now() >= state.endsMs
}

function tooLate(): Problem {
  return new Problem('unavailable', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: new Error('The deadline of the request has passed.'),
  })
}
