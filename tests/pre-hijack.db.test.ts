import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { type Browser, fromNewAddress, openBrowser } from './browser.ts'
import { type GoogleIssuer, startTestAppWithGoogle, throughGoogle, toGoogle } from './google-issuer.ts'
import { parseSession, signedIn, type TestApp } from './harness.ts'
import {
  enableTwoFactor,
  mailedCode,
  mailedToken,
  setEmailVerified,
  type TwoFactorPerson,
} from './sign-in-setup.ts'

/**
 * A stranger signs up with an address that is not theirs, sets up every sign-in method they can, and waits. However the owner of
 * the address takes the account over, nothing of the stranger's may work afterwards.
 */

let google: GoogleIssuer
let app: TestApp
beforeAll(async () => {
  ;({ google, app } = await startTestAppWithGoogle())
})
afterAll(() => app.close())

const OWNERS_PASSWORD = 'eleven slow trains'

type Stranger = TwoFactorPerson & {
  key: string
  sub: string
  refreshToken: string
  change: string
  challenge: string
  finishLink(): Promise<Response>
}
let eve: Stranger
let owner: Browser

beforeEach(async () => {
  eve = await stranger()
  owner = openBrowser(app)
})

/**
 * Has a password, a session, an API key, a second factor, a waiting change of address and a linked Google account, and has begun a
 * sign-in and one more Google link.
 */
async function stranger(): Promise<Stranger> {
  const person = await enableTwoFactor(app, await app.signUp('eve'))
  const { email, password, api, bearer, session } = person
  const { key } = await api.account.createApiKey({ name: 'Script', password })
  const away = `away.${email}`
  await api.account.changeEmail({ email: away, password })
  const change = await mailedToken(app, away, '/verify-email')
  expect(change).not.toBe('')
  // Servers from before linking was refused to unverified addresses may have left such a row.
  const sub = crypto.randomUUID()
  await app.sql(
    `insert into auth.accounts (id, user_id, account_id, provider_id) values (gen_random_uuid(), $1, $2, 'google')`,
    [person.id, sub],
  )
  const refreshToken = session.refresh_token ?? ''
  const begun = await app.post('/auth/sign-in', { email, password }, fromNewAddress())
  const { challenge } = JSON.parse(begun.text)
  // Only a verified address may begin a link; an installation may hold one from before that rule.
  await setEmailVerified(app, person, true)
  const linking = openBrowser(app)
  const { back } = await toGoogle(linking, { intent: 'link', password }, bearer)
  await setEmailVerified(app, person, false)
  const finishLink = () => linking.get(back.pathname + back.search)
  return { ...person, key, sub, refreshToken, change, challenge, finishLink }
}

async function resetByMail(): Promise<string> {
  await owner.post('/auth/forgot-password', { email: eve.email })
  return mailedToken(app, eve.email, '/reset-password')
}

async function ownersSession() {
  const session = parseSession(JSON.parse((await owner.post('/auth/refresh', {})).text))
  return { session, ...signedIn(app.url, session.access_token) }
}

/** Tries everything the stranger holds, then looks at what the tables still hold. */
async function nothingOfTheStrangersIsLeft(keeps: { ways: string[] }) {
  const { session, api } = await ownersSession()
  expect(session.user.id).toBe(eve.id)
  const headers = { authorization: `Bearer ${eve.key}` }
  expect((await app.fetch('/api/v1/wellness/checkins', { headers })).status).toBe(401)
  expect(await api.account.listApiKeys({})).toEqual([])
  expect(await api.account.getSecurity({})).toMatchObject({
    email: eve.email,
    email_verified: true,
    pending_email: null,
    two_factor: { enabled: false, recovery_codes_left: 0 },
  })

  expect((await app.fetch('/api/profile', { headers: eve.bearer })).status).toBe(401)
  expect((await app.post('/auth/refresh', { refresh_token: eve.refreshToken })).status).toBe(401)
  const byPassword = { email: eve.email, password: eve.password }
  expect((await app.post('/auth/sign-in', byPassword, fromNewAddress())).status).toBe(401)
  expect(
    (await app.post('/auth/confirm-email-change', { token: eve.change }, fromNewAddress())).body.code,
  ).toBe('link_invalid')
  const code = authenticatorCode(eve.uri, Date.now() + 30_000)
  const challenged = { method: 'totp', code, challenge: eve.challenge }
  expect((await app.post('/auth/two-factor/verify', challenged, fromNewAddress())).body.code).toBe(
    'challenge_ended',
  )
  google.become({ sub: crypto.randomUUID(), email: 'eve@evil.example', email_verified: true, name: 'Eve' })
  expect((await eve.finishLink()).headers.get('location')).toMatch(/[?&]error=/)
  google.become({ sub: eve.sub, email: 'eve@evil.example', email_verified: true, name: 'Eve' })
  const evesBrowser = openBrowser(app)
  await throughGoogle(evesBrowser)
  const hers = await evesBrowser.post('/auth/refresh', {})
  expect(JSON.parse(hers.text).user?.id).not.toBe(eve.id)

  expect(await rowsOf(eve.id)).toEqual({
    accounts: keeps.ways.length,
    sessions: 1,
    two_factors: 0,
    verifications: 0,
  })
  const ways = await app.sql<{ provider_id: string }>(
    'select provider_id from auth.accounts where user_id = $1 order by 1',
    [eve.id],
  )
  expect(ways.map(way => way.provider_id)).toEqual(keeps.ways)
}

/** How many rows each table of schema auth keeps for a person: a table added later is asked too. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const tables = await app.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'auth'
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' where c.relkind = 'r' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await app.sql<{ count: number }>(
      `select count(*)::int as count from auth.${name} where user_id = $1`,
      [userId],
    )
    counts[name] = row?.count ?? 0
  }
  const [waiting] = await app.sql<{ count: number }>(
    `select count(*)::int as count from auth.verifications where strpos(id || ' ' || value, $1) > 0`,
    [userId],
  )
  return { ...counts, verifications: waiting?.count ?? 0 }
}

describe('the owner takes over an account made with their address', () => {
  test('by the link for a new password', async () => {
    const body = { access_token: await resetByMail(), password: OWNERS_PASSWORD }
    expect(JSON.parse((await owner.post('/auth/reset-password', body)).text)).toMatchObject({
      two_factor_required: false,
    })
    await nothingOfTheStrangersIsLeft({ ways: ['credential'] })
  })

  test('by Google, which vouches for the address', async () => {
    google.become({ sub: crypto.randomUUID(), email: eve.email, email_verified: true, name: 'Ana' })
    expect(await throughGoogle(owner)).toBe('http://localhost:4000/dashboard')
    await nothingOfTheStrangersIsLeft({ ways: ['google'] })
  })

  test('by the link that comes in place of a sign-in code', async () => {
    await owner.post('/auth/sign-in-code', { email: eve.email })
    const token = await mailedToken(app, eve.email, '/verify-email')
    const answer = await owner.post('/auth/verify-email', { token, password: OWNERS_PASSWORD })
    expect(answer.status).toBe(200)
    await nothingOfTheStrangersIsLeft({ ways: ['credential'] })
  })

  test('by a sign-in code that was mailed before', async () => {
    await setEmailVerified(app, eve, true)
    await owner.post('/auth/sign-in-code', { email: eve.email })
    const code = await mailedCode(app, eve.email)
    await setEmailVerified(app, eve, false)
    const answer = await owner.post('/auth/sign-in-with-code', { email: eve.email, code })
    expect(JSON.parse(answer.text)).toMatchObject({ two_factor_required: false })
    await nothingOfTheStrangersIsLeft({ ways: [] })
  })

  test('by the link that confirms the address, which asks for a new password first', async () => {
    const token = await mailedToken(app, eve.email, '/verify-email')
    const refused = await owner.post('/auth/verify-email', { token })
    expect([refused.status, refused.body.code]).toEqual([409, 'new_password_needed'])
    const weak = await owner.post('/auth/verify-email', { token, password: 'password1' })
    expect(weak.body.code).toBe('weak_password')
    const answer = await owner.post('/auth/verify-email', { token, password: OWNERS_PASSWORD })
    expect(JSON.parse(answer.text)).toMatchObject({ email: eve.email, session: { user: { id: eve.id } } })
    await nothingOfTheStrangersIsLeft({ ways: ['credential'] })
    const signIn = { email: eve.email, password: OWNERS_PASSWORD }
    expect((await owner.post('/auth/sign-in', signIn)).status).toBe(200)
  })

  test('twenty presses on one confirming link at once set one password', async () => {
    const token = await mailedToken(app, eve.email, '/verify-email')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.post('/auth/verify-email', { token, password: `${OWNERS_PASSWORD} ${index}` }, fromNewAddress()),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)])
  })
})

describe('the account’s own session', () => {
  test('confirms the address as it is: password and sessions stay', async () => {
    const ana = await app.signUp('ana')
    const token = await mailedToken(app, ana.email, '/verify-email')
    const answer = await app.post('/auth/verify-email', { token }, { ...ana.bearer, ...fromNewAddress() })
    expect(JSON.parse(answer.text)).toEqual({ email: ana.email, session: null })
    expect((await ana.api.account.getSecurity({})).email_verified).toBe(true)
    const signIn = { email: ana.email, password: ana.password }
    expect((await app.post('/auth/sign-in', signIn, fromNewAddress())).status).toBe(200)
  })

  test('of somebody else confirms nothing by itself', async () => {
    const [ana, ben] = [await app.signUp('ana'), await app.signUp('ben')]
    const token = await mailedToken(app, ana.email, '/verify-email')
    const answer = await app.post('/auth/verify-email', { token }, { ...ben.bearer, ...fromNewAddress() })
    expect(answer.body.code).toBe('new_password_needed')
    expect((await ana.api.account.getSecurity({})).email_verified).toBe(false)
  })
})

test('Google cannot be linked while the address is unverified', async () => {
  const mallory = await app.signUp('mallory')
  const start = () =>
    app.post(
      '/auth/google',
      { intent: 'link', password: mallory.password },
      { ...mallory.bearer, ...fromNewAddress() },
    )
  const refused = await start()
  expect([refused.status, refused.body.code]).toEqual([409, 'address_unverified'])
  await setEmailVerified(app, mallory, true)
  expect((await start()).status).toBe(200)
})

test('a change of address is confirmed by the account’s own session alone', async () => {
  const mallory = await app.signUp('mallory')
  const victim = `victim.${crypto.randomUUID()}@people.example`
  await mallory.api.account.changeEmail({ email: victim, password: mallory.password })
  const token = await mailedToken(app, victim, '/verify-email')
  const pressed = await app.post('/auth/confirm-email-change', { token }, fromNewAddress())
  expect([pressed.status, pressed.body.code]).toEqual([401, 'sign_in_to_confirm'])
  expect((await mallory.api.account.getSecurity({})).email).toBe(mallory.email)
})
