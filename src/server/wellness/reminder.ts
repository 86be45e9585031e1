import { eq } from 'drizzle-orm'
import { profiles } from '#server/account/tables.ts'
import { selectUser } from '#server/account/users.ts'
import type { Outbox } from '#server/email/outbox.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { Problem } from '#shared/problem.ts'
import { type CheckInReminder, DEFAULT_REMINDER, type ReminderChoice } from '#shared/wellness/reminder.ts'
import { selectEndpoints } from './push-subscriptions.ts'
import { nextReminderAt } from './reminder-times.ts'
import type { Push } from './send-push.ts'
import { checkInReminders } from './tables.ts'

export type ReminderDeps = { database: Database; outbox: Outbox | null; push: Push }

export async function getCheckInReminder(deps: ReminderDeps, userId: string): Promise<CheckInReminder> {
  const { is_on, by_mail, days, hour } = checkInReminders
  const { chosen, browsers } = await deps.database.asUser(userId, async tx => {
    const [row] = await tx
      .select({ is_on, by_mail, days, hour })
      .from(checkInReminders)
      .where(eq(checkInReminders.userId, userId))
    return { chosen: row ?? DEFAULT_REMINDER, browsers: (await selectEndpoints(tx, userId)).length }
  })
  return { ...chosen, mail: await mailState(deps, userId), browsers, push_key: deps.push.publicKey }
}

/** The first reminder comes at the next chosen moment, also when today's has just passed. */
export async function setCheckInReminder(
  deps: ReminderDeps,
  userId: string,
  choice: ReminderChoice,
): Promise<CheckInReminder> {
  await deps.database.asUser(userId, async tx => {
    const { timeZone } = await selectReminderProfile(tx, userId)
    const nextAt = nextReminderAt(choice, timeZone, new Date())
    await tx
      .insert(checkInReminders)
      .values({ userId, ...choice, nextAt })
      .onConflictDoUpdate({ target: checkInReminders.userId, set: { ...choice, nextAt } })
  })
  return getCheckInReminder(deps, userId)
}

export async function selectReminderProfile(
  tx: Transaction,
  userId: string,
): Promise<{ timeZone: string; wantsCheckIns: boolean }> {
  const [profile] = await tx
    .select({ timeZone: profiles.time_zone, wantsCheckIns: profiles.daily_check_ins })
    .from(profiles)
    .where(eq(profiles.userId, userId))
  // A token can outlive its account by minutes.
  if (!profile) throw new Problem('unauthorized')
  return { ...profile, timeZone: profile.timeZone ?? 'UTC' }
}

/** Whether a mail could leave. */
export async function mailState(
  { database, outbox }: Pick<ReminderDeps, 'database' | 'outbox'>,
  userId: string,
) {
  const user = await selectUser(database, userId)
  if (!user) throw new Problem('unauthorized')
  if (!outbox) return 'off'
  return user.emailVerified ? 'ready' : 'unconfirmed'
}
