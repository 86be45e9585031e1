import type { AnyContractProcedure } from '@orpc/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import type { Access } from '#shared/operation.ts'
import { PROBLEMS } from '#shared/problem.ts'
import { type House, openHouse, type Person, readAnswer } from './harness.ts'

let house: House
let ana: Person
beforeAll(async () => {
  house = await openHouse()
  ana = await house.signUp('ana')
})
afterAll(() => house.close())

type Operation = { name: string; method: string; path: string; access: Access }

const operations: Operation[] = Object.entries(contract).flatMap(([feature, part]) =>
  Object.entries<AnyContractProcedure>(part).map(([name, procedure]) => {
    const { route, meta } = procedure['~orpc']
    return {
      name: `${feature}.${name}`,
      method: route.method ?? 'POST',
      path: (route.path ?? '').replaceAll(/\{(\w+)\}/g, '00000000-0000-7000-8000-000000000000'),
      access: (meta as { access: Access }).access,
    }
  }),
)

/** Every operation and who may call it; a new one must be written here on purpose. */
const WHO: Record<string, Access['who']> = {
  'account.signUp': 'anyone',
  'account.signIn': 'anyone',
  'account.refresh': 'anyone',
  'account.signOut': 'anyone',
  'account.getProfile': 'signed-in',
  'account.updateProfile': 'signed-in',
  'account.verifyTwoFactor': 'anyone',
  'account.forgotPassword': 'anyone',
  'account.resetPassword': 'anyone',
  'account.requestSignInCode': 'anyone',
  'account.signInWithCode': 'anyone',
  'account.startGoogle': 'anyone',
  'account.verifyEmail': 'anyone',
  'account.confirmEmailChange': 'anyone',
  'account.getSecurity': 'signed-in',
  'account.sendVerification': 'signed-in',
  'account.changePassword': 'signed-in',
  'account.changeEmail': 'signed-in',
  'account.enableTwoFactor': 'signed-in',
  'account.confirmTwoFactor': 'signed-in',
  'account.disableTwoFactor': 'signed-in',
  'account.renewRecoveryCodes': 'signed-in',
  'account.listSessions': 'signed-in',
  'account.endSession': 'signed-in',
  'account.endOtherSessions': 'signed-in',
  'account.unlinkGoogle': 'signed-in',
  'account.completeOnboarding': 'signed-in',
  'account.getTrialDaysRemaining': 'signed-in',
  'account.getConsents': 'signed-in',
  'account.setConsent': 'signed-in',
  'account.exportAccount': 'signed-in',
  'account.deleteAccount': 'signed-in',
  'account.listResumes': 'signed-in',
  'account.getResume': 'signed-in',
  'account.deleteResume': 'signed-in',
  'support.subscribeNewsletter': 'anyone',
  'support.unsubscribeNewsletter': 'anyone',
  'support.sendContactRequest': 'anyone',
  'support.sendContactEmail': 'anyone',
  'wellness.saveCheckIn': 'signed-in',
  'wellness.listCheckIns': 'signed-in',
}

const changing = operations.filter(operation => operation.method !== 'GET')

function call(operation: Operation, headers: Record<string, string>, body: unknown = {}) {
  const hasBody = operation.method !== 'GET'
  return house
    .fetch(operation.path, {
      method: operation.method,
      headers: hasBody ? { 'content-type': 'application/json', ...headers } : headers,
      body: hasBody ? JSON.stringify(body) : undefined,
    })
    .then(readAnswer)
}

const database = () =>
  house.sql(`select (select md5(coalesce(string_agg(p::text, ','), '')) from profiles p) as profiles,
    (select md5(coalesce(string_agg(c::text, ','), '')) from check_ins c) as check_ins,
    (select count(*) from auth.users) as users`)

describe('who may call', () => {
  test('is written down for every operation', () => {
    expect(Object.fromEntries(operations.map(({ name, access }) => [name, access.who]))).toEqual(WHO)
  })

  test.each(operations)('$name as a visitor, and with every other method', async operation => {
    const answer = await call(operation, {})
    if (operation.access.who === 'signed-in')
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized'])
    else expect(answer.body.code).not.toBe('unauthorized')
    const known = operations.filter(other => other.path === operation.path).map(other => other.method)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(other => !known.includes(other))) {
      const other = await call({ ...operation, method }, ana.bearer)
      expect([method, other.status]).toEqual([method, 404])
    }
  })
})

describe('a request that another site sent', () => {
  const foreign: [string, Record<string, string>][] = [
    ['with its origin', { origin: 'https://evil.example' }],
    ['from nowhere', { origin: 'null' }],
    ['named cross-site by the browser', { 'sec-fetch-site': 'cross-site' }],
    ['from a look-alike', { origin: 'http://localhost:4000.evil.example' }],
  ]
  test.each(foreign)('%s changes nothing, whatever it calls', async (_name, headers) => {
    const before = await database()
    for (const operation of changing) {
      const answer = await call(
        operation,
        { ...headers, ...ana.bearer },
        { mood: 1, energy: 1, full_name: 'Eve' },
      )
      expect([operation.name, answer.status, answer.body.code]).toEqual([
        operation.name,
        403,
        'foreign_origin',
      ])
    }
    expect(await database()).toEqual(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused',
    async type => {
      const before = await database()
      for (const operation of changing) {
        const answer = await call(operation, { ...ana.bearer, 'content-type': type }, { mood: 1, energy: 1 })
        expect([operation.name, answer.status]).toEqual([operation.name, 415])
      }
      expect(await database()).toEqual(before)
    },
  )

  test('no answer invites another origin to read it', async () => {
    for (const operation of operations)
      for (const origin of ['https://evil.example', 'null']) {
        const { headers } = await call(operation, { origin })
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('access-control-allow-credentials')).toBeNull()
      }
    const preflight = await house.fetch('/api/check-ins', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('reading changes nothing', async () => {
    const before = await database()
    for (const operation of operations.filter(one => one.method === 'GET')) await call(operation, ana.bearer)
    expect(await database()).toEqual(before)
  })
})

describe('what a person may not set', () => {
  test('has no effect in a profile change, and the answer has exactly the fields of a profile', async () => {
    const before = await ana.api.account.getProfile({})
    const answer = await house
      .fetch('/api/profile', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...ana.bearer },
        body: JSON.stringify({
          full_name: 'Ana Maria Example',
          subscribed: true,
          subscription_tier: 'Professional',
          trial_expires_at: '2099-01-01T00:00:00Z',
          trial_started_at: '2099-01-01T00:00:00Z',
          onboarding_completed: true,
          user_id: '00000000-0000-7000-8000-000000000000',
          id: '00000000-0000-7000-8000-000000000000',
          created_at: '2001-01-01T00:00:00Z',
        }),
      })
      .then(readAnswer)
    expect(JSON.parse(answer.text)).toEqual({ ...before, full_name: 'Ana Maria Example' })
    expect(Object.keys(JSON.parse(answer.text)).sort()).toEqual(
      [
        'career_goals',
        'communication_style',
        'connect_wearables',
        'created_at',
        'daily_check_ins',
        'full_name',
        'industry',
        'interests',
        'job_title',
        'location',
        'onboarding_completed',
        'skills',
        'trial_expires_at',
        'trial_started_at',
        'voice_analysis',
        'work_style',
        'years_experience',
      ].sort(),
    )
  })

  test('another’s id in a query changes nothing of what one sees', async () => {
    const ben = await house.signUp('ben')
    await ben.api.wellness.saveCheckIn({ mood: 1, energy: 1, notes: 'Ben’s' })
    const [theirs] = await ben.api.wellness.listCheckIns({})
    for (const query of [
      `userId=${ben.id}`,
      `user_id=${ben.id}`,
      `before=${theirs?.id}`,
      `before=ffffffff-ffff-7fff-bfff-ffffffffffff`,
    ]) {
      const answer = await house.fetch(`/api/check-ins?${query}`, { headers: ana.bearer }).then(readAnswer)
      expect([query, answer.status, answer.text]).toEqual([query, 200, '[]'])
    }
  })
})

describe('any input', () => {
  const nasty = fc.oneof(
    fc.json(),
    fc.jsonValue().map(value => JSON.stringify(value)),
    fc.constantFrom(
      '{"__proto__":{"admin":true},"mood":3,"energy":3}',
      '{"constructor":{"prototype":{}},"mood":3,"energy":3}',
      '{"mood":1e308,"energy":-1e308}',
      '{"mood":3,"energy":3,"notes":"\\u0000"}',
      '{"mood":3,"energy":3,"notes":"\\ud800"}',
      '{"mood":[3],"energy":{"a":3}}',
      `{"mood":3,"energy":3,"notes":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
      `[${'1,'.repeat(100_000)}1]`,
      '{"mood":3,"mood":4,"energy":3,',
      '"text"',
      'null',
      '12',
      '',
      '\u0000',
      '{',
      '\ufeff{}',
    ),
  )

  test('gets an answer of the catalogue, never a failure of ours', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changing), nasty, async (operation, body) => {
        const answer = await house
          .fetch(operation.path, {
            method: operation.method,
            headers: { 'content-type': 'application/json', ...ana.bearer },
            body,
          })
          .then(readAnswer)
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) {
          expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message'])
          expect(Object.keys(PROBLEMS)).toContain(answer.body.code)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('in the address gets no failure either', async () => {
    for (const path of [
      '/api/%00',
      '/api/%E0%A4%A',
      '/api/check-ins?limit=1e9',
      '/api/check-ins?limit[]=1',
      '/api/check-ins?before=x',
      '/api/../../etc/passwd',
      `/api/${'a'.repeat(5000)}`,
      '/functions/',
      '/functions/nothing',
      '/auth',
      '//api',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      const answer = await house.fetch(path, { headers: ana.bearer }).then(readAnswer)
      expect([path, answer.status < 500]).toEqual([path, true])
      expect(answer.text).not.toContain('root:')
    }
  })
})
