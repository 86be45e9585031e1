import { beforeAll, expect, test, vi } from 'vitest'
import { TAKE_ATTEMPTS } from '#server/platform/http/rate-limit.ts'
import { SHORTEST_ANSWERS } from '#shared/account/onboarding.fixture.ts'
import { bearerFor } from './bearer-for.ts'
import type { Person, TestApp } from './harness.ts'
import { callOperation, operations } from './operations.ts'
import { enableTwoFactor } from './sign-in-setup.ts'
import { startStripeApp } from './stripe-app.ts'

const INSIDES = new Error('relation "secret_table" does not exist at character 15 password=hunter2')
const PASSWORD = 'seven quiet rivers'
const CONTACT = {
  name: 'Zoë Example',
  email: 'zoe@people.example',
  category: 'support',
  subject: 'A question',
  message: 'Where do I find my data?',
}

const { app } = await startStripeApp()
let ana: Person
let bearer: Awaited<ReturnType<typeof bearerFor>>
/** Input that every handler would take, so that it is the handler that fails. */
let inputs: Record<string, object>
beforeAll(async () => {
  ana = await app.signUp('ana')
  bearer = await bearerFor(ana)
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
    'account.createApiKey': { name: 'Script', password },
    'apiV1.generateResume': { target_role: 'Nurse' },
    'apiV1.analyzeSkills': { role: 'Nurse' },
    'account.completeOnboarding': SHORTEST_ANSWERS,
    'account.setConsent': { granted: true },
    'billing.verifyPayment': { session_id: 'cs_test_a1b2c3d4' },
    'career.readResume': { resumeText: 'Ana Ruiz\nNurse, Clinic, 2020 to 2024' },
    'career.keepResumeFacts': { resumeText: 'Ana Ruiz\nNurse, Clinic, 2020 to 2024' },
    'career.findOccupations': { words: 'nurse' },
    'career.saveResume': { role: 'Nurse', resume_text: 'Text' },
    'career.updateResume': { role: 'Nurse', resume_text: 'Text' },
    'coach.careerCoach': { message: 'What am I worth?' },
    'coach.submitChatFeedback': { messageContent: 'Why?', aiResponse: 'So.', feedbackType: 'positive' },
    'coach.streamAnswer': { message: 'What am I worth?' },
    'coach.stopAnswer': { requestId: '01940000-0000-7000-8000-000000000000' },
    'coach.startGuide': { kind: 'interview' },
    'coach.saveGuideStep': { answer: 'I led the move.' },
    'coach.renameConversation': { title: 'Pay' },
    'learning.logLearningTime': { minutes: 30, learned_on: '2026-11-14' },
    'learning.saveCertificate': { name: 'First aid' },
    'learning.saveLearningLink': { title: 'A course', url: 'https://example.com/course', skill: 'SQL' },
    'learning.getLearningPlan': { today: '2026-11-18' },
    'learning.setLearningPlan': { weekly_minutes: 60, days: [0, 2] },
    'support.subscribeNewsletter': { email },
    'support.sendContactRequest': CONTACT,
    'support.sendContactEmail': CONTACT,
    'support.unsubscribeNewsletter': { token: 'x' },
    'wellness.saveCheckIn': { mood: 3, energy: 3 },
    'wellness.updateCheckIn': { mood: 3, energy: 3 },
    'wellness.restoreCheckIn': await deletedCheckIn(),
    'wellness.saveCareerEvent': { title: 'New job', happened_on: '2026-11-02' },
    'wellness.addPushSubscription': { endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
    'wellness.searchCheckIns': { words: 'tired' },
    'dashboard.setWeeklyMail': { is_on: true },
    'wellness.setCheckInReminder': { is_on: true, days: [1], hour: 18 },
  }
})

/** What answers before it asks the database, and does the rest afterwards or not at all. */
const WITHOUT_DATABASE: Record<string, number> = {
  'account.forgotPassword': 200,
  'account.requestSignInCode': 200,
  'account.startGoogle': 409,
  'career.readResume': 200,
  'career.findOccupations': 200,
  'support.unsubscribeNewsletter': 200,
}

test.each(operations)(
  '$name that breaks says nothing of our insides, and names the request',
  async operation => {
    const { name, method } = operation
    const path = operation.path
      .replace(/(?<=\/consents\/).*/, 'voice_analysis')
      .replace(/(?<=\/steps\/).*/, '0')
    const mend = breakDatabase(app)
    const answer = await callOperation(app, { method, path }, bearer(operation), inputs[name]).finally(mend)
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

async function deletedCheckIn(): Promise<{ undo: string }> {
  const { id } = await ana.api.wellness.saveCheckIn({ mood: 3, energy: 3 })
  return ana.api.wellness.deleteCheckIn({ id })
}

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
