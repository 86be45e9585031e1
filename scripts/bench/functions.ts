import { parseArgs } from 'node:util'
import { judge, type Measure } from './aims.ts'
import { openBenchDatabase } from './bench-database.ts'
import { benchTokens } from './bench-tokens.ts'
import { checkFunctionAnswer, FUNCTIONS, functionRequest } from './function-calls.ts'
import { openLine } from './http-line.ts'
import { postgresMs, processMs } from './processor-time.ts'
import { describeMachine, measureQuiet, stillQuiet } from './quiet.ts'
import { seedPeople } from './seed-check-ins.ts'
import { startProduct } from './start-product.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean' }, json: { type: 'string' } } })
const AT_ONCE = [8, 32]
const ROUNDS = values.quick ? 1 : 3
const SECONDS = values.quick ? 1 : 4
/** A server compiles what is called often for some hundred calls; a round among them would measure the compiler. */
const WARM_UP_SECONDS = values.quick ? 1 : 8
/** Each may call a function sixty times a minute. */
const USERS = 2_000
const ISSUER = 'http://localhost:3000'
const PROBE = 'GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n'
const PROBE_EVERY_MS = 5
/** What the other requests wait at most, and what suggestions take with eight at once. */
const OTHERS_AIM_MS = 20
const SUGGESTIONS_AIM_MS = 60
/** What a search over the catalog may compute, server and database together. */
const SEARCH_AIM_MS = 10

let calls = 0
const quiet = await measureQuiet()
const database = await openBenchDatabase()
try {
  await main()
} finally {
  await database.close()
}

async function main() {
  const { ownerUrl, superuserUrl, dataDir, folder } = database
  console.log(
    `Functions, ${ROUNDS} rounds of ${SECONDS} s each; every answer is checked. ${describeMachine()}`,
  )
  await seedPeople(superuserUrl, USERS)
  const tokens = await benchTokens(database, ISSUER, USERS)
  const product = await startProduct({
    DATABASE_URL: ownerUrl,
    SANDBOX: '1',
    DATA_DIR: dataDir,
    PUBLIC_URL: ISSUER,
  })
  const measures: Measure[] = []
  const idleMb = await product.residentMegabytes()
  const firstMs = await timed(() => load('generate-career-suggestions', 1, 0))
  measures.push({ name: 'first call, which starts a thread', values: [firstMs], unit: 'ms' })
  for (const name of Object.keys(FUNCTIONS)) await load(name, 32, WARM_UP_SECONDS)

  for (const name of Object.keys(FUNCTIONS))
    for (const atOnce of AT_ONCE) {
      const rounds: Awaited<ReturnType<typeof round>>[] = []
      for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(name, atOnce))
      const of = (figure: keyof (typeof rounds)[number]) => rounds.map(one => one[figure])
      const isAimed = name === 'generate-career-suggestions' && atOnce === AT_ONCE[0]
      const title = `${name}, ${atOnce} at once`
      measures.push(
        {
          name: `${title}, p50`,
          values: of('p50Ms'),
          unit: 'ms',
          ...(isAimed && { atMost: SUGGESTIONS_AIM_MS }),
        },
        { name: `${title}, p99`, values: of('p99Ms'), unit: 'ms' },
        {
          name: `${title}, computing time of a call`,
          values: of('callMs'),
          unit: 'ms',
          ...(name === 'catalog search' && { atMost: SEARCH_AIM_MS }),
        },
        { name: `${title}, another request waits, p50`, values: of('otherP50Ms'), unit: 'ms' },
        {
          name: `${title}, another request waits, p99`,
          values: of('otherP99Ms'),
          unit: 'ms',
          atMost: OTHERS_AIM_MS,
        },
      )
    }
  measures.push(
    { name: 'resident before the first call', values: [idleMb], unit: 'MB' },
    { name: 'resident with all threads', values: [await product.residentMegabytes()], unit: 'MB' },
  )
  await product.stop()
  judge(measures, await stillQuiet(quiet))

  async function round(name: string, atOnce: number) {
    const before = processMs(product.pid) + postgresMs(folder)
    const ended = new AbortController()
    const probing = probe(ended.signal)
    const latencies = await load(name, atOnce, SECONDS)
    ended.abort()
    const others = await probing
    const computedMs = processMs(product.pid) + postgresMs(folder) - before
    const found = {
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
      callMs: computedMs / latencies.length,
      otherP50Ms: quantile(others, 0.5),
      otherP99Ms: quantile(others, 0.99),
    }
    console.log(
      `${name}, ${atOnce} at once: ${latencies.length} calls, p50 ${found.p50Ms.toFixed(1)}, p99 ${found.p99Ms.toFixed(1)} ms; others p99 ${found.otherP99Ms.toFixed(1)} ms`,
    )
    return found
  }

  /** Calls from so many connections until the time is over, at least once each. */
  async function load(name: string, atOnce: number, seconds: number): Promise<number[]> {
    const latencies: number[] = []
    const endMs = performance.now() + seconds * 1000
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const line = await openLine(product.port)
        do {
          const count = calls++
          const sentMs = performance.now()
          const answer = await line.send(functionRequest(name, tokens[count % tokens.length] ?? '', count))
          latencies.push(performance.now() - sentMs)
          checkFunctionAnswer(name, answer)
        } while (performance.now() < endMs)
        line.close()
      }),
    )
    return latencies
  }

  /** What a request that needs neither engine nor database waits meanwhile. */
  async function probe(signal: AbortSignal): Promise<number[]> {
    const line = await openLine(product.port)
    const latencies: number[] = []
    while (!signal.aborted) {
      const sentMs = performance.now()
      await line.send(PROBE)
      latencies.push(performance.now() - sentMs)
      await new Promise(resolve => setTimeout(resolve, PROBE_EVERY_MS))
    }
    line.close()
    return latencies
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now()
  await work()
  return performance.now() - startedMs
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}
