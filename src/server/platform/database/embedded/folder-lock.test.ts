import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

const TEST_MAX_MS = 120_000
let folder: string
let lockFile: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waywell-lock-'))
  lockFile = join(folder, 'postgres.lock')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a released folder can be locked again', async () => {
  const first = await lockFolder(folder, 'here')
  first.release()
  const second = await lockFolder(folder, 'here')
  second.release()
})

test('the process that holds a folder cannot lock it twice', async () => {
  const lock = await lockFolder(folder, 'here')
  await expect(lockFolder(folder, 'here')).rejects.toThrow(`here is in use by process ${process.pid}`)
  lock.release()
})

test('a lock whose pid another program has by now does not count', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...(await ownHolder()), life: 'an earlier program' }))
  const lock = await lockFolder(folder, 'here')
  lock.release()
})

test('a lock that was cut off while being written does not count', async () => {
  writeFileSync(lockFile, '{"pid":')
  const lock = await lockFolder(folder, 'here')
  lock.release()
})

test('only one of many gets an abandoned folder', async () => {
  writeFileSync(lockFile, JSON.stringify({ ...(await ownHolder()), life: 'an earlier program' }))
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder, 'here')))
  const locks = outcomes.filter(outcome => outcome.status === 'fulfilled')
  expect(locks).toHaveLength(1)
  locks[0]?.value.release()
})

test('a lock of another container counts while its heartbeat moves, and no longer', {
  timeout: TEST_MAX_MS,
}, async () => {
  writeFileSync(lockFile, JSON.stringify({ ...(await ownHolder()), machine: 'another container' }))
  const heart = setInterval(() => utimesSync(lockFile, new Date(), new Date()), 500)
  await expect(lockFolder(folder, 'here')).rejects.toThrow('here is in use')
  clearInterval(heart)
  const lock = await lockFolder(folder, 'here')
  lock.release()
})

async function ownHolder(): Promise<Record<string, unknown>> {
  const lock = await lockFolder(folder, 'here')
  const mark: Record<string, unknown> = JSON.parse(readFileSync(lockFile, 'utf8'))
  lock.release()
  return mark
}
