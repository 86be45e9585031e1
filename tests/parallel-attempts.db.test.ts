import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { fromNewAddress } from './browser.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import type { Answer } from './read-answer.ts'
import { enableTwoFactor, mailedCode, signUpVerified } from './sign-in-setup.ts'

let app: TestApp
let other: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
  other = await app.secondServer()
})
afterAll(() => app.close())

const GUESSES = 30

/** Sends all guesses at once, over two servers. */
function atOnce(send: (at: TestApp, index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: GUESSES }, (_, index) => send(index % 2 ? app : other, index)))
}

/** How many guesses were compared with the secret at all. */
const compared = (answers: Answer[]) =>
  answers.filter(({ body }) =>
    ['code_invalid', 'invalid_credentials', 'wrong_password'].includes(body.code ?? ''),
  )

/** On a machine under load a guess may come to its deadline after it was counted and before it was compared. */
function expectTenCompared(answers: Answer[]) {
  const late = answers.filter(({ status }) => status === 503).length
  expect(compared(answers).length).toBeLessThanOrEqual(10)
  expect(compared(answers).length + late).toBeGreaterThanOrEqual(10)
}

const withTwoFactor = async () => enableTwoFactor(app, await app.signUp('ana'))

async function challenges({ email, password }: Person, count: number): Promise<string[]> {
  const held: string[] = []
  for (let made = 0; made < count; made += 1)
    held.push(
      JSON.parse((await app.post('/auth/sign-in', { email, password }, fromNewAddress())).text).challenge,
    )
  return held
}

describe('guesses sent at once', () => {
  test('at a password are compared ten times', async () => {
    const { email } = await app.signUp('ana')
    const here = fromNewAddress()
    const answers = await atOnce((at, index) =>
      at.post('/auth/sign-in', { email, password: `not the right one ${index}` }, here),
    )
    expectTenCompared(answers)
  })

  test('at the current password with a stolen token are compared ten times', async () => {
    const ana = await app.signUp('ana')
    const answers = await atOnce((at, index) =>
      at.post('/auth/two-factor/enable', { password: `not the right one ${index}` }, ana.bearer),
    )
    expectTenCompared(answers)
  })

  test('at a mailed code are compared five times, and the right one among the rest opens nothing', async () => {
    const ana = await signUpVerified(app, 'ana')
    await app.post('/auth/sign-in-code', { email: ana.email }, fromNewAddress())
    // A mail is sent by whichever server takes it from the outbox first.
    const codes = await Promise.all(app.servers().map(server => mailedCode(server, ana.email)))
    const right = codes.find(Boolean) ?? ''
    const wrong = right === '000000' ? '111111' : '000000'
    await atOnce((at, _index) =>
      at.post('/auth/sign-in-with-code', { email: ana.email, code: wrong }, fromNewAddress()),
    )
    const [row] = await app.sql<{ value: string }>('select value from auth.verifications where id = $1', [
      `code:${ana.id}`,
    ])
    expect(row?.value).toMatch(/^5:/)
    const late = await app.post(
      '/auth/sign-in-with-code',
      { email: ana.email, code: right },
      fromNewAddress(),
    )
    expect(late.status).toBe(401)
  })

  test.each([
    ['of the app', 'totp', '000000'],
    ['for recovery', 'recovery', 'aaaaa-aaaaa'],
  ])('at a code %s are compared ten times, over however many challenges', async (_name, method, code) => {
    const ana = await withTwoFactor()
    const held = await challenges(ana, GUESSES)
    const answers = await atOnce((at, index) =>
      at.post('/auth/two-factor/verify', { method, code, challenge: held[index] }, fromNewAddress()),
    )
    expect(compared(answers).length).toBeLessThanOrEqual(10)
    expect(answers.every(({ status }) => [401, 429, 503].includes(status))).toBe(true)
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })

  test('at the first code of a new second factor are compared ten times', async () => {
    const ana = await app.signUp('ana')
    await ana.api.account.enableTwoFactor({ password: ana.password })
    const answers = await atOnce(at => at.post('/auth/two-factor/confirm', { code: '000000' }, ana.bearer))
    expectTenCompared(answers)
  })
})

describe('a code of the app', () => {
  test('that switched two-factor on does not sign in', async () => {
    const ana = await app.signUp('ana')
    const { otpauth_uri } = await ana.api.account.enableTwoFactor({ password: ana.password })
    const code = authenticatorCode(otpauth_uri)
    await ana.api.account.confirmTwoFactor({ code })
    const [challenge] = await challenges(ana, 1)
    const again = await app.post(
      '/auth/two-factor/verify',
      { method: 'totp', code, challenge },
      fromNewAddress(),
    )
    expect([again.status, again.body.code]).toEqual([401, 'code_invalid'])
    const next = authenticatorCode(otpauth_uri, Date.now() + 30_000)
    const body = { method: 'totp', code: next, challenge }
    expect((await app.post('/auth/two-factor/verify', body, fromNewAddress())).status).toBe(200)
  })

  test('sent at once with eight challenges over two servers opens one session', async () => {
    const ana = await withTwoFactor()
    const held = await challenges(ana, 8)
    const code = authenticatorCode(ana.uri, Date.now() + 30_000)
    const answers = await Promise.all(
      held.map((challenge, index) =>
        (index % 2 ? app : other).post(
          '/auth/two-factor/verify',
          { method: 'totp', code, challenge },
          fromNewAddress(),
        ),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
    // One at set-up, one now.
    expect(await app.sql('select id from auth.sessions where user_id = $1', [ana.id])).toHaveLength(2)
  })

  test('older than the one that was used last counts no more', async () => {
    const ana = await withTwoFactor()
    const [first, second] = await challenges(ana, 2)
    const verify = (challenge: string | undefined, atMs: number) =>
      app.post(
        '/auth/two-factor/verify',
        { method: 'totp', code: authenticatorCode(ana.uri, atMs), challenge },
        fromNewAddress(),
      )
    expect((await verify(first, Date.now() + 30_000)).status).toBe(200)
    expect((await verify(second, Date.now())).body.code).toBe('code_invalid')
  })
})
