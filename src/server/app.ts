import { join } from 'node:path'
import type { ConsentPurpose } from '#shared/account/consent.ts'
import { PASSWORD_MAX_CHARACTERS } from '#shared/account/credentials.ts'
import { SECOND_FACTOR_SECONDS } from '#shared/account/sign-in-limits.ts'
import { PROFESSIONAL_ANNUAL_USD, PROFESSIONAL_MONTHLY_USD } from '#shared/billing/plans.ts'
import { REDIRECTS } from '#shared/redirects.ts'
import { applySpecifiedMessages } from '#shared/validation-messages.ts'
import { accountUrls } from './account/account-urls.ts'
import { mailGoogleChange, mailIfGoogleAdded, takeOverUnverifiedAccount } from './account/google-sign-in.ts'
import { accountHandlers } from './account/handlers.ts'
import { getProfile, selectConsent } from './account/queries.ts'
import { selectUser } from './account/users.ts'
import { openAi } from './ai/open-ai.ts'
import { apiV1Handlers } from './api-v1/handlers.ts'
import { cancelSubscription } from './billing/cancel-subscription.ts'
import { expiredBilling } from './billing/delete-expired.ts'
import { featureGate, isFeatureOpen } from './billing/feature-gate.ts'
import { billingHandlers } from './billing/handlers.ts'
import { oneClickMailSwitch } from './billing/one-click.ts'
import { createPaymentInbox } from './billing/payment-inbox.ts'
import { reconcileSubscriptions } from './billing/reconcile.ts'
import { mailEndingTrials } from './billing/trial-mails.ts'
import { WEBHOOK_PATH, webhookRoute } from './billing/webhook-route.ts'
import { type FeatureUse, withFeatureUse } from './billing/with-feature-use.ts'
import type { CareerDeps } from './career/career-deps.ts'
import { createCareerEngine } from './career/career-engine.ts'
import { careerHandlers } from './career/handlers.ts'
import { createModelWording } from './career/model-wording.ts'
import { readNewestResume } from './career/read-newest-resume.ts'
import { readTopGaps } from './career/read-top-gaps.ts'
import { selectNewestResumeText } from './career/resume-queries.ts'
import { selectSuggestions } from './career/suggestion-queries.ts'
import { coachHandlers } from './coach/handlers.ts'
import type { Config } from './config.ts'
import { createReadSummary, dashboardHandlers } from './dashboard/handlers.ts'
import { oneClickWeeklySwitch } from './dashboard/one-click.ts'
import { sendWeeklyMails } from './dashboard/send-weekly-mails.ts'
import { openMailTransport } from './email/open-mail-transport.ts'
import { createOutbox } from './email/outbox.ts'
import { mailPersonalData } from './email/personal-data.ts'
import { FILES } from './files.ts'
import { learningHandlers } from './learning/handlers.ts'
import { loadCatalog } from './learning/load-catalog.ts'
import { selectLearnedSkills } from './learning/progress-queries.ts'
import { readLearning } from './learning/read-learning.ts'
import { openPayments } from './payments/open-payments.ts'
import { createAccessTokens } from './platform/auth/access-tokens.ts'
import { keyHolderFinder } from './platform/auth/api-keys.ts'
import { createAuth, TOKEN_AUDIENCE } from './platform/auth/create-auth.ts'
import { expiredSessions } from './platform/auth/delete-expired.ts'
import { watchEndedSessions } from './platform/auth/ended-sessions.ts'
import { createSigningKeys } from './platform/auth/signing-keys.ts'
import { createTokenSigner } from './platform/auth/token-signer.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate, prepareLogins } from './platform/database/migrate.ts'
import { createLateWork } from './platform/deadline.ts'
import type { FeatureGrant } from './platform/http/access-checks.ts'
import { createApiHandler } from './platform/http/api.ts'
import { expiredLimits } from './platform/http/delete-expired.ts'
import { isLoopbackHost } from './platform/http/loopback.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { createRateLimit } from './platform/http/rate-limit.ts'
import { createHttpServer, type DrainTimes } from './platform/http/server.ts'
import type { WebFiles } from './platform/http/web-files.ts'
import { createBackground } from './platform/jobs/background.ts'
import { startCleanup } from './platform/jobs/cleanup.ts'
import { startSchedule } from './platform/jobs/schedule.ts'
import { errorFields, type Log } from './platform/log.ts'
import { supportHandlers } from './support/handlers.ts'
import { oneClickUnsubscribe } from './support/one-click.ts'
import { supportPersonalData } from './support/personal-data.ts'
import { wellnessHandlers } from './wellness/handlers.ts'
import { getHistory } from './wellness/history.ts'
import { oneClickReminderSwitch } from './wellness/one-click.ts'
import { readRecentEnergy } from './wellness/read-recent-energy.ts'
import { createPush } from './wellness/send-push.ts'
import { sendReminders } from './wellness/send-reminders.ts'

export type App = Awaited<ReturnType<typeof createApp>>

/** Migrates, wires the features, does not listen yet. */
export async function createApp(options: {
  config: Config
  ownerUrl: string
  web: Pick<WebFiles, 'get'>
  log: Log
  /** Checked before anything is saved; only the embedded database has one. */
  diskIsAlmostFull?: () => boolean
}) {
  const { config, ownerUrl, web, log, diskIsAlmostFull = () => false } = options
  applySpecifiedMessages()
  await migrate(ownerUrl, FILES.migrations)
  const logins = await prepareLogins(ownerUrl, config.appSecret)
  const database = openDatabase(logins, log)
  if (await loadCatalog(database, FILES.knowledge)) log.info('learning_catalog_loaded')
  const careerEngine = createCareerEngine(log)
  const { publicUrl } = config
  const urls = accountUrls(publicUrl)
  const { secret } = logins
  const endedSessions = watchEndedSessions(database, log)
  await endedSessions.refresh()
  const background = createBackground(log)
  const metrics = createMetrics()
  const lateWork = createLateWork()
  const mail = await openMailTransport(config.email, join(config.dataDir, 'mail'))
  const { transport } = mail
  const outbox = transport ? createOutbox(database, transport, log) : null
  const paymentProvider = await openPayments(config.payments, {
    database,
    background,
    log,
    publicUrl,
    secret,
    amounts: { month: PROFESSIONAL_MONTHLY_USD * 100, year: Math.round(PROFESSIONAL_ANNUAL_USD * 100) },
    deliver: async (body, signature) =>
      webhooks.request(WEBHOOK_PATH, { method: 'POST', body, headers: { 'stripe-signature': signature } }),
  })
  const { payments } = paymentProvider
  const ai = openAi(config.ai, { database, background, log })
  // Whoever reaches this server can have Professional without paying; whoever reads its log should know.
  if (payments.provider === 'sandbox' && !isLoopbackHost(publicUrl.host)) log.warn('sandbox_payments')
  const baseDeps = { database, endedSessions, outbox, background, publicUrl, log, metrics }
  const signingKeys = createSigningKeys(database)
  const auth = createAuth({
    database,
    secret,
    signingKeys,
    publicUrl,
    google: config.google.mode === 'on' ? config.google : null,
    passwordMaxUnits: PASSWORD_MAX_CHARACTERS * 2,
    signInUrl: urls.signIn,
    secondFactorUrl: urls.secondFactor,
    secondFactorSeconds: SECOND_FACTOR_SECONDS,
    beforeGoogleSignIn: userId => takeOverUnverifiedAccount(baseDeps, userId),
    onGoogleAdded: userId => mailIfGoogleAdded(baseDeps, userId),
    onGoogleLinked: userId => mailGoogleChange(baseDeps, userId, true),
  })
  const tokens = createAccessTokens({
    issuer: publicUrl.origin,
    audience: TOKEN_AUDIENCE,
    keys: () => auth.api.getJwks(),
    hasEnded: endedSessions.has,
  })
  const tokenSigner = createTokenSigner({ auth, keys: signingKeys, issuer: publicUrl.origin, tokens })
  const rateLimit = createRateLimit(database, secret)
  const cleanup = startCleanup(
    [
      ...expiredSessions(database),
      ...expiredLimits(database),
      ...expiredBilling(database),
      async () => (await outbox?.cleanUp()) ?? 0,
      async () => {
        await transport?.deleteOld()
        return 0
      },
    ],
    log,
  )

  const supportDeps = {
    database,
    rateLimit,
    outbox,
    secret,
    publicUrl,
    log,
    metrics,
    contactInbox: config.email.mode === 'off' ? null : config.email.contactInbox,
  }
  const billingDeps = { database, payments, background, outbox, secret, publicUrl, log }
  const paymentInbox = createPaymentInbox(billingDeps)
  const webhooks = webhookRoute(billingDeps, paymentInbox)
  const push = createPush(secret, `mailto:${config.contact.support}`)
  const reminderDeps = { database, outbox, push, secret, publicUrl, log }
  const readProfile = (userId: string) => getProfile(database, userId)
  const readSuggestions = (userId: string) => database.asUser(userId, tx => selectSuggestions(tx, userId))
  const readSummary = createReadSummary({
    readProfile,
    readSuggestions,
    readHistory: userId => getHistory({ database }, userId),
    readLearning: userId => readLearning(database, userId),
  })
  const weeklyMailDeps = { database, outbox, secret, publicUrl, log, readSummary }
  const schedule = startSchedule(database, log, [
    {
      name: 'billing_reconcile',
      everySeconds: 24 * 3600,
      run: signal => reconcileSubscriptions(billingDeps, signal),
    },
    {
      name: 'billing_trial_mails',
      everySeconds: 3600,
      run: signal => mailEndingTrials(billingDeps, signal),
    },
    {
      name: 'check_in_reminders',
      everySeconds: 300,
      run: signal => sendReminders(reminderDeps, signal),
    },
    {
      name: 'weekly_mails',
      everySeconds: 900,
      run: signal => sendWeeklyMails(weeklyMailDeps, signal),
    },
  ])
  const readConsent = (userId: string, purpose: ConsentPurpose) =>
    database.asUser(userId, tx => selectConsent(tx, userId, purpose))
  const careerDeps = {
    database,
    engine: careerEngine,
    readProfile,
    readEmail: async (userId: string) => (await selectUser(database, userId))?.email ?? null,
    readLearnedSkills: (userId: string) => database.asUser(userId, tx => selectLearnedSkills(tx, userId)),
    withFeatureUse: <T>(userId: string, grant: FeatureGrant, work: (use: FeatureUse) => Promise<T>) =>
      withFeatureUse({ database, log }, userId, grant, work),
    wordReply: createModelWording({
      ai,
      hasAgreed: async userId => (await readConsent(userId, 'ai_wording')) === true,
    }),
    now: () => new Date(),
  } satisfies CareerDeps
  const router = {
    account: accountHandlers({
      ...baseDeps,
      auth,
      tokenSigner,
      rateLimit,
      cancelSubscription: userId => cancelSubscription({ database, payments }, userId),
      secret,
      googleOn: config.google.mode === 'on',
      personalData: [mailPersonalData(database, transport), ...supportPersonalData(database)],
    }),
    billing: billingHandlers(billingDeps),
    career: careerHandlers(careerDeps),
    coach: coachHandlers({
      ...careerDeps,
      ai,
      background,
      readConsent,
      readSuggestions: async userId => (await readSuggestions(userId)).suggestions,
      readBackground: async userId => {
        const [{ reading }, resume, resumeText, { saved }, canCheckResume] = await Promise.all([
          readSuggestions(userId),
          readNewestResume(careerDeps, userId),
          database.asUser(userId, tx => selectNewestResumeText(tx, userId)),
          readLearning(database, userId),
          isFeatureOpen(billingDeps, userId, 'ats-optimizer'),
        ])
        return {
          goals: reading?.sentence ?? null,
          resume,
          // For the ATS check as a tool of the coach, which no plan without the check opens.
          resumeText: canCheckResume ? resumeText : null,
          savedLearning: saved.map(({ title }) => title),
        }
      },
    }),
    dashboard: dashboardHandlers(weeklyMailDeps),
    learning: learningHandlers({
      database,
      now: careerDeps.now,
      findForSkills: (question, signal) => careerEngine.run('learningUrls', question, signal),
      readTopGaps: (userId, signal) => readTopGaps(careerDeps, userId, signal),
      readFieldSkills: async (userId, signal) => {
        const { job_title } = await getProfile(database, userId)
        return job_title ? careerEngine.run('fieldSkills', job_title, signal) : null
      },
      readRecentEnergy: userId => readRecentEnergy({ database, readConsent, now: careerDeps.now }, userId),
    }),
    support: supportHandlers(supportDeps),
    wellness: wellnessHandlers({ ...reminderDeps, rateLimit }),
  }
  const api = createApiHandler({
    router: { ...router, apiV1: apiV1Handlers(router, careerDeps.withFeatureUse) },
    tokens,
    findKeyHolder: keyHolderFinder(database),
    checks: { rateLimit, diskIsAlmostFull, requireFeature: featureGate(billingDeps) },
    publicUrl,
    trustedProxies: config.trustedProxies,
    lateWork,
    log,
  })
  const http = createHttpServer({
    config,
    api,
    googleCallback: request => auth.handler(request),
    googleFailedUrl: urls.googleFailed,
    redirects: REDIRECTS,
    web,
    routes: [
      oneClickUnsubscribe(supportDeps),
      oneClickMailSwitch(billingDeps),
      oneClickReminderSwitch(reminderDeps),
      oneClickWeeklySwitch(weeklyMailDeps),
      webhooks,
      ...paymentProvider.routes,
      ...mail.routes,
    ],
    isReady: () => isReady(() => database.ping()),
    lateWork,
    metrics,
    log,
  })

  return {
    http,
    auth,
    cleanup,
    database,
    log,
    endedSessions,
    background,
    outbox,
    payments,
    ai,
    billingDeps,
    reminderDeps,
    weeklyMailDeps,
    paymentInbox,
    schedule,
    careerEngine,
    mailName: transport?.name ?? 'off',
    async close(times: DrainTimes) {
      await http.drain(times)
      endedSessions.stop()
      cleanup.stop()
      await schedule.stop()
      await paymentInbox.stop()
      await lateWork.settled()
      await careerEngine.stop()
      await background.idle()
      await outbox?.stop()
      await database.close().catch(error => log.warn('database_close_failed', errorFields(error)))
    },
  }
}

const READY_WITHIN_MS = 1_500

async function isReady(ping: () => Promise<void>): Promise<boolean> {
  const late = new Promise<boolean>(resolve => setTimeout(() => resolve(false), READY_WITHIN_MS).unref())
  return Promise.race([
    ping().then(
      () => true,
      () => false,
    ),
    late,
  ])
}
