import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('so many run, so many wait in their order, and the next is told to come back', async () => {
  const run = concurrencyLimit(2, 2)
  const finish: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) =>
    run(async () => {
      begun.push(number)
      await new Promise<void>(resolve => finish.push(resolve))
      return number
    })
  const all = [1, 2, 3, 4].map(work)
  await Promise.resolve()
  expect(begun).toEqual([1, 2])
  await expect(work(5)).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 })

  finish.shift()?.()
  await all[0]
  await expect.poll(() => begun).toEqual([1, 2, 3])
  while (begun.length < 4) {
    finish.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  for (const done of finish) done()
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4])
})

test('work that fails lets the next start', async () => {
  const run = concurrencyLimit(1, 0)
  await expect(run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  await expect(run(async () => 'next')).resolves.toBe('next')
})
