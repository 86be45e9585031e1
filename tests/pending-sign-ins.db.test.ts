import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { fromNewAddress, openBrowser } from './browser.ts'
import { countAttempts } from './count-attempts.ts'
import { type GoogleIssuer, startTestAppWithGoogle, toGoogle } from './google-issuer.ts'
import type { Person, TestApp } from './harness.ts'
import { enableTwoFactor, mailedCode, mailedToken, signUpVerified } from './sign-in-setup.ts'

/** Whoever knew the old password may have begun something with it. A new password ends all of that. */

let google: GoogleIssuer
let app: TestApp
beforeAll(async () => {
  ;({ google, app } = await startTestAppWithGoogle())
})
afterAll(() => app.close())

const NEW_PASSWORD = 'eleven slow trains'

async function resetPassword({ email }: Person) {
  await app.post('/auth/forgot-password', { email }, fromNewAddress())
  const access_token = await mailedToken(app, email, '/reset-password')
  const answer = await app.post(
    '/auth/reset-password',
    { access_token, password: NEW_PASSWORD },
    fromNewAddress(),
  )
  expect(answer.status).toBe(200)
}

async function changePassword({ api, password }: Person) {
  await api.account.changePassword({ current_password: password, password: NEW_PASSWORD })
}

async function googleAccounts({ id }: Person) {
  return app.sql(`select account_id from auth.accounts where user_id = $1 and provider_id = 'google'`, [id])
}

/** Someone else at the account begins to link their own Google account. */
async function beginLink({ bearer }: Person) {
  google.become({
    sub: crypto.randomUUID(),
    email: 'eve@evil.example',
    email_verified: true,
    name: 'Eve',
  })
  const browser = openBrowser(app)
  const { back } = await toGoogle(browser, { intent: 'link' }, bearer)
  return async () => {
    const response = await browser.get(back.pathname + back.search)
    return response.headers.get('location') ?? ''
  }
}

describe.each([
  ['a reset', resetPassword],
  ['a password change', changePassword],
])('%s ends', (_name, newPassword) => {
  test('a Google link that was begun before it', async () => {
    const ana = await signUpVerified(app, 'ana')
    const finishLink = await beginLink(ana)
    await newPassword(ana)
    expect(await finishLink()).toMatch(/[?&]error=/)
    expect(await googleAccounts(ana)).toEqual([])
  })

  test('a second-factor challenge that was begun with the old password', async () => {
    const ana = await enableTwoFactor(app, await signUpVerified(app, 'ana'))
    const { email, password } = ana
    const { challenge } = JSON.parse(
      (await app.post('/auth/sign-in', { email, password }, fromNewAddress())).text,
    )
    await newPassword(ana)
    const code = authenticatorCode(ana.uri, Date.now() + 30_000)
    const answer = await app.post(
      '/auth/two-factor/verify',
      { method: 'totp', code, challenge },
      fromNewAddress(),
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'challenge_ended'])
  })

  test('a sign-in code and a change of address that were asked for before it', async () => {
    const ana = await signUpVerified(app, 'ana')
    const away = `away.${ana.email}`
    await ana.api.account.changeEmail({ email: away, password: ana.password })
    await app.post('/auth/sign-in-code', { email: ana.email }, fromNewAddress())
    const code = await mailedCode(app, ana.email)
    expect(code).not.toBe('')
    const token = await mailedToken(app, away, '/verify-email')
    await newPassword(ana)
    const byCode = await app.post('/auth/sign-in-with-code', { email: ana.email, code }, fromNewAddress())
    expect(byCode.body.code).toBe('code_invalid')
    const change = await app.post(
      '/auth/confirm-email-change',
      { token },
      { ...ana.bearer, ...fromNewAddress() },
    )
    expect(change.body.code).toBe('link_invalid')
  })

  test('nothing that another person has begun, whatever they name it after', async () => {
    const [ana, ben] = [await signUpVerified(app, 'ana'), await signUpVerified(app, 'ben')]
    const named = `${ana.id}@people.example`
    await ben.api.account.changeEmail({ email: named, password: ben.password })
    const token = await mailedToken(app, named, '/verify-email')
    await newPassword(ana)
    expect((await ben.api.account.confirmEmailChange({ token })).email).toBe(named)
  })
})

test('a Google link ends with the session that began it', async () => {
  const ana = await signUpVerified(app, 'ana')
  const finishLink = await beginLink(ana)
  await app.post('/auth/sign-out', { refresh_token: ana.session.refresh_token })
  expect(await finishLink()).toMatch(/[?&]error=/)
  expect(await googleAccounts(ana)).toEqual([])
})

test('a sign-in whose password is changed while it is checked opens no session', async () => {
  const ana = await signUpVerified(app, 'ana')
  const { email, password } = ana
  const { password: hashing } = await app.internals.auth.$context
  const { verify } = hashing
  onTestFinished(() => {
    hashing.verify = verify
  })
  hashing.verify = async candidate => {
    const isRight = await verify(candidate)
    await app.sql(`update auth.accounts set password = 'another hash' where user_id = $1`, [ana.id])
    await app.sql('delete from auth.sessions where user_id = $1', [ana.id])
    return isRight
  }
  const answer = await app.post('/auth/sign-in', { email, password }, fromNewAddress())
  expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials'])
  expect(await app.sql('select id from auth.sessions where user_id = $1', [ana.id])).toEqual([])
})

describe('a browser that has been in', () => {
  const wrong = (email: string) => ({ email, password: 'not the right one' })

  test.each([
    ['a reset', resetPassword],
    ['a password change', changePassword],
  ])('is a stranger after %s', async (_name, newPassword) => {
    const ana = await signUpVerified(app, 'ana')
    const { email, password } = ana
    const browser = openBrowser(app)
    expect((await browser.post('/auth/sign-in', { email, password })).status).toBe(200)
    // Strangers from everywhere have used up what they have together.
    await countAttempts(app, { what: 'sign-in-account', who: email, count: 49, allowed: 50 })
    expect((await browser.post('/auth/sign-in', wrong(email))).status).toBe(401)
    await newPassword(ana)
    expect((await browser.post('/auth/sign-in', wrong(email))).status).toBe(429)
  })

  test('in which the password was changed stays known', async () => {
    const ana = await signUpVerified(app, 'ana')
    const { email, password } = ana
    const browser = openBrowser(app)
    const { access_token } = JSON.parse((await browser.post('/auth/sign-in', { email, password })).text)
    const before = browser.cookies.get('waywell-device')
    const body = { current_password: password, password: NEW_PASSWORD }
    const bearer = { authorization: `Bearer ${access_token}` }
    const changed = await browser.post('/auth/change-password', body, bearer)
    expect([changed.status, changed.text]).toEqual([200, '{"ended_sessions":1}'])
    expect(browser.cookies.get('waywell-device')).not.toBe(before)
    await countAttempts(app, { what: 'sign-in-account', who: email, count: 49, allowed: 50 })
    expect((await browser.post('/auth/sign-in', wrong(email))).status).toBe(401)
    browser.cookies.delete('waywell-device')
    expect((await browser.post('/auth/sign-in', wrong(email))).status).toBe(429)
  })

  test('has thirty guesses together with all others of its account', async () => {
    const { email, password } = await signUpVerified(app, 'ana')
    const browsers = Array.from({ length: 4 }, () => openBrowser(app))
    for (const browser of browsers)
      expect((await browser.post('/auth/sign-in', { email, password })).status).toBe(200)
    await countAttempts(app, { what: 'sign-in-devices', who: email, count: 24, allowed: 30 })
    const statuses: number[] = []
    for (const browser of browsers)
      for (let round = 0; round < 2; round += 1)
        statuses.push((await browser.post('/auth/sign-in', wrong(email))).status)
    expect(statuses).toEqual([...Array(6).fill(401), 429, 429])
  })

  test('has six reset mails an hour together with all others of its account', async () => {
    const { email, password } = await signUpVerified(app, 'ana')
    const statuses: number[] = []
    for (let each = 0; each < 3; each += 1) {
      const browser = openBrowser(app)
      await browser.post('/auth/sign-in', { email, password })
      for (let round = 0; round < 3; round += 1)
        statuses.push((await browser.post('/auth/forgot-password', { email })).status)
    }
    expect(statuses).toEqual([...Array(6).fill(200), ...Array(3).fill(429)])
  })
})
