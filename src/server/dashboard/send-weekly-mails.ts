import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { selectConsent } from '#server/account/queries.ts'
import { selectUser } from '#server/account/users.ts'
import { oneClickUrl } from '#server/email/one-click-link.ts'
import type { Database } from '#server/platform/database/database.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { selectReminderProfile } from '#server/wellness/reminder.ts'
import { dueReminderDay, nextReminderAt } from '#server/wellness/reminder-times.ts'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import { WEEKLY_MAIL_TIME } from '#shared/dashboard/weekly-mail.ts'
import { WEEK_DAYS, weeklySummary } from '#shared/dashboard/weekly-summary.ts'
import { dayAsWritten, dayName } from '#shared/wellness/early-warning/day-means.ts'
import { WEEKLY_MAIL } from './one-click.ts'
import { weeklyMails } from './tables.ts'
import type { WeeklyMailDeps } from './weekly-mail.ts'
import { renderWeeklyMail } from './weekly-mail-text.ts'

const BATCH = 200
/** The rest of Monday: a server that was away in the morning still sends it. */
const LATE_MAX_MS = 24 * 3_600_000

type SendDeps = WeeklyMailDeps & {
  secret: string
  publicUrl: URL
  log: Log
  readSummary: (userId: string) => Promise<DashboardSummary>
}
type WeeklyMailRow = typeof weeklyMails.$inferSelect

/** Sends what is due at this moment; over every server and crash one mail a week or none. */
export async function sendWeeklyMails(deps: SendDeps, signal: AbortSignal, now: Date = new Date()) {
  let lastId: string | null = null
  let sent = 0
  while (!signal.aborted) {
    const batch = await selectDue(deps.database, now, lastId)
    for (const row of batch) {
      if (signal.aborted) return
      const isSent = await sendOne(deps, row, now).catch(error => {
        // The others are sent theirs; this one is tried again with the next run.
        deps.log.warn('weekly_mail_failed', errorFields(error))
        return false
      })
      if (isSent) sent += 1
    }
    lastId = batch.at(-1)?.userId ?? null
    if (lastId === null) break
  }
  if (sent > 0) deps.log.info('weekly_mails_sent', { sent })
}

async function sendOne(deps: SendDeps, row: WeeklyMailRow, now: Date): Promise<boolean> {
  const { userId } = row
  const user = await selectUser(deps.database, userId)
  if (!user) return false
  const { outbox } = deps
  const { timeZone, mayReadCheckIns } = await readChoices(deps.database, userId)
  const nextAt = nextReminderAt(WEEKLY_MAIL_TIME, timeZone, now)
  const due = outbox && user.emailVerified && dueReminderDay(WEEKLY_MAIL_TIME, timeZone, now, LATE_MAX_MS)
  const day = due && due > (row.lastDay ?? '') ? due : null
  const told =
    day === null ? null : await readWeekBefore(day, deps, userId, { now, timeZone, mayReadCheckIns })
  return deps.database.asSystem(async tx => {
    const claimed = await tx
      .update(weeklyMails)
      .set(day === null ? { nextAt } : { nextAt, lastDay: day })
      .where(
        and(
          eq(weeklyMails.userId, userId),
          eq(weeklyMails.is_on, true),
          // Another server was first, or it was switched meanwhile.
          eq(weeklyMails.nextAt, row.nextAt),
        ),
      )
      .returning({ userId: weeklyMails.userId })
    if (!outbox || !told?.week.hasNews || claimed.length === 0) return false
    const links = { origin: deps.publicUrl.origin, unsubscribe: oneClickUrl(deps, WEEKLY_MAIL, userId) }
    await outbox.addIn(tx, renderWeeklyMail(user, told, links))
    return true
  })
}

/** The week that ended before a Monday. Without consent it is as if there were no check-ins. */
async function readWeekBefore(
  monday: string,
  { readSummary }: Pick<SendDeps, 'readSummary'>,
  userId: string,
  { now, timeZone, mayReadCheckIns }: { now: Date; timeZone: string; mayReadCheckIns: boolean },
) {
  const summary = { ...(await readSummary(userId)), daily_check_ins: mayReadCheckIns }
  const asked = dayName(dayAsWritten(monday) - WEEK_DAYS)
  const week = weeklySummary(summary, { nowMs: now.getTime(), timeZone, asked })
  return { summary, week }
}

function readChoices(database: Database, userId: string) {
  return database.asUser(userId, async tx => ({
    timeZone: (await selectReminderProfile(tx, userId)).timeZone,
    mayReadCheckIns: (await selectConsent(tx, userId, 'daily_check_ins')) === true,
  }))
}

function selectDue(database: Database, now: Date, lastId: string | null): Promise<WeeklyMailRow[]> {
  return database.asSystem(tx =>
    tx
      .select()
      .from(weeklyMails)
      .where(
        and(
          eq(weeklyMails.is_on, true),
          lte(weeklyMails.nextAt, now),
          lastId === null ? undefined : gt(weeklyMails.userId, lastId),
        ),
      )
      .orderBy(asc(weeklyMails.userId))
      .limit(BATCH),
  )
}
