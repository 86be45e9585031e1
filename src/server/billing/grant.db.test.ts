import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/harness.ts'
import { runScript } from '#tests/run-script.ts'
import { signUpFree } from '#tests/subscriber.ts'
import { applyGrant, GRANT_USAGE, readGrantOrder } from './grant.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NOW = Date.parse('2026-11-15T12:00:00Z')

describe('what an operator types', () => {
  test.each([
    [['ana@x.example'], { action: 'show', until: null }],
    [['ana@x.example', 'enterprise'], { action: 'grant', until: null }],
    [
      ['ana@x.example', 'enterprise', '--until', '2026-11-15'],
      { action: 'grant', until: new Date('2026-11-16T00:00:00Z') },
    ],
    [['ana@x.example', 'none'], { action: 'revoke', until: null }],
  ])('%j', (args, order) => {
    expect(readGrantOrder(args, NOW)).toEqual({ email: 'ana@x.example', ...order })
  })

  test('an address is read as sign-in reads it', () => {
    expect(readGrantOrder([' ANA@X.example '], NOW).email).toBe('ana@x.example')
  })

  test.each([
    [[], GRANT_USAGE],
    [['enterprise'], GRANT_USAGE],
    [['ana@x.example', 'gold'], GRANT_USAGE],
    [['ana@x.example', 'enterprise', 'now'], GRANT_USAGE],
    [['ana@x.example', 'enterprise', '--for', 'ever'], GRANT_USAGE],
    [['ana@x.example', 'enterprise', '--until', '2026-11-14'], '--until must not be over yet.'],
    [['ana@x.example', 'enterprise', '--until', '2026-02-30'], '--until must be a date such as 2027-01-31.'],
    [['ana@x.example', 'none', '--until', '2027-01-31'], '--until belongs to enterprise.'],
  ])('%j is refused', (args, fault) => {
    expect(() => readGrantOrder(args, NOW)).toThrow(fault)
  })
})

const ACTOR = 'operator:test@here'
/** Somebody without a trial, at an address of their own. */
const signUpConfirmed = async () => {
  const person = await signUpFree(app)
  await app.sql('update auth.users set email_verified = true where id = $1', [person.id])
  return person
}
const apply = (...args: string[]) => applyGrant(app.internals, readGrantOrder(args, Date.now()), ACTOR)

test('a grant opens Enterprise at once, is taken back at once, and both are written down', async () => {
  const ana = await signUpConfirmed()
  const plan = async () => (await ana.api.billing.getBilling({})).plan
  expect(await apply(ana.email, 'enterprise', '--until', '2099-01-31')).toBe(
    `${ana.email}: Enterprise, through January 31, 2099 (UTC).`,
  )
  expect(await plan()).toBe('enterprise')
  const { subscription_end, ...seen } = await ana.api.billing.checkSubscription({})
  expect(seen).toEqual({ subscribed: true, subscription_tier: 'Enterprise' })
  expect(Date.parse(subscription_end ?? '')).toBe(Date.parse('2099-02-01T00:00:00Z'))
  expect(await apply(ana.email, 'enterprise')).toBe(`${ana.email}: Enterprise, until it is taken back.`)
  expect(await apply(ana.email, 'none')).toBe(`${ana.email}: nothing is granted.`)
  expect(await plan()).toBe('free')
  const audit = await app.sql(
    'select actor, action, before, after from entitlement_audit where user_id = $1 order by id',
    [ana.id],
  )
  const dated = { tier: 'enterprise', until: '2099-02-01T00:00:00.000Z' }
  const open = { tier: 'enterprise', until: null }
  expect(audit).toEqual([
    { actor: ACTOR, action: 'grant', before: null, after: dated },
    { actor: ACTOR, action: 'grant', before: dated, after: open },
    { actor: ACTOR, action: 'revoke', before: open, after: null },
  ])
  // The log says whom, not at which address.
  const line = app.logged.find(one => one.includes('plan_granted')) ?? ''
  expect([line.includes(ana.id), line.includes(ana.email)]).toEqual([true, false])
})

test('an operator hears that nobody has confirmed the address, which anybody could have signed up with', async () => {
  const mal = await signUpFree(app)
  expect(await apply(mal.email, 'enterprise')).toBe(
    `${mal.email}: Enterprise, until it is taken back. Nobody has confirmed this address yet: whoever made the account may not be its owner.`,
  )
  expect(await apply(mal.email, 'none')).toBe(`${mal.email}: nothing is granted.`)
})

test('a look changes nothing, and an unknown address is said', async () => {
  const ana = await signUpConfirmed()
  expect(await apply(ana.email)).toBe(`${ana.email}: nothing is granted.`)
  expect(await app.sql('select from entitlement_audit where user_id = $1', [ana.id])).toEqual([])
  await expect(apply('nobody@people.example', 'enterprise')).rejects.toThrow('no account with this address')
})

describe('npm run grant', () => {
  const run = (args: string[], environment = {}) =>
    runScript('scripts/grant.ts', args, { DATABASE_URL: app.ownerUrl, LOG_LEVEL: 'error', ...environment })

  test('works beside a running server, which goes on', async () => {
    const ana = await signUpConfirmed()
    expect(run([ana.email, 'enterprise'])).toEqual({
      status: 0,
      stdout: `${ana.email}: Enterprise, until it is taken back.\n`,
      stderr: '',
    })
    expect((await ana.api.billing.getBilling({})).plan).toBe('enterprise')
    const [row] = await app.sql<{ actor: string }>('select actor from entitlement_audit where user_id = $1', [
      ana.id,
    ])
    expect(row?.actor).toMatch(/^operator:.+@.+$/)
    expect((await app.signUp('ben')).id).toBeTruthy()
  })

  test('says what is wrong, and fails', () => {
    expect(run(['nobody@people.example', 'enterprise'])).toMatchObject({
      status: 1,
      stderr: 'There is no account with this address.\n',
    })
    expect(run(['a@x.example'], { APP_SECRET: 'another-Secret-that-is-0123456789-long' })).toMatchObject({
      status: 1,
      stderr: 'The database refuses us: run this with the APP_SECRET of the server.\n',
    })
    expect(run(['a@x.example'], { DATABASE_URL: '', DATA_DIR: `${app.dataDir}/none` })).toMatchObject({
      status: 1,
      stderr: 'Start the server first, or set DATABASE_URL.\n',
    })
  })
})
