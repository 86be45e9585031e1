import { expect, test } from 'vitest'
import { contract } from './contract.ts'

const operations = Object.values(contract)
  .flatMap(feature => Object.values(feature))
  .map(operation => operation['~orpc'])

test('every operation is refused after so many attempts in so many seconds', () => {
  const limits = operations.map(({ route, meta: { access } }) => [
    `${route.method} ${route.path}`,
    access.limit ? `${access.limit.attempts} in ${access.limit.seconds}` : 'unlimited',
  ])
  expect(Object.fromEntries(limits.filter(([, limit]) => limit !== 'unlimited'))).toEqual({
    'POST /auth/sign-up': '20 in 600',
    'POST /auth/sign-in': '30 in 300',
    'POST /auth/two-factor/verify': '30 in 300',
    'POST /auth/refresh': '60 in 40',
    'POST /auth/sign-out': '120 in 60',
    'POST /auth/forgot-password': '10 in 600',
    'POST /auth/reset-password': '30 in 600',
    'POST /auth/sign-in-code': '10 in 600',
    'POST /auth/sign-in-with-code': '30 in 300',
    'POST /auth/google': '30 in 300',
    'POST /auth/verify-email': '30 in 600',
    'POST /auth/confirm-email-change': '30 in 600',
    'POST /auth/send-verification': '20 in 600',
    'POST /auth/change-password': '20 in 600',
    'POST /auth/change-email': '20 in 600',
    'POST /auth/two-factor/enable': '20 in 600',
    'POST /auth/two-factor/confirm': '20 in 600',
    'POST /auth/two-factor/disable': '20 in 600',
    'POST /auth/two-factor/recovery-codes': '20 in 600',
    'DELETE /auth/sessions/{id}': '60 in 60',
    'POST /auth/end-other-sessions': '20 in 600',
    'POST /auth/google/unlink': '20 in 600',
    'PATCH /api/profile': '120 in 60',
    'PUT /api/onboarding': '30 in 60',
    'PUT /api/consents/{purpose}': '60 in 60',
    'GET /api/account/export': '10 in 600',
    'POST /api/account/delete': '10 in 600',
    'POST /functions/check-subscription': '60 in 60',
    'POST /functions/create-checkout': '100 in 600',
    'POST /functions/customer-portal': '30 in 600',
    'POST /functions/verify-payment': '30 in 600',
    'PATCH /api/billing': '60 in 60',
    'POST /functions/generate-career-suggestions': '60 in 60',
    'PUT /api/hidden-suggestions/{code}': '120 in 60',
    'DELETE /api/hidden-suggestions/{code}': '120 in 60',
    'PUT /api/goal-corrections': '120 in 60',
    'POST /functions/role-demands': '60 in 60',
    'POST /functions/skill-gap': '60 in 60',
    'PUT /api/skill-levels': '120 in 60',
    'PUT /api/licenses': '120 in 60',
    'POST /functions/career-coach': '30 in 60',
    'POST /functions/submit-chat-feedback': '120 in 60',
    'PATCH /api/conversations/{id}': '120 in 60',
    'DELETE /api/conversations/{id}': '120 in 60',
    'POST /functions/generate-resume': '60 in 60',
    'POST /functions/read-resume': '120 in 60',
    'POST /functions/authorize-export': '120 in 60',
    'POST /api/resumes': '120 in 60',
    'PUT /api/resumes/{id}': '120 in 60',
    'DELETE /api/resumes/{id}': '60 in 60',
    'POST /functions/ats-optimizer': '60 in 60',
    'POST /functions/job-market-insights': '60 in 60',
    'POST /functions/find-occupations': '120 in 60',
    'POST /api/user-learning': '120 in 60',
    'PUT /api/learning-progress/{resource_id}': '120 in 60',
    'PUT /api/learning-time/{id}': '120 in 60',
    'DELETE /api/learning-time/{id}': '120 in 60',
    'PUT /api/certificates/{id}': '120 in 60',
    'DELETE /api/certificates/{id}': '120 in 60',
    'DELETE /api/user-learning/{resource_id}': '120 in 60',
    'POST /api/newsletter': '10 in 3600',
    'POST /api/newsletter/unsubscribe': '30 in 3600',
    'POST /api/contact': '5 in 3600',
    'POST /api/guides': '120 in 60',
    'PUT /api/guides/{id}/steps/{step}': '120 in 60',
    'POST /api/check-ins': '60 in 60',
    'POST /functions/stream-coach-answer': '30 in 60',
    'POST /functions/stop-coach-answer': '120 in 60',
    'PUT /api/check-ins/{id}': '60 in 60',
    'DELETE /api/check-ins/{id}': '120 in 60',
    'DELETE /api/check-ins': '20 in 60',
    'DELETE /api/check-in-notes': '20 in 60',
    'DELETE /api/check-in-context': '20 in 60',
    'DELETE /api/career-events': '20 in 60',
    'POST /api/career-events': '60 in 60',
    'DELETE /api/career-events/{id}': '60 in 60',
    'POST /api/push-subscriptions': '30 in 60',
    'DELETE /api/push-subscriptions': '30 in 60',
    'POST /api/check-in-history/restore': '120 in 60',
    'POST /api/check-in-history/search': '120 in 60',
    'PUT /api/check-in-reminder': '60 in 60',
    'POST /functions/send-contact-email': '10 in 3600',
  })
  expect(limits.filter(([name, limit]) => limit === 'unlimited' && !name?.startsWith('GET'))).toEqual([
    ['POST /functions/get-trial-days-remaining', 'unlimited'],
  ])
})

test('an operation that makes something answers 201', () => {
  const made = operations.filter(({ route }) => route.successStatus !== undefined)
  expect(made.map(({ route }) => [route.path, route.successStatus])).toEqual([
    ['/api/resumes', 201],
    ['/api/user-learning', 201],
    ['/api/newsletter', 201],
    ['/api/contact', 201],
    ['/api/check-ins', 201],
    ['/api/career-events', 201],
  ])
})

test('only what asks Stripe, the engine or a model waits longer than others', () => {
  const slow = operations.filter(({ meta }) => meta.access.deadlineMs !== undefined)
  expect(slow.map(({ route, meta }) => [route.path, meta.access.deadlineMs])).toEqual([
    ['/api/account/delete', 12_000],
    ['/functions/check-subscription', 6_000],
    ['/functions/create-checkout', 12_000],
    ['/functions/customer-portal', 12_000],
    ['/functions/verify-payment', 12_000],
    ['/functions/generate-career-suggestions', 14_000],
    ['/functions/role-demands', 14_000],
    ['/functions/skill-gap', 14_000],
    ['/functions/generate-resume', 14_000],
    ['/functions/read-resume', 14_000],
    ['/functions/ats-optimizer', 14_000],
    ['/functions/job-market-insights', 14_000],
    ['/functions/find-occupations', 14_000],
    ['/functions/career-coach', 14_000],
    ['/api/conversations/{id}', 14_000],
    ['/api/guides', 14_000],
    ['/api/guides/{id}/steps/{step}', 14_000],
    ['/api/learning-for-gaps', 14_000],
  ])
})
