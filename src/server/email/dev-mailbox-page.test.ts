import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { devMailboxPage } from './dev-mailbox-page.ts'

const look = (headers: Record<string, string>, remoteAddress: string, path = '/dev/mail') =>
  new Hono()
    .route('/', devMailboxPage('/nowhere'))
    .request(
      path,
      { headers },
      { incoming: { socket: { remoteAddress, remotePort: 4000, remoteFamily: 'IPv4' } } },
    )

test.each([
  ['localhost:3000', '127.0.0.1'],
  ['127.0.0.1:3000', '::ffff:127.0.0.1'],
  ['[::1]:3000', '::1'],
])('the person at this machine reads the mails (%s from %s)', async (host, from) => {
  expect((await look({ host }, from)).status).toBe(200)
})

test('the address of the list works with a slash behind it', async () => {
  expect((await look({ host: 'localhost:3000' }, '127.0.0.1', '/dev/mail/')).status).toBe(200)
})

test.each([
  'x-real-ip',
  'via',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'true-client-ip',
])('people behind a proxy that only sends %s get none of it', async header => {
  expect((await look({ host: 'localhost:3000', [header]: '203.0.113.9' }, '127.0.0.1')).status).toBe(404)
})

test.each([
  ['another machine', { host: 'localhost:3000' }, '192.168.1.20'],
  ['a page whose name was pointed at this machine', { host: 'evil.example:3000' }, '127.0.0.1'],
  ['people behind a proxy', { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  [
    'people behind a proxy that says so in the new way',
    { host: '127.0.0.1', forwarded: 'for=203.0.113.9' },
    '::1',
  ],
])('%s gets none of it', async (_who, headers, from) => {
  const answer = await look(headers, from)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('Dev mailbox')
})
