import { eq } from 'drizzle-orm'
import { selectConsent } from '#server/account/queries.ts'
import type { Outbox } from '#server/email/outbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { mailState, selectReminderProfile } from '#server/wellness/reminder.ts'
import { nextReminderAt } from '#server/wellness/reminder-times.ts'
import { WEEKLY_MAIL_TIME, type WeeklyMail } from '#shared/dashboard/weekly-mail.ts'
import { weeklyMails } from './tables.ts'

export type WeeklyMailDeps = { database: Database; outbox: Outbox | null }

export async function getWeeklyMail(deps: WeeklyMailDeps, userId: string): Promise<WeeklyMail> {
  const chosen = await deps.database.asUser(userId, async tx => {
    const [row] = await tx
      .select({ is_on: weeklyMails.is_on })
      .from(weeklyMails)
      .where(eq(weeklyMails.userId, userId))
    const consent = await selectConsent(tx, userId, 'daily_check_ins')
    return { is_on: row?.is_on ?? false, with_check_ins: consent === true }
  })
  return { ...chosen, mail: await mailState(deps, userId) }
}

/** The first one comes on the next Monday. */
export async function setWeeklyMail(
  deps: WeeklyMailDeps,
  userId: string,
  { is_on }: { is_on: boolean },
): Promise<WeeklyMail> {
  await deps.database.asUser(userId, async tx => {
    const { timeZone } = await selectReminderProfile(tx, userId)
    const nextAt = nextReminderAt(WEEKLY_MAIL_TIME, timeZone, new Date())
    await tx
      .insert(weeklyMails)
      .values({ userId, is_on, nextAt })
      .onConflictDoUpdate({ target: weeklyMails.userId, set: { is_on, nextAt } })
  })
  return getWeeklyMail(deps, userId)
}
