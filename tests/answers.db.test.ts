import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { operations } from './operations.ts'

let app: TestApp
let ana: Person
let ben: Person
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  ben = await app.signUp('ben')
  await ana.api.wellness.saveCheckIn({ mood: 4, energy: 2, notes: 'Ein schöner Tag 🌱 — 長い一日' })
})
afterAll(() => app.close())

describe.each(operations.map(operation => [operation.name, operation] as const))('%s', (_name, operation) => {
  test.each([
    ['a person', () => ana.bearer],
    ['nobody', () => ({})],
  ])('says how long its answer to %s is', async (_who, headers) => {
    const { method, path } = operation
    const response = await app.fetch(
      path,
      method === 'GET'
        ? { headers: headers() }
        : { method, headers: { 'content-type': 'application/json', ...headers() }, body: '{}' },
    )
    const { byteLength } = await response.arrayBuffer()
    expect(byteLength).toBeGreaterThan(0)
    expect(response.headers.get('content-length')).toBe(String(byteLength))
    expect(response.headers.get('transfer-encoding')).toBeNull()
  })
})

test('head and body of an answer leave in one piece, and the connection serves the next', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  const ask = async () => {
    socket.write(
      `GET /api/check-ins HTTP/1.1\r\nHost: x\r\nAuthorization: ${ben.bearer.authorization}\r\n\r\n`,
    )
    const [chunk] = await once(socket, 'data')
    return String(chunk)
  }
  for (let i = 0; i < 3; i += 1) expect(await ask()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n\[\]$/s)
  socket.destroy()
})

test('a row that breaks the rules of the contract is an error of ours, and never an answer', async () => {
  await app.sql('alter table check_ins drop constraint check_ins_mood')
  await app.sql(
    `insert into check_ins (user_id, id, mood, energy) values ($1, '01900000-0000-7000-8000-000000000001', 9, 1)`,
    [ben.id],
  )
  const response = await app.fetch('/api/check-ins', { headers: ben.bearer })
  expect([response.status, await response.json()]).toEqual([
    500,
    expect.objectContaining({ code: 'internal' }),
  ])
  expect(app.logged.join('')).toContain('"event":"operation_failed"')
})

test('a file of the pages carries no headers that only a document needs', async () => {
  const { headers } = await app.fetch('/assets/main.js')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toBeNull()
})
