import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OperationAccess } from '#shared/operation.ts'
import { startTestApp, startTestAppOn, type TestApp } from './harness.ts'
import { callOperation, operations } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Every operation and who may call it; a new one must be written here on purpose. */
const EXPECTED_ACCESS: Record<string, OperationAccess['who']> = {
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
  'billing.checkSubscription': 'signed-in',
  'billing.createCheckout': 'signed-in',
  'billing.customerPortal': 'signed-in',
  'billing.verifyPayment': 'signed-in',
  'billing.getTrialDaysRemaining': 'signed-in',
  'billing.getBilling': 'signed-in',
  'billing.updateBilling': 'signed-in',
  'account.getConsents': 'signed-in',
  'account.setConsent': 'signed-in',
  'account.exportAccount': 'signed-in',
  'account.deleteAccount': 'signed-in',
  'career.listResumes': 'signed-in',
  'career.getResume': 'signed-in',
  'career.deleteResume': 'signed-in',
  'support.subscribeNewsletter': 'anyone',
  'support.unsubscribeNewsletter': 'anyone',
  'support.sendContactRequest': 'anyone',
  'support.sendContactEmail': 'anyone',
  'wellness.saveCheckIn': 'signed-in',
  'wellness.listCheckIns': 'signed-in',
}

const ON_A_FULL_DISK = [
  'account.signIn',
  'account.verifyTwoFactor',
  'account.signInWithCode',
  'account.refresh',
  'account.signOut',
  'account.endSession',
  'account.endOtherSessions',
  'account.deleteAccount',
  'billing.checkSubscription',
  'career.deleteResume',
]

const changing = operations.filter(operation => operation.method !== 'GET')

test('who may call is written down for every operation', () => {
  expect(Object.fromEntries(operations.map(({ name, access }) => [name, access.who]))).toEqual(
    EXPECTED_ACCESS,
  )
})

test('idempotent operations, and those that work on a full disk, are written down too', () => {
  const names = (key: 'idempotent' | 'allowedWhenDiskIsFull') =>
    operations.filter(({ access }) => access[key]).map(({ name }) => name)
  expect(names('idempotent')).toEqual(['wellness.saveCheckIn'])
  expect(names('allowedWhenDiskIsFull').toSorted()).toEqual(ON_A_FULL_DISK.toSorted())
})

test('every changing operation is limited, but for these', () => {
  const unlimited = changing.filter(({ access }) => !access.limit).map(({ name }) => name)
  // It changes nothing; the specification calls it by POST.
  expect(unlimited.toSorted()).toEqual(['billing.getTrialDaysRemaining'])
})

test('on a full disk only the listed operations go on', async () => {
  const ana = await app.signUp('ana')
  const full = await startTestAppOn(app.ownerUrl, {}, () => true)
  onTestFinished(() => full.close())
  for (const operation of changing) {
    const { body } = await callOperation(full, operation, ana.bearer)
    const isAllowed = ON_A_FULL_DISK.includes(operation.name)
    expect([operation.name, body.code === 'storage_full']).toEqual([operation.name, !isAllowed])
  }
})
