import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS } from '#shared/session.ts'
import { type Person, startTestApp, startTestAppOn, type TestApp } from './harness.ts'
import { readAnswer } from './read-answer.ts'

let app: TestApp
let ana: Person
let claims: { sub: string; sid: string; iss: string; aud: string }
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.signUp('ana')
  const payload = JSON.parse(
    Buffer.from(ana.session.access_token.split('.')[1] ?? '', 'base64url').toString(),
  )
  claims = { sub: payload.sub, sid: payload.sid, iss: payload.iss, aud: payload.aud }
})
afterAll(() => app.close())

const ask = (authorization: string) => app.fetch('/api/profile', { headers: { authorization } })
const now = () => Math.floor(Date.now() / 1000)
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token with any header and payload, signed with the server's own key. */
async function forged(header: Record<string, unknown>, payload: Record<string, unknown>) {
  const { keys } = await app.internals.auth.api.getJwks()
  const kid = keys[0]?.kid
  return `${encode({ alg: 'EdDSA', kid, ...header })}.${encode(payload)}.${Buffer.alloc(64).toString('base64url')}`
}

async function properlySigned(payload: Record<string, unknown>) {
  const { token } = await app.internals.auth.api.signJWT({ body: { payload } })
  return token
}

test('the newest key signs, as any library for tokens checks it', async () => {
  const fresh = async () => {
    const answer = await app.post('/auth/refresh', { refresh_token: ana.session.refresh_token })
    return answer.body.access_token ?? ''
  }
  const check = async (token: string) => {
    const { keys } = await app.internals.auth.api.getJwks()
    return jwtVerify(token, createLocalJWKSet({ keys }), {
      issuer: claims.iss,
      audience: claims.aud,
      algorithms: ['EdDSA'],
    })
  }
  const { payload, protectedHeader } = await check(await fresh())
  expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
  expect(payload).toMatchObject(claims)
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(ACCESS_TOKEN_SECONDS)

  const second = await startTestAppOn(app.ownerUrl)
  onTestFinished(() => second.close())
  await app.sql(
    `insert into auth.jwks (id, public_key, private_key, alg, crv, created_at)
     select $1, public_key, private_key, alg, crv, now() + interval '1 minute' from auth.jwks limit 1`,
    [randomUUID()],
  )
  const answer = await second.post('/auth/refresh', { refresh_token: ana.session.refresh_token })
  const { kid } = decodeProtectedHeader(answer.body.access_token ?? '')
  expect(kid).not.toBe(protectedHeader.kid)
})

describe('an access token', () => {
  test('as it was given opens the door', async () => {
    expect((await ask(`Bearer ${ana.session.access_token}`)).status).toBe(200)
  })

  test('signed by us with the right claims opens it too, so that each refusal below has its own reason', async () => {
    const token = await properlySigned({ ...claims, iat: now(), exp: now() + 600 })
    expect((await ask(`Bearer ${token}`)).status).toBe(200)
  })

  const good = () => ({ ...claims, iat: now(), exp: now() + 600 })
  const cases: [string, () => Promise<string> | string][] = [
    ['no signature (alg none)', () => `Bearer ${new UnsecuredJWT(good()).encode()}`],
    [
      'HS256 with the public key as secret',
      async () => {
        const { keys } = await app.internals.auth.api.getJwks()
        const secret = new TextEncoder().encode(JSON.stringify(keys[0]))
        return `Bearer ${await new SignJWT(good()).setProtectedHeader({ alg: 'HS256', kid: keys[0]?.kid ?? '' }).sign(secret)}`
      },
    ],
    [
      'the key of another signer under our key id',
      async () => {
        const { keys } = await app.internals.auth.api.getJwks()
        const { privateKey } = generateKeyPairSync('ed25519')
        const head = `${encode({ alg: 'EdDSA', kid: keys[0]?.kid })}.${encode(good())}`
        return `Bearer ${head}.${sign(null, Buffer.from(head), privateKey).toString('base64url')}`
      },
    ],
    [
      'an unknown key id',
      async () => {
        const { privateKey } = generateKeyPairSync('ed25519')
        const head = `${encode({ alg: 'EdDSA', kid: 'nobody' })}.${encode(good())}`
        return `Bearer ${head}.${sign(null, Buffer.from(head), privateKey).toString('base64url')}`
      },
    ],
    ['an empty signature', async () => `Bearer ${await forged({}, good())}`],
    ['another audience', async () => `Bearer ${await properlySigned({ ...good(), aud: 'elsewhere' })}`],
    [
      'another issuer',
      async () => `Bearer ${await properlySigned({ ...good(), iss: 'https://evil.example' })}`,
    ],
    ['an end in the past', async () => `Bearer ${await properlySigned({ ...good(), exp: now() - 60 })}`],
    ['a start ahead', async () => `Bearer ${await properlySigned({ ...good(), nbf: now() + 600 })}`],
    ['no subject', async () => `Bearer ${await properlySigned({ ...good(), sub: undefined })}`],
    ['no session', async () => `Bearer ${await properlySigned({ ...good(), sid: undefined })}`],
    ['another scheme', () => `Basic ${ana.session.access_token}`],
    ['no scheme', () => ana.session.access_token],
    ['two tokens', () => `Bearer ${ana.session.access_token} ${ana.session.access_token}`],
    ['ten kilobytes of noise', () => `Bearer ${'x'.repeat(10_000)}`],
    ['dots only', () => 'Bearer ...'],
    ['nothing', () => 'Bearer '],
  ]
  test.each(cases)('with %s is refused', async (_name, make) => {
    const response = await ask(await make())
    expect([response.status, (await readAnswer(response)).body.code]).toEqual([401, 'unauthorized'])
  })
})
