import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const LIMIT = 2

/** A server process that uses the feature when told to. */
async function startProcess(userId: string) {
  const child = spawn(process.execPath, ['tests/usage-process.ts', app.ownerUrl, userId, String(LIMIT)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => (await lines.next()).value ?? 'ended'
  expect(await next()).toBe('ready')
  return {
    begin(count: number, workMs: number) {
      child.stdin.write(`${count} ${workMs}\n`)
    },
    next,
    /** How this many uses ended. */
    async outcomes(count: number): Promise<string[]> {
      const ended: string[] = []
      while (ended.length < count) {
        const line = await next()
        if (line !== 'working') ended.push(line)
      }
      return ended
    },
    async kill() {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    },
  }
}

async function usedBy({ id }: Person): Promise<number> {
  const [row] = await app.sql<{ used: number }>('select used from usage_counters where user_id = $1', [id])
  return row?.used ?? 0
}

const successes = (outcomes: string[]) => outcomes.filter(outcome => outcome === 'done').length

test('of 50 uses at once in three processes exactly 2 succeed where 2 are left', async () => {
  const ana = await app.signUp()
  const processes = await Promise.all([1, 2, 3].map(() => startProcess(ana.id)))
  const shares = [17, 17, 16]
  for (const [i, one] of processes.entries()) one.begin(shares[i] ?? 0, 20)
  const outcomes = (await Promise.all(processes.map((one, i) => one.outcomes(shares[i] ?? 0)))).flat()
  expect(outcomes).toHaveLength(50)
  expect(outcomes.filter(outcome => !['done', 'limit_reached'].includes(outcome))).toEqual([])
  expect([successes(outcomes), await usedBy(ana)]).toEqual([2, 2])
})

test('one that is killed half way costs nothing once its lease has run out', async () => {
  const ana = await app.signUp()
  const [killed, second, third] = await Promise.all([1, 2, 3].map(() => startProcess(ana.id)))
  if (!killed || !second || !third) throw new Error('three were started')
  killed.begin(1, 60_000)
  expect(await killed.next()).toBe('working')
  second.begin(25, 20)
  third.begin(24, 20)
  const outcomes = (await Promise.all([second.outcomes(25), third.outcomes(24)])).flat()
  expect([outcomes.length, successes(outcomes), await usedBy(ana)]).toEqual([49, 1, 1])
  await killed.kill()
  second.begin(10, 20)
  expect(successes(await second.outcomes(10))).toBe(0)
  await app.sql(
    'update usage_reservations set expires_at = now() where user_id = $1 and settled_at is null',
    [ana.id],
  )
  second.begin(10, 20)
  third.begin(10, 20)
  const later = (await Promise.all([second.outcomes(10), third.outcomes(10)])).flat()
  expect([successes(later), await usedBy(ana)]).toEqual([1, 2])
})
