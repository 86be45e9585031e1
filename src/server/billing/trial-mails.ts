import { and, asc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import { selectUser } from '#server/account/users.ts'
import type { Database } from '#server/platform/database/database.ts'
import { TRIAL_WARNING_DAYS } from '#shared/billing/plans.ts'
import { trialDaysRemaining } from '#shared/billing/trial.ts'
import { addBillingMail } from './add-billing-mail.ts'
import type { BillingDeps } from './billing-deps.ts'
import { trialEndingMail } from './mails.ts'
import { readEntitlement } from './read-entitlement.ts'
import { billingMails } from './tables.ts'

const BATCH = 200
const KIND = 'trial_ending'

type EndingTrial = { userId: string; endsAt: Date }

/** Tells everybody once, two days before, that their trial ends; nobody who has a plan already. */
export async function mailEndingTrials(deps: BillingDeps, signal: AbortSignal): Promise<void> {
  if (!deps.outbox) return
  let lastId: string | null = null
  let sent = 0
  while (!signal.aborted) {
    const batch = await selectEndingTrials(deps.database, lastId)
    for (const trial of batch) {
      if (signal.aborted) return
      if (await mailOne(deps, trial)) sent += 1
    }
    lastId = batch.at(-1)?.userId ?? null
    if (lastId === null) break
  }
  if (sent > 0) deps.log.info('trial_mails_sent', { sent })
}

async function mailOne(deps: BillingDeps, { userId, endsAt }: EndingTrial): Promise<boolean> {
  const user = await selectUser(deps.database, userId)
  if (!user) return false
  const { entitlement } = await readEntitlement(deps, userId)
  const daysLeft = trialDaysRemaining(endsAt.toISOString(), Date.now())
  if (entitlement.plan !== 'trial' || daysLeft === 0) return false
  return deps.database.asSystem(tx =>
    addBillingMail(deps, tx, user, {
      kind: KIND,
      about: String(endsAt.getTime()),
      mailSwitch: 'mail_trial_ending',
      render: (to, links) => trialEndingMail(to, links, daysLeft),
    }),
  )
}

function selectEndingTrials(database: Database, lastId: string | null): Promise<EndingTrial[]> {
  const endsAt = profiles.trial_expires_at
  return database.asSystem(tx =>
    tx
      .select({ userId: profiles.userId, endsAt })
      .from(profiles)
      .where(
        and(
          gt(endsAt, sql`now()`),
          lte(endsAt, sql`now() + make_interval(days => ${TRIAL_WARNING_DAYS}::int)`),
          eq(profiles.mail_trial_ending, true),
          // By the id alone: a time loses its microseconds on the way here, and would find its own row again for ever.
          lastId === null ? undefined : gt(profiles.userId, lastId),
          notExists(
            tx
              .select({ kind: billingMails.kind })
              .from(billingMails)
              .where(
                and(
                  eq(billingMails.userId, profiles.userId),
                  eq(billingMails.kind, KIND),
                  eq(billingMails.about, sql`floor(extract(epoch from ${endsAt}) * 1000)::bigint::text`),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(profiles.userId))
      .limit(BATCH),
  )
}
