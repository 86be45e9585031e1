import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticatorCode } from '#tests/authenticator.ts'
import { fromNewAddress, openBrowser } from '#tests/browser.ts'
import { type Person, parseSession, signedIn, startTestApp, type TestApp } from '#tests/harness.ts'
import {
  enableTwoFactor,
  mailedCode,
  mailedToken,
  setEmailVerified,
  type TwoFactorPerson,
} from '#tests/sign-in-setup.ts'

let app: TestApp
/** Someone whose second factor no test changes or uses up. */
let ana: TwoFactorPerson
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
  ana = await withTwoFactor()
})
afterAll(() => app.close())

const signIn = ({ email, password }: Person) =>
  app.post('/auth/sign-in', { email, password }, fromNewAddress())
const verify = (body: object) => app.post('/auth/two-factor/verify', body, fromNewAddress())
/** A code of the app counts once; the next window stands in for half a minute of waiting. */
const nextCode = (uri: string) => authenticatorCode(uri, Date.now() + 30_000)

const withTwoFactor = async (name = 'ana') => enableTwoFactor(app, await app.signUp(name))

async function challenge(person: Person): Promise<string> {
  return JSON.parse((await signIn(person)).text).challenge
}

describe('switching two-factor on', () => {
  test('needs the password, and holds only once a first code is right', async () => {
    const ana = await app.signUp('ana')
    for (const body of [{}, { password: 'not the right one' }]) {
      const refused = await app.post('/auth/two-factor/enable', body, ana.bearer)
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
    }
    const made = await ana.api.account.enableTwoFactor({ password: ana.password })
    expect(made.otpauth_uri).toMatch(/^otpauth:\/\/totp\/Waywell:/)
    expect(new Set(made.recovery_codes).size).toBe(10)
    expect(JSON.parse((await signIn(ana)).text)).toMatchObject({ two_factor_required: false })
    const wrong = await app.post('/auth/two-factor/confirm', { code: '000000' }, ana.bearer)
    expect([wrong.status, wrong.body.code]).toEqual([401, 'code_invalid'])
    const session = await ana.api.account.confirmTwoFactor({ code: authenticatorCode(made.otpauth_uri) })
    const { api } = signedIn(app.url, session.access_token)
    expect((await api.account.getSecurity({})).two_factor).toEqual({ enabled: true, recovery_codes_left: 10 })
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Two-factor sign-in is on')
  })

  test('cannot be done twice', async () => {
    const again = await app.post('/auth/two-factor/enable', { password: ana.password }, ana.bearer)
    expect([again.status, again.body.code]).toEqual([409, 'two_factor_state'])
  })

  test('the key and the recovery codes are not readable in the table', async () => {
    const [row] = await app.sql<{ text: string }>(
      'select t::text as text from auth.two_factors t where user_id = $1',
      [ana.id],
    )
    expect(row?.text).toBeTruthy()
    for (const code of ana.recoveryCodes) expect(row?.text).not.toContain(code)
    expect(row?.text).not.toContain(new URL(ana.uri).searchParams.get('secret'))
  })
})

describe('signing in with two-factor on', () => {
  test('a password alone opens nothing', async () => {
    const before = await app.sql('select id from auth.sessions where user_id = $1', [ana.id])
    const answer = await signIn(ana)
    expect(JSON.parse(answer.text)).toEqual({
      two_factor_required: true,
      methods: ['totp', 'recovery'],
      challenge: expect.any(String),
    })
    expect(await app.sql('select id from auth.sessions where user_id = $1', [ana.id])).toEqual(before)
  })

  test('a code of the app finishes it, once', async () => {
    const ana = await withTwoFactor()
    const held = await challenge(ana)
    const code = nextCode(ana.uri)
    const answer = await verify({ method: 'totp', code, challenge: held })
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
    expect((await verify({ method: 'totp', code, challenge: held })).body.code).toBe('challenge_ended')
    const again = await verify({ method: 'totp', code, challenge: await challenge(ana) })
    expect([again.status, again.body.code]).toEqual([401, 'code_invalid'])
    expect(again.headers.getSetCookie()).toEqual([])
  })

  test('a recovery code finishes it, once, however it is typed', async () => {
    const ana = await withTwoFactor()
    const [code = ''] = ana.recoveryCodes
    const typed = ` ${code.replace('-', ' ')} `
    const held = await challenge(ana)
    expect((await verify({ method: 'recovery', code: typed, challenge: held })).status).toBe(200)
    const again = await verify({ method: 'recovery', code, challenge: await challenge(ana) })
    expect([again.status, again.body.code]).toEqual([401, 'code_invalid'])
    expect((await ana.api.account.getSecurity({})).two_factor.recovery_codes_left).toBe(9)
  })

  test('new recovery codes need the password, and end the old ones', async () => {
    const ana = await withTwoFactor()
    for (const body of [{}, { password: 'not the right one' }]) {
      const refused = await app.post('/auth/two-factor/recovery-codes', body, ana.bearer)
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong_password'])
    }
    const { recovery_codes } = await ana.api.account.renewRecoveryCodes({ password: ana.password })
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Your recovery codes are new')
    const held = await challenge(ana)
    expect((await verify({ method: 'recovery', code: ana.recoveryCodes[0], challenge: held })).status).toBe(
      401,
    )
    expect((await verify({ method: 'recovery', code: recovery_codes[0], challenge: held })).status).toBe(200)
  })

  test('six wrong codes end the challenge', async () => {
    const held = await challenge(ana)
    const codes: (string | undefined)[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push((await verify({ method: 'totp', code: '000000', challenge: held })).body.code)
    expect(codes).toEqual([...Array(5).fill('code_invalid'), 'challenge_ended'])
    const right = await verify({ method: 'totp', code: nextCode(ana.uri), challenge: held })
    expect(right.body.code).toBe('challenge_ended')
  })

  test('a challenge that is made up, of someone else or missing opens nothing', async () => {
    const ben = await withTwoFactor('ben')
    const code = nextCode(ana.uri)
    for (const held of ['x', 'a.b', await challenge(ben)])
      expect((await verify({ method: 'totp', code, challenge: held })).status).toBe(401)
    expect((await verify({ method: 'totp', code })).body.code).toBe('challenge_ended')
  })

  test('in a browser the challenge is a cookie scripts cannot read', async () => {
    const ana = await withTwoFactor()
    const browser = openBrowser(app)
    const answer = await browser.post('/auth/sign-in', { email: ana.email, password: ana.password })
    expect(JSON.parse(answer.text).challenge).toBeNull()
    expect(answer.headers.getSetCookie().find(line => line.startsWith('waywell-two-factor='))).toMatch(
      /HttpOnly; SameSite=Lax/,
    )
    expect((await browser.post('/auth/refresh', {})).status).toBe(401)
    const code = nextCode(ana.uri)
    expect((await browser.post('/auth/two-factor/verify', { method: 'totp', code })).status).toBe(200)
    expect((await browser.post('/auth/refresh', {})).status).toBe(200)
    expect([...browser.cookies.keys()]).not.toContain('waywell-two-factor')
  })

  test('a one-time code and a recovery link ask for the second factor too', async () => {
    const ana = await withTwoFactor()
    await setEmailVerified(app, ana, true)
    await app.post('/auth/sign-in-code', { email: ana.email }, fromNewAddress())
    const code = await mailedCode(app, ana.email)
    const byCode = await app.post('/auth/sign-in-with-code', { email: ana.email, code }, fromNewAddress())
    expect(JSON.parse(byCode.text)).toMatchObject({ two_factor_required: true })
    await app.post('/auth/forgot-password', { email: ana.email }, fromNewAddress())
    const access_token = await mailedToken(app, ana.email, '/reset-password')
    const byLink = JSON.parse(
      (await app.post('/auth/reset-password', { access_token, password: 'eleven slow trains' })).text,
    )
    expect(byLink).toMatchObject({ two_factor_required: true })
    const finished = await verify({ method: 'totp', code: nextCode(ana.uri), challenge: byLink.challenge })
    expect(parseSession(JSON.parse(finished.text)).user.id).toBe(ana.id)
  })
})

test('switching it off needs the password, and then a password is enough again', async () => {
  const ana = await withTwoFactor()
  const refused = await app.post('/auth/two-factor/disable', {}, ana.bearer)
  expect(refused.body.code).toBe('wrong_password')
  const session = await ana.api.account.disableTwoFactor({ password: ana.password })
  expect((await app.fetch('/api/profile', { headers: ana.bearer })).status).toBe(401)
  const { api } = signedIn(app.url, session.access_token)
  expect((await api.account.getSecurity({})).two_factor.enabled).toBe(false)
  expect(JSON.parse((await signIn(ana)).text)).toMatchObject({ two_factor_required: false })
})
