import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { insertBillingRows } from '#tests/billing-rows.ts'
import { openBrowser } from '#tests/browser.ts'
import { insertCareerRows } from '#tests/career-rows.ts'
import { insertCoachRows } from '#tests/coach-rows.ts'
import { type Person, secondServerForThisTest, signedIn } from '#tests/harness.ts'
import { leaveIdempotencyKeys } from '#tests/idempotency-slots.ts'
import { enableTwoFactor, mailedToken, setEmailVerified, signUpVerified } from '#tests/sign-in-setup.ts'
import { startStripeApp } from '#tests/stripe-app.ts'
import { stripeAnswer } from '#tests/stripe-server.ts'

const { stripe, app } = await startStripeApp()
/** Two who have left something everywhere, and whom no test changes. */
let ana: Person
let ben: Person
beforeAll(async () => {
  ana = await livedIn('ana')
  ben = await livedIn('ben')
})

/** Leaves something in every table that can hold something of a person. */
async function livedIn(name: string): Promise<Person> {
  const person = await signUpVerified(app, name)
  await app.post(
    '/api/check-ins',
    { mood: 2, energy: 3, notes: `=HYPERLINK("https://evil.example") ${name}` },
    { ...person.bearer, 'idempotency-key': 'once' },
  )
  await leaveIdempotencyKeys(app, person.id)
  await person.api.account.setConsent({ purpose: 'voice_analysis', granted: true })
  await insertCareerRows(app, person.id, `Text of ${name}`)
  await insertCoachRows(app, person.id, `Text of ${name}`)
  await person.api.wellness.setCheckInReminder({ is_on: true, days: [2], hour: 7 })
  await person.api.dashboard.setWeeklyMail({ is_on: true })
  await person.api.account.createApiKey({ name: `Text of ${name}`, password: person.password })
  await person.api.wellness.saveCareerEvent({ title: `Text of ${name}`, happened_on: '2026-02-01' })
  await person.api.wellness.addPushSubscription({ endpoint: `https://web.push.apple.com/${person.id}` })
  await insertBillingRows(app, person.id, stripe.subscribe())
  const withTwoFactor = await enableTwoFactor(app, person)
  await app.internals.background.idle()
  await app.sql(
    `insert into mail_outbox (id, recipient, subject, text, due_at) values ($1, $2, 'Waiting', 'Waiting', now() + interval '1 day')`,
    [uuidV7(), person.email],
  )
  await app.sql('insert into newsletter_subscribers (id, email) values ($1, $2)', [uuidV7(), person.email])
  // The contact form keeps an address as it was typed.
  await app.sql(
    `insert into contact_requests (id, name, email, category, subject, message) values ($1, $2, $3, 'general', 'Hello', 'Hello')`,
    [uuidV7(), name, person.email.toUpperCase()],
  )
  await app.post('/auth/forgot-password', { email: person.email })
  await app.post('/auth/sign-in', { email: person.email, password: person.password })
  await app.internals.background.idle()
  return withTwoFactor
}

/** Somebody who never had an account wrote to us and reads the newsletter. */
async function visitor(email: string) {
  await app.sql('insert into newsletter_subscribers (id, email) values ($1, $2)', [uuidV7(), email])
  await app.sql(
    `insert into contact_requests (id, name, email, category, subject, message) values ($1, 'Vera', $2, 'general', 'Private', 'My private story')`,
    [uuidV7(), email],
  )
  await app.sql(
    `insert into mail_outbox (id, recipient, subject, text, due_at) values ($1, $2, 'For the visitor', 'Hello', now() + interval '1 day')`,
    [uuidV7(), email],
  )
}

function tables() {
  return app.sql<{ name: string; has_user_id: boolean; has_address: boolean }>(`
    select n.nspname || '.' || c.relname as name,
      bool_or(a.attname = 'user_id') as has_user_id,
      bool_or(a.attname in ('email', 'recipient')) as has_address
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'auth')
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') group by 1 order by 1`)
}

/** The tables in which any column of any row holds one of these words. */
async function tablesWith(words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await tables()) {
    const [row] = await app.sql<{ hits: number }>(
      `select count(*)::int as hits from ${name} t where exists (select from unnest($1::text[]) w where strpos(lower(t::text), lower(w)) > 0)`,
      [words],
    )
    if ((row?.hits ?? 0) > 0) found.push(name)
  }
  return found
}

async function exported(person: Person): Promise<Record<string, string>> {
  const response = await app.fetch('/api/account/export', { headers: person.bearer })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toMatch(/waywell-data-\d{4}-\d\d-\d\d\.zip/)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

describe('everything about me', () => {
  test('holds every table that knows a person, with all of their rows and none of another’s', async () => {
    const files = await exported(ana)
    const known = (await tables()).filter(
      table => table.name.startsWith('public.') && (table.has_user_id || table.has_address),
    )
    expect(known.length).toBeGreaterThanOrEqual(6)
    for (const { name, has_user_id } of known) {
      const short = name.replace('public.', '')
      const [row] = await app.sql<{ count: number }>(
        `select count(*)::int as count from ${name} t where lower(coalesce(to_jsonb(t) ->> 'user_id', to_jsonb(t) ->> 'email', to_jsonb(t) ->> 'recipient')) = $1`,
        [has_user_id ? ana.id : ana.email],
      )
      // A table nothing was left in would show nothing: add to it above.
      expect([name, row?.count]).not.toEqual([name, 0])
      expect([name, JSON.parse(files[`json/${short}.json`] ?? '[]').length]).toEqual([name, row?.count])
      expect(files[`csv/${short}.csv`]?.split('\r\n').length).toBeGreaterThan(2)
    }
    const everything = Object.values(files).join('\n')
    expect(everything).toContain('Text of ana')
    for (const theirs of [ben.id, ben.email, 'Text of ben']) expect(everything).not.toContain(theirs)
  })

  test('holds how one signs in, but nothing one could sign in with', async () => {
    const files = await exported(ana)
    expect(JSON.parse(files['json/account.json'] ?? '')).toMatchObject([{ id: ana.id, email: ana.email }])
    expect(JSON.parse(files['json/sessions.json'] ?? '').length).toBeGreaterThanOrEqual(1)
    expect(JSON.parse(files['json/sign_in_methods.json'] ?? '')).toMatchObject([{ provider: 'credential' }])
    const secrets = await app.sql<{ secret: string }>(
      `select token as secret from auth.sessions where user_id = $1
       union all select password from auth.accounts where user_id = $1
       union all select secret from auth.two_factors where user_id = $1
       union all select backup_codes from auth.two_factors where user_id = $1`,
      [ana.id],
    )
    expect(secrets.length).toBeGreaterThanOrEqual(4)
    const everything = Object.values(files).join('\n')
    for (const { secret } of secrets) expect(everything).not.toContain(secret)
  })

  test('holds nothing that was left under an address nobody has confirmed', async () => {
    const eve = await app.signUp('eve')
    await visitor(eve.email)
    const files = await exported(eve)
    for (const table of ['newsletter_subscribers', 'contact_requests'])
      expect([table, JSON.parse(files[`json/${table}.json`] ?? '')]).toEqual([table, []])
    // Her own confirming mail may still be waiting; the visitor's mails to the same address are not hers.
    const waiting: { subject: string }[] = JSON.parse(files['json/mail_outbox.json'] ?? '')
    expect(waiting.filter(({ subject }) => !subject.startsWith('Please confirm'))).toEqual([])
    expect(Object.values(files).join('\n')).not.toContain('My private story')
    await setEmailVerified(app, eve, true)
    expect(Object.values(await exported(eve)).join('\n')).toContain('My private story')
  })

  test('a note that looks like a formula stays text in a spreadsheet', async () => {
    const files = await exported(ana)
    expect(files['csv/check_ins.csv']).toContain(`"'=HYPERLINK(""https://evil.example"") ana"`)
    expect(JSON.parse(files['json/check_ins.json'] ?? '')[0].notes).toMatch(/^=HYPERLINK/)
  })
})

describe('deleting an account', () => {
  const remove = (person: Person, password: string | undefined) =>
    app.post('/api/account/delete', { password }, person.bearer)

  test('leaves no id or address in any table, and nothing of anyone else goes', async () => {
    const cleo = await livedIn('cleo')
    const before = await tablesWith([cleo.id, cleo.email])
    const personal = (await tables()).filter(table => table.has_user_id || table.has_address)
    // A table nothing was left in would show nothing: add to it above.
    expect(personal.map(table => table.name).filter(name => !before.includes(name))).toEqual([])
    expect(before).toContain('auth.verifications')
    const bens = await tablesWith([ben.id, ben.email])
    const answer = await remove(cleo, cleo.password)
    expect([answer.status, answer.text]).toEqual([200, '{"deleted":true}'])
    expect(await tablesWith([cleo.id, cleo.email])).toEqual([])
    expect(await tablesWith([ben.id, ben.email])).toEqual(bens)
    expect((await ben.api.account.getProfile({})).full_name).toBe('ben Example')
  })

  test('leaves no mail of theirs in the dev mailbox', async () => {
    const cleo = await app.signUp('cleo')
    expect(await app.mails(cleo.email)).toHaveLength(1)
    const bens = (await app.mails(ben.email)).length
    await remove(cleo, cleo.password)
    expect(await app.mails(cleo.email)).toEqual([])
    expect(bens).toBeGreaterThan(0)
    expect(await app.mails(ben.email)).toHaveLength(bens)
  })

  test('of an unconfirmed address leaves what others left under that address, and takes its own mails', async () => {
    const eve = await app.signUp('eve')
    await visitor(eve.email)
    expect(await app.mails(eve.email)).toHaveLength(1)
    await app.internals.outbox?.add({
      to: 'inbox@waywell.example',
      subject: 'x',
      text: 'x',
      replyTo: eve.email,
    })
    await app.internals.outbox?.drain()
    expect((await remove(eve, eve.password)).status).toBe(200)
    expect(await tablesWith([eve.email])).toEqual([
      'public.contact_requests',
      'public.mail_outbox',
      'public.newsletter_subscribers',
    ])
    expect(await tablesWith([eve.id])).toEqual([])
    expect(await app.mails(eve.email)).toEqual([])
    expect(await app.mails('inbox@waywell.example')).toHaveLength(1)
  })

  test('takes no mail of an address that only ends or begins like theirs', async () => {
    const cleo = await signUpVerified(app, 'cleo')
    const longer = `x${cleo.email}`
    const text = `Write to ${cleo.email}.`
    for (const due of ['now()', "now() + interval '1 day'"])
      await app.sql(
        `insert into mail_outbox (id, recipient, reply_to, subject, text, due_at) values ($1, $2, $3, 'Theirs', $4, ${due})`,
        [uuidV7(), longer, `${cleo.email}.example`, text],
      )
    expect(await app.mails(longer)).toHaveLength(1)
    await remove(cleo, cleo.password)
    expect(await app.mails(longer)).toHaveLength(1)
    expect(await app.sql('select id from mail_outbox where recipient = $1', [longer])).toHaveLength(1)
  })

  test('takes the mails to the address before a change and to the one that waits', async () => {
    const cleo = await signUpVerified(app, 'cleo')
    const [next, later] = [`next.${cleo.email}`, `later.${cleo.email}`]
    await cleo.api.account.changeEmail({ email: next, password: cleo.password })
    const token = await mailedToken(app, next, '/verify-email')
    await cleo.api.account.confirmEmailChange({ token })
    await cleo.api.account.changeEmail({ email: later, password: cleo.password })
    for (const address of [cleo.email, next, later])
      expect([address, (await app.mails(address)).length > 0]).toEqual([address, true])
    await remove(cleo, cleo.password)
    for (const address of [cleo.email, next, later])
      expect([address, await app.mails(address)]).toEqual([address, []])
  })

  test('waits for work that began before it, so that nothing of that is left', async () => {
    const cleo = await signUpVerified(app, 'cleo')
    const customer = stripe.subscribe()
    await app.sql('insert into subscriptions (user_id, customer_id) values ($1, $2)', [cleo.id, customer])
    const reachedPayments = Promise.withResolvers<void>()
    stripe.trouble = response => {
      stripe.trouble = null
      reachedPayments.resolve()
      stripeAnswer(response, 200, { id: customer, object: 'customer', deleted: true })
    }
    app.internals.background.run('slow', async () => {
      await reachedPayments.promise
      // Longer than the answer of the payment provider takes.
      for (let visit = 0; visit < 50; visit += 1) await app.sql('select 1')
      await app.sql(
        `insert into mail_outbox (id, recipient, subject, text, due_at) values ($1, $2, 'Late', 'Late', now() + interval '1 day')`,
        [uuidV7(), cleo.email],
      )
    })
    expect((await remove(cleo, cleo.password)).status).toBe(200)
    await app.internals.background.idle()
    expect(await tablesWith([cleo.id, cleo.email])).toEqual([])
  })

  test('needs the password', async () => {
    for (const password of [undefined, 'not the right one'])
      expect((await remove(ana, password)).body.code).toBe('wrong_password')
    expect((await ana.api.account.getProfile({})).full_name).toBe('ana Example')
  })

  test('ends every session and token at once, on every server, and the address is free again', async () => {
    const dora = await app.signUp('dora')
    const other = await secondServerForThisTest(app)
    await remove(dora, dora.password)
    await other.internals.endedSessions.refresh()
    for (const at of [app, other]) {
      expect((await at.fetch('/api/profile', { headers: dora.bearer })).status).toBe(401)
      const { refresh_token } = dora.session
      expect((await at.post('/auth/refresh', { refresh_token })).status).toBe(401)
    }
    const { email, password } = dora
    expect((await app.post('/auth/sign-in', { email, password })).status).toBe(401)
    const again = await app.post('/auth/sign-up', { full_name: 'Dora Again', email, password })
    expect(again.status).toBe(200)
    expect(JSON.parse(again.text).user.id).not.toBe(dora.id)
  })

  test('takes the cookie out of the browser', async () => {
    const browser = openBrowser(app)
    const email = `${crypto.randomUUID()}@people.example`
    const password = 'seven quiet rivers'
    const signedUp = await browser.post('/auth/sign-up', { full_name: 'Ana Example', email, password })
    const { bearer } = signedIn(app.url, JSON.parse(signedUp.text).access_token)
    await browser.post('/api/account/delete', { password }, bearer)
    expect(browser.cookies.has('waywell-session')).toBe(false)
  })
})
