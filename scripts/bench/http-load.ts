import { openLine } from './http-line.ts'
import { type Operation, STEPS } from './load-steps.ts'

export type Load = {
  perSecond: number
  /** Rounds that were answered rightly; each is as many calls as the operation has steps. */
  done: number
  p99Ms: number
}

/** Who calls: the index of a token is that of its person. Refresh credentials change as they are used. */
type Callers = { tokens: readonly string[]; credentials: string[] }

/** Everybody calls once, so that no token is seen for the first time while something is measured. */
export async function callOnceEach(options: {
  port: number
  callers: Callers
  what: Operation
  atOnce: number
}): Promise<void> {
  const { callers, atOnce } = options
  await Promise.all(
    Array.from({ length: atOnce }, async (_, first) => {
      const line = await openLine(options.port)
      for (let index = first; index < callers.tokens.length; index += atOnce) {
        const call = { index, token: callers.tokens[index] ?? '', callers, savedId: '' }
        for (const step of STEPS[options.what]) step.check(call, await line.send(step.request(call)))
      }
      line.close()
    }),
  )
}

/** Calls the server from so many connections at once and checks every answer; the first wrong one ends it. */
export async function loadFor(options: {
  port: number
  callers: Callers
  what: Operation
  atOnce: number
  seconds: number
  /** Given one in a hundred of the check-ins that were saved. */
  keep?: (saved: unknown) => void
}): Promise<Load> {
  const { callers, atOnce } = options
  const steps = STEPS[options.what]
  const latencies: number[] = []
  const startedMs = performance.now()
  const endMs = startedMs + options.seconds * 1000
  const counts = await Promise.all(Array.from({ length: atOnce }, (_, i) => callUntilEnd(i)))
  const done = counts.reduce((sum, count) => sum + count, 0)
  const elapsedMs = performance.now() - startedMs
  latencies.sort((a, b) => a - b)
  return {
    done,
    perSecond: (done / elapsedMs) * 1000,
    p99Ms: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  }

  async function callUntilEnd(connection: number): Promise<number> {
    const line = await openLine(options.port)
    // Each connection has people of its own: of one who saves on two, neither list would have to begin with its own.
    const own = Math.floor(callers.tokens.length / atOnce)
    let count = 0
    while (performance.now() < endMs) {
      const index = connection * own + Math.floor(Math.random() * own)
      const call = { index, token: callers.tokens[index] ?? '', callers, savedId: '' }
      for (const step of steps) {
        const sentMs = performance.now()
        const answer = await line.send(step.request(call))
        latencies.push(performance.now() - sentMs)
        const body = step.check(call, answer)
        if (step.saves && count % 100 === 0) options.keep?.(body)
      }
      count += 1
    }
    line.close()
    return count
  }
}
