import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import type { Answer } from './read-answer.ts'
import { recordStatements } from './record-statements.ts'
import { mailedToken } from './sign-in-setup.ts'

let app: TestApp
let ana: Person
let statements: ReturnType<typeof recordStatements>

beforeAll(async () => {
  app = await startTestApp()
  statements = recordStatements()
})
beforeEach(async () => {
  await app.sql('delete from rate_limits')
  ana = await app.signUp('ana')
})
afterAll(async () => {
  statements.stop()
  await app.close()
})

async function roundTrips(send: () => Promise<Answer>): Promise<string[]> {
  await app.mails(ana.email)
  statements.take()
  const answer = await send()
  const counted = statements.take()
  expect(answer.status).toBe(200)
  return counted
}

const NEW_PASSWORD = 'eleven slow trains'

test('a refresh asks the database once', async () => {
  const { refresh_token } = ana.session
  expect(await roundTrips(() => app.post('/auth/refresh', { refresh_token }))).toHaveLength(1)
})

test('a refresh with a credential that we did not sign asks it nothing', async () => {
  const forged = `${ana.session.refresh_token?.slice(0, -8)}AAAAAAA=`
  await app.mails(ana.email)
  statements.take()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => app.post('/auth/refresh', { refresh_token: forged })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(statements.take()).toEqual([])
})

test('a sign-in asks it five times, three of them in a row', async () => {
  const { email, password } = ana
  expect(await roundTrips(() => app.post('/auth/sign-in', { email, password }))).toHaveLength(5)
})

test('a sign-up asks it three times, and twice for its mail', async () => {
  const person = { full_name: 'Ben Example', email: `ben.${ana.email}`, password: ana.password }
  const asked = await roundTrips(() => app.post('/auth/sign-up', person))
  expect(asked.length).toBeLessThanOrEqual(5)
})

test('a reset link asks it five times', async () => {
  await app.post('/auth/forgot-password', { email: ana.email })
  const access_token = await mailedToken(app, ana.email, '/reset-password')
  const body = { access_token, password: NEW_PASSWORD }
  expect((await roundTrips(() => app.post('/auth/reset-password', body))).length).toBeLessThanOrEqual(5)
})

test('a new password asks it seven times', async () => {
  const body = { current_password: ana.password, password: NEW_PASSWORD }
  const asked = await roundTrips(() => app.post('/auth/change-password', body, ana.bearer))
  expect(asked.length).toBeLessThanOrEqual(7)
})

test('the security settings ask it once', async () => {
  const read = async () => {
    const response = await app.fetch('/auth/security', { headers: ana.bearer })
    return { status: response.status, headers: response.headers, text: '', body: {} }
  }
  await read()
  expect(await roundTrips(read)).toHaveLength(1)
})

test('suggestions ask it four times, to keep all of them once', async () => {
  await app.mails(ana.email)
  statements.take()
  await ana.api.career.generateCareerSuggestions({ profile: { job_title: 'Line Cook' } })
  expect(statements.take().map(text => /api\.(\w+)/.exec(text)?.[1] ?? text)).toEqual([
    'take_attempts',
    'read_entitlement',
    'read_suggestion_question',
    'save_suggestions',
  ])
})
