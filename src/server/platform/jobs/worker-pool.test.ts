import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { runRequest } from '#server/platform/request-context.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

const file = fileURLToPath(new URL('worker-pool.fixture.ts', import.meta.url))
const logged: string[] = []
let pool: WorkerPool
afterEach(() => pool.stop())

function open(options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) {
  logged.length = 0
  pool = createWorkerPool({
    file,
    workerData: { folder: 'here' },
    log: createLog('debug', line => logged.push(line)),
    ...options,
  })
  return pool
}

/** Blocks one worker until `release` is called. */
function block(on: WorkerPool, signal?: AbortSignal) {
  const gate = new Int32Array(new SharedArrayBuffer(4))
  const ended = on.run('wait', gate, signal)
  return {
    ended,
    release() {
      Atomics.store(gate, 0, 1)
      Atomics.notify(gate, 0)
    },
  }
}

test('nothing runs before the first task, and an answer comes from a thread with its data', async () => {
  open()
  expect(pool.load()).toEqual({ workers: 0, waiting: 0 })
  expect(await pool.run('echo', [1, 'two'])).toEqual({ input: [1, 'two'], data: { folder: 'here' } })
  expect(pool.load()).toEqual({ workers: 1, waiting: 0 })
})

test('a task that finds all threads busy starts one more, up to the most', async () => {
  open({ workers: 2 })
  const [first, second, third] = [block(pool), block(pool), block(pool)]
  await waitUntil(() => expect(pool.load()).toEqual({ workers: 2, waiting: 1 }))
  first.release()
  await first.ended
  third.release()
  await third.ended
  second.release()
  await second.ended
  expect(pool.load()).toEqual({ workers: 2, waiting: 0 })
})

test('beyond the queue a task is refused with the time to come back', async () => {
  open({ workers: 1, waitingMax: 2 })
  const running = block(pool)
  await waitUntil(() => expect(pool.load()).toEqual({ workers: 1, waiting: 0 }))
  const waiting = [pool.run('echo', 1), pool.run('echo', 2)]
  await expect(pool.run('echo', 3)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  running.release()
  await running.ended
  expect(await Promise.all(waiting)).toMatchObject([{ input: 1 }, { input: 2 }])
})

test('one person’s many hold up nobody else, and make room for them in a full queue', async () => {
  open({ workers: 1, waitingMax: 3 })
  const ended: string[] = []
  const ask = (userId: string, name: string) =>
    runRequest({ requestId: name, operation: 'test', userId }, () =>
      pool.run('echo', name).then(
        () => ended.push(name),
        error => ended.push(`${name} ${error.code}`),
      ),
    )
  const running = block(pool)
  await waitUntil(() => expect(pool.load()).toEqual({ workers: 1, waiting: 0 }))
  const asked = [ask('ana', 'ana 1'), ask('ana', 'ana 2'), ask('ana', 'ana 3'), ask('ana', 'ana 4')]
  asked.push(ask('ben', 'ben 1'))
  expect(pool.load().waiting).toBe(3)
  running.release()
  await Promise.all([running.ended, ...asked])
  expect(ended.filter(name => name.includes('unavailable')).toSorted()).toEqual([
    'ana 3 unavailable',
    'ana 4 unavailable',
  ])
  expect(ended.slice(2)).toEqual(['ana 1', 'ben 1', 'ana 2'])
})

test('a task whose caller has gone is never begun, and the next takes its place', async () => {
  open({ workers: 1 })
  const running = block(pool)
  await waitUntil(() => expect(pool.load()).toEqual({ workers: 1, waiting: 0 }))
  const gone = new AbortController()
  const dropped = pool.run('exit', null, gone.signal)
  const next = pool.run('echo', 'next')
  gone.abort(new Error('gone'))
  await expect(dropped).rejects.toThrow('gone')
  expect(pool.load().waiting).toBe(1)
  running.release()
  expect(await next).toMatchObject({ input: 'next' })
  await expect(pool.run('echo', 1, AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
})

test('a task that fails says why, and its thread goes on', async () => {
  open({ workers: 1 })
  await expect(pool.run('fail', null)).rejects.toThrow('as asked')
  expect(await pool.run('echo', 1)).toMatchObject({ input: 1 })
  expect(logged).toEqual([])
})

test.each(['exit', 'hang', 'collect'])(
  'a thread that is lost to "%s" fails its task alone; the next gets a new one',
  async task => {
    open({ workers: 1, heapMaxMb: 16, ...(task === 'hang' && { taskTimeoutMs: 200 }) })
    const lost = pool.run(task, null)
    const next = pool.run('echo', 'after')
    await expect(lost).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    expect(await next).toMatchObject({ input: 'after' })
    expect(logged.filter(line => line.includes('worker_failed'))).toHaveLength(1)
  },
)

test('a file that is no worker fails what waits for it', async () => {
  pool = createWorkerPool({ file: `${file}.missing`, workerData: null, log: createLog('silent') })
  await expect(Promise.all([pool.run('echo', 1), pool.run('echo', 2)])).rejects.toThrow('missing')
  await waitUntil(() => expect(pool.load()).toEqual({ workers: 0, waiting: 0 }))
})

test('threads without work end, and start again with the next task', async () => {
  open({ idleMs: 1 })
  await pool.run('echo', 1)
  await waitUntil(() => expect(pool.load().workers).toBe(0))
  expect(await pool.run('echo', 2)).toMatchObject({ input: 2 })
})

test('after the stop nothing is begun', async () => {
  open()
  await pool.stop()
  await expect(pool.run('echo', 1)).rejects.toMatchObject({ code: 'unavailable' })
})
