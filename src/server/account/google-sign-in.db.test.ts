import { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticatorCode } from '#tests/authenticator.ts'
import { type Browser, fromNewAddress, openBrowser } from '#tests/browser.ts'
import { type GoogleIssuer, startTestAppWithGoogle, throughGoogle, toGoogle } from '#tests/google-issuer.ts'
import {
  parseSession,
  secondServerForThisTest,
  signedIn,
  type TestApp,
  testAppForThisTest,
} from '#tests/harness.ts'
import { enableTwoFactor, mailedToken, signUpVerified } from '#tests/sign-in-setup.ts'

const ORIGIN = 'http://localhost:4000'
let google: GoogleIssuer
let app: TestApp
/** Who sits at the Google account, as the issuer will tell. */
let person: Record<string, unknown>

beforeAll(async () => {
  ;({ google, app } = await startTestAppWithGoogle())
})
beforeEach(() => {
  const id = crypto.randomUUID()
  person = { sub: id, email: `${id}@people.example`, email_verified: true, name: 'Ana Google' }
  google.become(person)
})
afterAll(() => app.close())

async function sessionOf(browser: Browser) {
  const session = parseSession(JSON.parse((await browser.post('/auth/refresh', {})).text))
  return { session, ...signedIn(app.url, session.access_token) }
}

const email = () => String(person.email)

describe('signing in with Google', () => {
  test('makes an account with a confirmed address, and the second time finds it', async () => {
    const browser = openBrowser(app)
    expect(await throughGoogle(browser, { redirect_to: `${ORIGIN}/career/skills?tab=1` })).toBe(
      `${ORIGIN}/career/skills?tab=1`,
    )
    const { session, api } = await sessionOf(browser)
    expect(session.user).toMatchObject({ email: email(), user_metadata: { full_name: 'Ana Google' } })
    expect(await api.account.getSecurity({})).toMatchObject({
      email_verified: true,
      has_password: false,
      google: { available: true, linked: true },
    })
    const again = openBrowser(app)
    expect(await throughGoogle(again, { intent: 'sign-up' })).toBe(`${ORIGIN}/dashboard`)
    expect((await sessionOf(again)).session.user.id).toBe(session.user.id)
  })

  test('asks with state, nonce and PKCE, and keeps no token of Google’s', async () => {
    const browser = openBrowser(app)
    const { asked, back } = await toGoogle(browser)
    const query = asked.searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('scope')).toBe('openid email profile')
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect((query.get(name) ?? '').length).toBeGreaterThanOrEqual(32)
    await browser.get(back.pathname + back.search)
    const { session } = await sessionOf(browser)
    expect(
      await app.sql('select access_token, refresh_token, id_token from auth.accounts where user_id = $1', [
        session.user.id,
      ]),
    ).toEqual([{ access_token: null, refresh_token: null, id_token: null }])
  })

  test('the callback works once, in the browser that started it', async () => {
    const [browser, eve] = [openBrowser(app), openBrowser(app)]
    const { back } = await toGoogle(browser)
    const stolen = await eve.get(back.pathname + back.search)
    expect(stolen.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/login\?error=/)
    expect((await eve.post('/auth/refresh', {})).status).toBe(401)
    await browser.get(back.pathname + back.search)
    expect((await browser.post('/auth/refresh', {})).status).toBe(200)
    const twice = await browser.get(back.pathname + back.search)
    expect(twice.headers.get('location')).toMatch(/\/login\?error=/)
  })

  test.each([
    ['an address Google has not verified', { email_verified: false }],
    ['no address', { email: undefined }],
    ['a token for another client', { aud: 'another-client' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['a token for another sign-in', { nonce: 'another nonce of thirty-two letters' }],
    ['a token that ended minutes ago', { exp: Math.floor(Date.now() / 1000) - 300 }],
  ])('%s opens nothing', async (_name, flaw) => {
    Object.assign(person, flaw)
    const browser = openBrowser(app)
    expect(await throughGoogle(browser)).toMatch(/^http:\/\/localhost:4000\/login\?error=/)
    expect((await browser.post('/auth/refresh', {})).status).toBe(401)
  })

  test('a clock half a minute apart does not matter', async () => {
    person.exp = Math.floor(Date.now() / 1000) - 30
    const browser = openBrowser(app)
    expect(await throughGoogle(browser)).toBe(`${ORIGIN}/dashboard`)
  })

  test('someone who says no at Google is back at the sign-in page', async () => {
    const browser = openBrowser(app)
    const { back } = await toGoogle(browser)
    const state = back.searchParams.get('state') ?? ''
    const refused = await browser.get(`${back.pathname}?error=access_denied&state=${state}`)
    expect(refused.headers.get('location')).toBe(`${ORIGIN}/login?error=access_denied`)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/dashboard',
    `${ORIGIN}@evil.example`,
    `${ORIGIN}.evil.example/`,
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/\tevil.example',
  ])('a redirect to %j ends on our own dashboard', async redirectTo => {
    const answer = await openBrowser(app).post('/auth/google', { redirect_to: redirectTo })
    expect(answer.status).toBe(200)
    const [row] = await app.sql<{ value: string }>(
      "select value from auth.verifications where value like '%callbackURL%' order by created_at desc limit 1",
    )
    expect(JSON.parse(row?.value ?? '{}').callbackURL).toBe(`${ORIGIN}/dashboard`)
  })

  test('asks for the second factor of someone who has one', async () => {
    const browser = openBrowser(app)
    await throughGoogle(browser)
    const { api } = await sessionOf(browser)
    const { otpauth_uri } = await api.account.enableTwoFactor({})
    await api.account.confirmTwoFactor({ code: authenticatorCode(otpauth_uri) })
    const other = openBrowser(app)
    expect(await throughGoogle(other)).toBe(`${ORIGIN}/login?two_factor=required`)
    expect((await other.post('/auth/refresh', {})).status).toBe(401)
    const code = authenticatorCode(otpauth_uri, Date.now() + 30_000)
    expect((await other.post('/auth/two-factor/verify', { method: 'totp', code })).status).toBe(200)
    expect((await other.post('/auth/refresh', {})).status).toBe(200)
  })
})

describe('an address that has an account already', () => {
  test('an unverified account loses password, sessions, second factor and links', async () => {
    const eve = await enableTwoFactor(app, await app.signUp('eve'))
    const { bearer } = eve
    person.email = eve.email
    const away = { email: 'eve@evil.example', password: eve.password }
    expect((await app.post('/auth/change-email', away, bearer)).status).toBe(200)
    const token = await mailedToken(app, 'eve@evil.example', '/verify-email')
    expect(token).not.toBe('')

    const owner = openBrowser(app)
    expect(await throughGoogle(owner)).toBe(`${ORIGIN}/dashboard`)
    const { session, api } = await sessionOf(owner)
    expect(session.user.id).toBe(eve.id)
    expect(await api.account.getSecurity({})).toMatchObject({
      email: eve.email,
      email_verified: true,
      has_password: false,
      two_factor: { enabled: false },
      pending_email: null,
    })
    expect((await app.fetch('/api/profile', { headers: bearer })).status).toBe(401)
    expect((await app.post('/auth/refresh', { refresh_token: eve.session.refresh_token })).status).toBe(401)
    const { email: address, password } = eve
    expect((await app.post('/auth/sign-in', { email: address, password }, fromNewAddress())).status).toBe(401)
    expect((await app.post('/auth/confirm-email-change', { token })).body.code).toBe('link_invalid')
  })

  test('its verified owner keeps the password, and hears that Google was added', async () => {
    const ana = await signUpVerified(app, 'ana')
    person.email = ana.email
    const browser = openBrowser(app)
    await throughGoogle(browser)
    expect((await sessionOf(browser)).session.user.id).toBe(ana.id)
    const { email: address, password } = ana
    expect((await app.post('/auth/sign-in', { email: address, password }, fromNewAddress())).status).toBe(200)
    const [mail] = await app.mails(ana.email)
    expect(mail?.subject).toBe('Google was added to your account')
  })
})

describe('linking Google in the settings', () => {
  test('works for a signed-in person, whatever the address there, and can be undone', async () => {
    const ana = await signUpVerified(app, 'ana')
    const browser = openBrowser(app)
    const location = await throughGoogle(browser, { intent: 'link' }, ana.bearer)
    expect(location).toBe(`${ORIGIN}/settings?google=linked`)
    expect(await ana.api.account.getSecurity({})).toMatchObject({
      has_password: true,
      google: { linked: true },
    })
    const other = openBrowser(app)
    await throughGoogle(other)
    expect((await sessionOf(other)).session.user.id).toBe(ana.id)
    expect((await app.post('/auth/google/unlink', {}, ana.bearer)).body.code).toBe('wrong_password')
    expect(await ana.api.account.unlinkGoogle({ password: ana.password })).toMatchObject({
      google: { linked: false },
    })
    expect((await app.post('/auth/google/unlink', { password: ana.password }, ana.bearer)).status).toBe(404)
  })

  test('is refused to a visitor, and to a session hours old without the password', async () => {
    const ana = await signUpVerified(app, 'ana')
    expect((await openBrowser(app).post('/auth/google', { intent: 'link' })).status).toBe(401)
    await app.sql("update auth.sessions set created_at = now() - interval '2 hours' where user_id = $1", [
      ana.id,
    ])
    const start = (body: object) => app.post('/auth/google', { intent: 'link', ...body }, ana.bearer)
    expect((await start({})).body.code).toBe('recent_sign_in_required')
    expect((await start({ password: ana.password })).status).toBe(200)
  })

  test('a Google account of someone else is not taken over', async () => {
    const first = openBrowser(app)
    await throughGoogle(first)
    const { session } = await sessionOf(first)
    const ben = await signUpVerified(app, 'ben')
    const location = await throughGoogle(openBrowser(app), { intent: 'link' }, ben.bearer)
    expect(location).toMatch(/^http:\/\/localhost:4000\/settings\?google=failed&error=/)
    const rows = await app.sql('select user_id from auth.accounts where account_id = $1', [
      String(person.sub),
    ])
    expect(rows).toEqual([{ user_id: session.user.id }])
  })

  test('the last sign-in method cannot be removed', async () => {
    const browser = openBrowser(app)
    await throughGoogle(browser)
    const { bearer } = await sessionOf(browser)
    expect((await app.post('/auth/google/unlink', {}, bearer)).body.code).toBe('last_sign_in_method')
  })
})

describe('showing through Google that it is still you', () => {
  const remove = (bearer: Record<string, string>) => app.post('/api/account/delete', {}, bearer)

  test('makes a session hours old fresh again, and Google is told who is expected', async () => {
    const browser = openBrowser(app)
    await throughGoogle(browser)
    const { session, bearer } = await sessionOf(browser)
    await app.sql("update auth.sessions set created_at = now() - interval '2 hours' where user_id = $1", [
      session.user.id,
    ])
    expect((await remove(bearer)).body.code).toBe('recent_sign_in_required')
    const confirm = { intent: 'confirm', redirect_to: '/settings#data' }
    const { asked } = await toGoogle(browser, confirm, bearer)
    expect(asked.searchParams.get('login_hint')).toBe(session.user.email)
    expect(await throughGoogle(browser, confirm, bearer)).toBe(`${ORIGIN}/settings#data`)
    const fresh = await sessionOf(browser)
    expect(fresh.session.user.id).toBe(session.user.id)
    expect((await remove(fresh.bearer)).status).toBe(200)
  })

  test('is for people who are signed in, and a no at Google leads back to the settings', async () => {
    const browser = openBrowser(app)
    expect((await browser.post('/auth/google', { intent: 'confirm' })).status).toBe(401)
    await throughGoogle(browser)
    const { bearer } = await sessionOf(browser)
    const { back } = await toGoogle(browser, { intent: 'confirm' }, bearer)
    const state = back.searchParams.get('state') ?? ''
    const refused = await browser.get(`${back.pathname}?error=access_denied&state=${state}`)
    expect(refused.headers.get('location')).toBe(`${ORIGIN}/settings?google=unconfirmed&error=access_denied`)
    expect((await browser.post('/auth/refresh', {})).status).toBe(200)
  })
})

test.each([
  ['GET', '/auth/provider/get-session'],
  ['GET', '/auth/provider/token'],
  ['GET', '/auth/provider/callback/github'],
  ['POST', '/auth/provider/callback/google'],
  ['POST', '/auth/provider/sign-up/email'],
  ['POST', '/auth/provider/sign-in/email'],
  ['POST', '/auth/provider/two-factor/verify-totp'],
])('%s %s is not reachable past our own endpoints', async (method, path) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.fetch(path, { method, headers, body: method === 'POST' ? '{}' : undefined })
  expect(answer.status).toBe(404)
})

describe('when Google is away', () => {
  test('switched off, the button gets the sentence of the specification', async () => {
    const off = await testAppForThisTest()
    const answer = await off.post('/auth/google', {})
    expect([answer.status, answer.body.code]).toEqual([409, 'google_off'])
    expect(answer.body.message).toBe('Google login failed. Please sign in with email and password.')
  })

  test('an issuer that is down at first works as soon as it is up', async () => {
    const late = new OAuth2Server()
    await late.issuer.keys.generate('RS256')
    await late.start(0, 'localhost')
    const url = late.issuer.url ?? ''
    await late.stop()
    const other = await secondServerForThisTest(app, { GOOGLE_ISSUER: url })
    expect((await other.post('/auth/google', {})).body.code).toBe('google_off')
    await late.start(Number(new URL(url).port), 'localhost')
    expect((await other.post('/auth/google', {})).body.url).toContain(url)
    await late.stop()
  })
})
