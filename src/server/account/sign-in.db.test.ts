import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromNewAddress, openBrowser, randomAddress } from '#tests/browser.ts'
import { countAttempts } from '#tests/count-attempts.ts'
import { parseSession, secondServerForThisTest, startTestApp, type TestApp } from '#tests/harness.ts'
import { mailedToken } from '#tests/sign-in-setup.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' })
})
afterAll(() => app.close())

const PASSWORD = 'seven quiet rivers'
const freshEmail = () => `${crypto.randomUUID()}@people.example`

function signUp(email: string, password = PASSWORD, fullName = 'Ana Example') {
  return app.post('/auth/sign-up', { full_name: fullName, email, password }, fromNewAddress())
}

function signIn(email: string, password = PASSWORD, headers: Record<string, string> = fromNewAddress()) {
  return app.post('/auth/sign-in', { email, password }, headers)
}

describe('signing up', () => {
  test('six at once with one address make one account', async () => {
    const email = freshEmail()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => signUp(index % 2 ? email : email.toUpperCase())),
    )
    const statuses = answers.map(answer => answer.status)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    // A machine that is busy enough may turn one away, but never fails it.
    expect(statuses.filter(status => ![200, 409, 503].includes(status))).toEqual([])
    const rows = await app.sql('select id from auth.users where lower(email) = $1', [email])
    expect(rows).toHaveLength(1)
    expect(answers.find(answer => answer.status === 409)?.body).toEqual({
      code: 'email_taken',
      message: 'User already registered',
      details: null,
      hint: null,
    })
  })

  test('a taken address changes nothing, and its owner is told by mail', async () => {
    const ana = await app.signUp('ana')
    expect((await signUp(ana.email, 'another fine phrase')).status).toBe(409)
    expect((await signIn(ana.email, 'another fine phrase')).status).toBe(401)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
    const [newest] = await app.mails(ana.email)
    expect(newest?.subject).toBe('You already have a Waywell account')
  })

  test.each([
    ['a common one', 'password'],
    ['a common one in disguise', 'P@ssw0rd1!'],
    ['a run of keys', 'qwertyuiop'],
    ['one’s own name', 'anaexample1'],
  ])('%s is refused as a password', async (_name, password) => {
    const answer = await signUp(freshEmail(), password)
    expect([answer.status, answer.body.code]).toEqual([422, 'weak_password'])
  })

  test('a password counts in characters, up to 128, and to the last one', async () => {
    const email = freshEmail()
    const long = '🌿'.repeat(20) + 'ab'.repeat(54)
    expect([...long]).toHaveLength(128)
    expect((await signUp(email, `${long}x`)).body.message).toBe('Password must be at most 128 characters')
    expect((await signUp(freshEmail(), '🌿ö🦔7 k')).body.message).toBe(
      'Password must be at least 8 characters',
    )
    expect((await signUp(email, long)).status).toBe(200)
    expect((await signIn(email, `${long.slice(0, -1)}c`)).status).toBe(401)
    expect((await signIn(email, long)).status).toBe(200)
  })

  test('the password is kept as a salted scrypt hash of its own', async () => {
    const people = [await app.signUp('ana'), await app.signUp('ben')]
    const rows = await app.sql<{ password: string }>(
      'select password from auth.accounts where user_id = any($1)',
      [people.map(person => person.id)],
    )
    for (const { password } of rows) expect(password).toMatch(/^\$scrypt\$ln=14,r=16,p=1\$/)
    expect(new Set(rows.map(row => row.password)).size).toBe(2)
  })

  test('one mailbox is one account, however its address is written', async () => {
    const id = crypto.randomUUID()
    expect((await signUp(`${id}@people.example`)).status).toBe(200)
    for (const twin of [`${id.toUpperCase()}@People.EXAMPLE`, `  ${id}@people.example `])
      expect([twin, (await signUp(twin)).status]).toEqual([twin, 409])
    for (const odd of [`${id}＠people.example`, `${id}@ｐeople.example`, `${id}﹫people.example`]) {
      const answer = await signUp(odd)
      expect([odd, answer.status, answer.body.message]).toEqual([
        odd,
        422,
        'Please enter a valid email address',
      ])
    }
    expect((await signIn(`${id.toUpperCase()}@PEOPLE.example`)).status).toBe(200)
  })

  test('a domain of other letters has one spelling, and a plus-tag is an address of its own', async () => {
    const id = crypto.randomUUID()
    expect((await signUp(`${id}@xn--bcher-kva.example`)).status).toBe(200)
    expect((await signUp(`${id}@XN--BCHER-KVA.example`)).status).toBe(409)
    for (const odd of [`${id}@bücher.example`, `${id}@bu\u0308cher.example`, `${id}@рeople.example`])
      expect([odd, (await signUp(odd)).body.message]).toEqual([odd, 'Please enter a valid email address'])
    expect((await signUp(`${id}+tag@xn--bcher-kva.example`)).status).toBe(200)
  })
})

describe('signing in', () => {
  test('an ordinary answer is a session object', async () => {
    const ana = await app.signUp('ana')
    const answer = await signIn(ana.email, ana.password)
    expect(JSON.parse(answer.text)).toMatchObject({ two_factor_required: false, token_type: 'bearer' })
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
  })

  test('a wrong password is refused in the words of the specification', async () => {
    const ana = await app.signUp('ana')
    expect((await signIn(ana.email, 'not the right one')).body).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
      details: null,
      hint: null,
    })
  })

  test('the sign-in token in the table opens nothing by itself', async () => {
    const ana = await app.signUp('ana')
    const [row] = await app.sql<{ token: string }>('select token from auth.sessions where user_id = $1', [
      ana.id,
    ])
    for (const refresh_token of [row?.token, `${row?.token}.`, `${row?.token}.${'a'.repeat(43)}=`])
      expect((await app.post('/auth/refresh', { refresh_token })).status).toBe(401)
  })
})

describe('guessing a password', () => {
  test('one stranger is stopped after ten guesses, on whichever server, with the time to wait', async () => {
    const ana = await app.signUp('ana')
    const other = await secondServerForThisTest(app)
    const address = randomAddress()
    const who = `${ana.email}\n${address}`
    await countAttempts(app, { what: 'sign-in-network', who, count: 8, allowed: 10 })
    const stranger = { 'x-forwarded-for': address }
    const guess = (at: TestApp, password: string) =>
      at.post('/auth/sign-in', { email: ana.email, password }, stranger)
    expect((await guess(app, 'not the right one')).status).toBe(401)
    expect((await guess(other, 'not the right one')).status).toBe(401)
    const refused = await guess(other, ana.password)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(600)
    expect((await signIn(ana.email, ana.password)).status).toBe(200)
  })

  test('one network is stopped after thirty guesses, at whichever accounts', async () => {
    const address = randomAddress()
    await countAttempts(app, { what: 'account.signIn', who: address, count: 30, allowed: 30 })
    const refused = await signIn(freshEmail(), PASSWORD, { 'x-forwarded-for': address })
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(freshEmail())).status).toBe(401)
  })

  test('strangers from everywhere leave the owner a sign-in on a new device: the mailed link', async () => {
    const ana = await app.signUp('ana')
    await countAttempts(app, { what: 'sign-in-account', who: ana.email, count: 50, allowed: 50 })
    expect((await signIn(ana.email, ana.password)).status).toBe(429)
    await app.post('/auth/forgot-password', { email: ana.email }, fromNewAddress())
    const access_token = await mailedToken(app, ana.email, '/reset-password')
    const answer = await app.post(
      '/auth/reset-password',
      { access_token, password: PASSWORD },
      fromNewAddress(),
    )
    expect(parseSession(JSON.parse(answer.text)).user.id).toBe(ana.id)
  })

  test('strangers from everywhere cannot lock out a browser that has been in before', async () => {
    const owner = openBrowser(app)
    const email = freshEmail()
    await owner.post('/auth/sign-up', { full_name: 'Ana Example', email, password: PASSWORD })
    await countAttempts(app, { what: 'sign-in-account', who: email, count: 50, allowed: 50 })
    expect((await signIn(email)).status).toBe(429)
    expect((await owner.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(200)
  })

  test('a device cookie of another account, or a made-up one, is no way around', async () => {
    const [owner, eve] = [openBrowser(app), openBrowser(app)]
    const email = freshEmail()
    await owner.post('/auth/sign-up', { full_name: 'Ana Example', email, password: PASSWORD })
    await eve.post('/auth/sign-up', { full_name: 'Eve Example', email: freshEmail(), password: PASSWORD })
    await countAttempts(app, { what: 'sign-in-account', who: email, count: 50, allowed: 50 })
    expect((await eve.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(429)
    eve.cookies.set('waywell-device', `${crypto.randomUUID()}.${'a'.repeat(43)}`)
    expect((await eve.post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(429)
  })

  test('getting in clears what was counted', async () => {
    const ana = await app.signUp('ana')
    const here = fromNewAddress()
    const who = `${ana.email}\n${here['x-forwarded-for']}`
    for (let round = 0; round < 2; round += 1) {
      await countAttempts(app, { what: 'sign-in-network', who, count: 9, allowed: 10 })
      expect((await signIn(ana.email, ana.password, here)).status).toBe(200)
    }
  })
})

test('two hundred sign-ins at once do not keep a check-in waiting, and none of them fails', async () => {
  const people = [await app.signUp('ana'), await app.signUp('ben')]
  const email = freshEmail()
  const ended: string[] = []
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, index) => signIn(`${index}${email}`, 'not the right one')),
  ).finally(() => ended.push('sign-ins'))
  for (const { api } of people) await api.wellness.saveCheckIn({ mood: 3, energy: 3, notes: null })
  ended.push('check-ins')
  const answers = await flood
  expect(ended).toEqual(['check-ins', 'sign-ins'])
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.every(({ headers }) => headers.get('retry-after') === '5')).toBe(true)
  expect(answers.filter(({ status }) => status === 401).length).toBe(200 - turnedAway.length)
  expect(turnedAway.length).toBeLessThan(200)
})
