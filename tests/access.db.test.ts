import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { OperationAccess } from '#shared/operation.ts'
import { bearerFor } from './bearer-for.ts'
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
  'account.listApiKeys': 'signed-in',
  'account.createApiKey': 'signed-in',
  'account.deleteApiKey': 'signed-in',
  'apiV1.listSuggestions': 'api-key',
  'apiV1.generateResume': 'api-key',
  'apiV1.listCheckIns': 'api-key',
  'apiV1.analyzeSkills': 'api-key',
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
  'career.getResumeFacts': 'signed-in',
  'career.keepResumeFacts': 'signed-in',
  'career.deleteResumeFacts': 'signed-in',
  'career.deleteResume': 'signed-in',
  'support.subscribeNewsletter': 'anyone',
  'support.unsubscribeNewsletter': 'anyone',
  'support.sendContactRequest': 'anyone',
  'support.sendContactEmail': 'anyone',
  'wellness.saveCheckIn': 'signed-in',
  'wellness.listCheckIns': 'signed-in',
  'career.generateCareerSuggestions': 'signed-in',
  'career.listCareerSuggestions': 'signed-in',
  'career.hideSuggestion': 'signed-in',
  'career.unhideSuggestion': 'signed-in',
  'career.correctGoals': 'signed-in',
  'career.compareRoleDemands': 'signed-in',
  'career.analyzeSkillGap': 'signed-in',
  'career.listSkillLevels': 'signed-in',
  'career.setSkillLevel': 'signed-in',
  'career.setLicense': 'signed-in',
  'career.generateResume': 'signed-in',
  'career.readResume': 'signed-in',
  'career.authorizeExport': 'signed-in',
  'career.saveResume': 'signed-in',
  'career.updateResume': 'signed-in',
  'career.checkResume': 'signed-in',
  'career.getMarketInsights': 'signed-in',
  'career.findOccupations': 'signed-in',
  'coach.careerCoach': 'signed-in',
  'coach.submitChatFeedback': 'signed-in',
  'coach.listConversations': 'signed-in',
  'coach.getConversation': 'signed-in',
  'coach.renameConversation': 'signed-in',
  'coach.deleteConversation': 'signed-in',
  'dashboard.getDashboard': 'signed-in',
  'learning.listLearningResources': 'signed-in',
  'learning.listUserLearning': 'signed-in',
  'learning.saveLearning': 'signed-in',
  'learning.removeLearning': 'signed-in',
  'wellness.getCheckIn': 'signed-in',
  'wellness.updateCheckIn': 'signed-in',
  'wellness.deleteCheckIn': 'signed-in',
  'wellness.restoreCheckIn': 'signed-in',
  'wellness.getHistory': 'signed-in',
  'wellness.searchCheckIns': 'signed-in',
  'wellness.exportCheckIns': 'signed-in',
  'wellness.deleteAllCheckIns': 'signed-in',
  'wellness.deleteAllNotes': 'signed-in',
  'learning.listLearningTags': 'signed-in',
  'learning.getLearningProgress': 'signed-in',
  'learning.setLearningProgress': 'signed-in',
  'learning.logLearningTime': 'signed-in',
  'learning.deleteLearningTime': 'signed-in',
  'learning.saveCertificate': 'signed-in',
  'learning.deleteCertificate': 'signed-in',
  'dashboard.getWeeklyMail': 'signed-in',
  'dashboard.setWeeklyMail': 'signed-in',
  'wellness.getCheckInReminder': 'signed-in',
  'wellness.setCheckInReminder': 'signed-in',
  'coach.streamAnswer': 'signed-in',
  'coach.stopAnswer': 'signed-in',
  'coach.startGuide': 'signed-in',
  'coach.saveGuideStep': 'signed-in',
  'learning.listGapLearning': 'signed-in',
  'learning.saveLearningLink': 'signed-in',
  'learning.getLearningPlan': 'signed-in',
  'learning.setLearningPlan': 'signed-in',
  'learning.deleteLearningPlan': 'signed-in',
  'wellness.listTags': 'signed-in',
  'wellness.getTagEffects': 'signed-in',
  'wellness.deleteAllContext': 'signed-in',
  'wellness.listCareerEvents': 'signed-in',
  'wellness.saveCareerEvent': 'signed-in',
  'wellness.deleteCareerEvent': 'signed-in',
  'wellness.deleteAllCareerEvents': 'signed-in',
  'wellness.addPushSubscription': 'signed-in',
  'wellness.deletePushSubscriptions': 'signed-in',
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
  'account.deleteApiKey',
  'billing.checkSubscription',
  'career.deleteResume',
  'career.deleteResumeFacts',
  'career.unhideSuggestion',
  'coach.deleteConversation',
  'learning.removeLearning',
  'wellness.deleteCheckIn',
  'wellness.deleteAllCheckIns',
  'wellness.deleteAllNotes',
  'learning.deleteLearningTime',
  'learning.deleteCertificate',
  'learning.deleteLearningPlan',
  'wellness.deleteAllContext',
  'wellness.deleteCareerEvent',
  'wellness.deleteAllCareerEvents',
  'wellness.deletePushSubscriptions',
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
  const bearer = await bearerFor(ana)
  const full = await startTestAppOn(app.ownerUrl, {}, () => true)
  onTestFinished(() => full.close())
  for (const operation of changing) {
    const { body } = await callOperation(full, operation, bearer(operation))
    const isAllowed = ON_A_FULL_DISK.includes(operation.name)
    expect([operation.name, body.code === 'storage_full']).toEqual([operation.name, !isAllowed])
  }
})
