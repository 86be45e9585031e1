import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem } from '#shared/problem.ts'
import { BODY_MAX_VALUES, readJsonBody } from './request-body.ts'

const server = createServer((request, response) => {
  readJsonBody(request).then(
    body => response.end(JSON.stringify(body)),
    error => response.end(error instanceof Problem ? error.code : 'another error'),
  )
})
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.close()
})

async function read(body: string): Promise<string> {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return answer.text()
}

const manyOf = (value: string, count: number) => Array.from({ length: count }, () => value).join()

test.each([
  ['empty objects', `[${manyOf('{}', BODY_MAX_VALUES / 2 + 1)}]`],
  ['numbers', `{"list":[${manyOf('0', BODY_MAX_VALUES)}]}`],
  ['keys', `{${manyOf('"a":1', BODY_MAX_VALUES + 1)}}`],
  ['lists in lists', `${'['.repeat(BODY_MAX_VALUES + 1)}${']'.repeat(BODY_MAX_VALUES + 1)}`],
  ['values after an escaped quote', `["\\\\\\"",${manyOf('"\\\\"', BODY_MAX_VALUES)}]`],
])('a body of too many %s is refused before it is parsed', async (_, body) => {
  expect(await read(body)).toBe('payload_too_large')
})

test.each([
  ['commas and brackets inside a text', JSON.stringify({ text: '",[{\\"'.repeat(BODY_MAX_VALUES) })],
  ['a backslash at the end of a text', JSON.stringify({ path: 'a\\', list: ['\\\\', '"\\"'] })],
  ['as many values as there may be', `[${manyOf('0', BODY_MAX_VALUES)}]`],
])('%s: read as it is', async (_, body) => {
  expect(await read(body)).toBe(body)
})

test('a text without an end is no JSON', async () => {
  expect(await read('{"text":"\\"')).toBe('bad_request')
})
