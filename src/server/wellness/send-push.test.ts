import { createPublicKey, verify } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createPush, pushKeys, vapidToken } from './send-push.ts'

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc'
const NOW = new Date('2026-11-15T12:00:00Z')

afterEach(() => vi.unstubAllGlobals())

test('the keys are the same for the same secret and others for another; the public one is a point of the curve', () => {
  const { publicKey } = pushKeys('one secret')
  expect(pushKeys('one secret').publicKey).toBe(publicKey)
  expect(pushKeys('another').publicKey).not.toBe(publicKey)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
})

test('the token names the push service and an end within a day, and its signature holds', () => {
  const keys = pushKeys('one secret')
  const [header = '', claims = '', signature = ''] = vapidToken(ENDPOINT, {
    keys,
    contact: 'mailto:help@waywell.example',
    now: NOW,
  }).split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({
    aud: 'https://updates.push.services.mozilla.com',
    exp: NOW.getTime() / 1000 + 12 * 3600,
    sub: 'mailto:help@waywell.example',
  })
  const point = Buffer.from(keys.publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = (text: string) =>
    verify(
      'sha256',
      Buffer.from(text),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  expect([isSigned(`${header}.${claims}`), isSigned(`${header}.${claims}x`)]).toEqual([true, false])
})

test.each([
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
])('a push service that answers %i: %s', async (status, outcome) => {
  const asked: RequestInit[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init)
    return new Response(null, { status })
  })
  const push = createPush('one secret', 'mailto:help@waywell.example')
  expect(await push.send(ENDPOINT, NOW)).toBe(outcome)
  // Nothing is in it: no text, no name, no address of a page.
  expect(asked.map(({ body, method }) => [method, body])).toEqual([['POST', undefined]])
})

test('a push service that cannot be reached is a failure, not an error', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('unreachable')
  })
  expect(await createPush('one secret', 'mailto:help@waywell.example').send(ENDPOINT, NOW)).toBe('failed')
})
