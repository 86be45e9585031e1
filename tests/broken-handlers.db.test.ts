import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TAKE_ATTEMPTS } from '#server/platform/http/rate-limit.ts'
import { SHORTEST_ANSWERS } from '#shared/account/onboarding.fixture.ts'
import { type Person, startTestApp, type TestApp } from './harness.ts'
import { callOperation, operations } from './operations.ts'
import { enableTwoFactor } from './sign-in-setup.ts'
import { openStripeServer, type StripeServer } from './stripe-server.ts'

const INSIDES = new Error('relation "secret_table" does not exist at character 15 password=hunter2')
const PASSWORD = 'seven quiet rivers'
const CONTACT = {
  name: 'Zoë Example',
  email: 'zoe@people.example',
  category: 'support',
  subject: 'A question',
  message: 'Where do I find my data?',
}

let stripe: StripeServer
let app: TestApp
let ana: Person
/** Input that every handler would take, so that it is the handler that fails. */
let inputs: Record<string, object>
beforeAll(async () => {
  stripe = await openStripeServer()
  app = await startTestApp(stripe.settings)
  ana = await app.signUp('ana')
  const { email, password } = ana
  const { refresh_token } = ana.session
  inputs = {
    'account.signUp': { full_name: 'Eve Example', email: 'eve@people.example', password: PASSWORD },
    'account.signIn': { email, password },
    'account.refresh': { refresh_token },
    'account.signOut': { refresh_token },
    'account.verifyTwoFactor': { method: 'totp', code: '123456', challenge: await challenge() },
    'account.forgotPassword': { email },
    'account.resetPassword': { access_token: 'a'.repeat(43), password: PASSWORD },
    'account.requestSignInCode': { email },
    'account.signInWithCode': { email, code: '123456' },
    'account.verifyEmail': { token: 'a'.repeat(43) },
    'account.confirmEmailChange': { token: 'a'.repeat(43) },
    'account.changePassword': { current_password: password, password: PASSWORD },
    'account.changeEmail': { email: 'new@people.example', password },
    'account.confirmTwoFactor': { code: '123456' },
    'account.completeOnboarding': SHORTEST_ANSWERS,
    'account.setConsent': { granted: true },
    'billing.verifyPayment': { session_id: 'cs_test_a1b2c3d4' },
    'support.subscribeNewsletter': { email },
    'support.sendContactRequest': CONTACT,
    'support.sendContactEmail': CONTACT,
    'support.unsubscribeNewsletter': { token: 'x' },
    'wellness.saveCheckIn': { mood: 3, energy: 3 },
  }
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

/** What answers before it asks the database, and does the rest afterwards or not at all. */
const WITHOUT_DATABASE: Record<string, number> = {
  'account.forgotPassword': 200,
  'account.requestSignInCode': 200,
  'account.startGoogle': 409,
  'support.unsubscribeNewsletter': 200,
}

test.each(operations)(
  '$name that breaks says nothing of our insides, and names the request',
  async operation => {
    const { name, method } = operation
    const path = operation.path.replace(/(?<=\/consents\/).*/, 'voice_analysis')
    const mend = breakDatabase(app)
    const answer = await callOperation(app, { method, path }, ana.bearer, inputs[name]).finally(mend)
    const expected = WITHOUT_DATABASE[name]
    if (expected === undefined)
      expect([answer.status, answer.text]).toEqual([
        500,
        '{"message":"Something went wrong on our side. Please try again.","details":null,"hint":null,"code":"internal"}',
      ])
    else expect(answer.status).toBe(expected)
    expect(answer.text).not.toMatch(/secret_table|hunter2|relation|select|\bat \b/)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  },
)

async function challenge(): Promise<string> {
  const { email, password } = await enableTwoFactor(app, await app.signUp('dora'))
  return JSON.parse((await app.post('/auth/sign-in', { email, password })).text).challenge
}

/** Limits still count, so that a call gets as far as its handler. */
function breakDatabase({ internals: { database } }: TestApp): () => void {
  const { callFunction } = database
  const fail = () => {
    throw INSIDES
  }
  const broken = [
    vi
      .spyOn(database, 'callFunction')
      .mockImplementation(async (called, values) =>
        called.name === TAKE_ATTEMPTS.name ? callFunction(called, values) : fail(),
      ),
    vi.spyOn(database, 'callAuthFunction').mockImplementation(async () => fail()),
    vi.spyOn(database, 'asUser').mockImplementation(async () => fail()),
    vi.spyOn(database, 'asSystem').mockImplementation(async () => fail()),
    ...(['select', 'insert', 'update', 'delete', 'transaction', 'execute'] as const).map(statement =>
      vi.spyOn(database.auth, statement).mockImplementation(fail),
    ),
  ]
  return () => {
    for (const spy of broken) spy.mockRestore()
  }
}
