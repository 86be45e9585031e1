import { expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createBackground } from './background.ts'

function background() {
  const lines: string[] = []
  return { lines, ...createBackground(createLog('error', line => lines.push(line))) }
}

test('work runs after the caller has gone on, and idle waits for it', async () => {
  const { run, idle } = background()
  const order: string[] = []
  run('later', async () => {
    order.push('work')
  })
  order.push('caller')
  await idle()
  expect(order).toEqual(['caller', 'work'])
})

test('idle starts delayed work at once', async () => {
  const { runAfterRandomDelay, idle } = background()
  // No timer ever fires.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let done = 0
  for (let at = 0; at < 20; at++)
    runAfterRandomDelay('delayed', async () => {
      done++
    })
  await idle()
  vi.useRealTimers()
  expect(done).toBe(20)
})

test('work that fails is logged by its name, and the next runs', async () => {
  const { run, idle, lines } = background()
  let ran = false
  run('broken', () => Promise.reject(new Error('no luck')))
  run('next', async () => {
    ran = true
  })
  await idle()
  expect(ran).toBe(true)
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ event: 'background_failed', task: 'broken' }])
})
