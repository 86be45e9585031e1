import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { selectUser } from '#server/account/users.ts'
import { oneClickUrl } from '#server/email/one-click-link.ts'
import type { Database } from '#server/platform/database/database.ts'
import { errorFields, type Log } from '#server/platform/log.ts'
import { dayInZone } from '#shared/wellness/early-warning/day-means.ts'
import { reminderMail } from './mails.ts'
import { REMINDER_MAIL } from './one-click.ts'
import { deleteEndpoints, selectEndpoints } from './push-subscriptions.ts'
import { type ReminderDeps, selectReminderProfile } from './reminder.ts'
import { dueReminderDay, nextReminderAt } from './reminder-times.ts'
import { checkInReminders, checkIns } from './tables.ts'

const BATCH = 200
/** Longer than any day of any clock. */
const LONGEST_DAY_MS = 28 * 3_600_000

type SendReminderDeps = ReminderDeps & { secret: string; publicUrl: URL; log: Log }
type Reminder = typeof checkInReminders.$inferSelect

/** Sends what is due at this moment; over every server and crash one reminder a day or none. */
export async function sendReminders(
  deps: SendReminderDeps,
  signal: AbortSignal,
  now: Date = new Date(),
): Promise<void> {
  let lastId: string | null = null
  let sent = 0
  while (!signal.aborted) {
    const batch = await selectReminders(deps.database, now, lastId)
    for (const reminder of batch) {
      if (signal.aborted) return
      const isSent = await sendOne(deps, reminder, now).catch(error => {
        // The others are still sent theirs.
        deps.log.warn('reminder_failed', errorFields(error))
        return false
      })
      if (isSent) sent += 1
    }
    lastId = batch.at(-1)?.userId ?? null
    if (lastId === null) break
  }
  if (sent > 0) deps.log.info('reminders_sent', { sent })
}

async function sendOne(deps: SendReminderDeps, reminder: Reminder, now: Date): Promise<boolean> {
  const { userId } = reminder
  const user = await selectUser(deps.database, userId)
  if (!user) return false
  const { timeZone, isWanted, endpoints } = await readWish(deps.database, userId, now)
  const outbox = reminder.by_mail && user.emailVerified ? deps.outbox : null
  const nextAt = nextReminderAt(reminder, timeZone, now)
  const due = isWanted && (outbox || endpoints.length > 0) ? dueReminderDay(reminder, timeZone, now) : null
  const day = due !== null && due > (reminder.lastDay ?? '') ? due : null
  const isMine = await deps.database.asSystem(async tx => {
    const claimed = await tx
      .update(checkInReminders)
      .set(day === null ? { nextAt } : { nextAt, lastDay: day })
      .where(
        and(
          eq(checkInReminders.userId, userId),
          eq(checkInReminders.is_on, true),
          // Another server was first, or something else was chosen meanwhile.
          eq(checkInReminders.nextAt, reminder.nextAt),
        ),
      )
      .returning({ userId: checkInReminders.userId })
    if (day === null || claimed.length === 0) return false
    const links = {
      checkIn: `${deps.publicUrl.origin}/wellness/checkin`,
      unsubscribe: oneClickUrl(deps, REMINDER_MAIL, userId),
    }
    await outbox?.addIn(tx, reminderMail(user, links))
    return true
  })
  if (isMine) await ring(deps, userId, endpoints, now)
  return isMine
}

/** After the day is taken, outside of any transaction. What fails is not tried again: a late reminder is a nuisance. */
async function ring(deps: SendReminderDeps, userId: string, endpoints: readonly string[], now: Date) {
  const outcomes = await Promise.all(endpoints.map(endpoint => deps.push.send(endpoint, now)))
  const failed = outcomes.filter(outcome => outcome === 'failed').length
  if (failed > 0) deps.log.warn('push_failed', { failed })
  const gone = endpoints.filter((_endpoint, index) => outcomes[index] === 'gone')
  if (gone.length > 0) await deps.database.asUser(userId, tx => deleteEndpoints(tx, userId, gone))
}

/** As the person: nobody else may read check-ins, not even this job. */
function readWish(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ timeZone: string; isWanted: boolean; endpoints: string[] }> {
  return database.asUser(userId, async tx => {
    const { timeZone, wantsCheckIns } = await selectReminderProfile(tx, userId)
    const recent = await tx
      .select({ notedAt: checkIns.notedAt })
      .from(checkIns)
      .where(
        and(
          eq(checkIns.userId, userId),
          gt(checkIns.notedAt, new Date(now.getTime() - LONGEST_DAY_MS)),
          lte(checkIns.notedAt, now),
        ),
      )
    const dayOf = dayInZone(timeZone)
    const today = dayOf(now.toISOString())
    const hasCheckedIn = recent.some(({ notedAt }) => dayOf(notedAt.toISOString()) === today)
    const endpoints = await selectEndpoints(tx, userId)
    return { timeZone, isWanted: wantsCheckIns && !hasCheckedIn, endpoints }
  })
}

function selectReminders(database: Database, now: Date, lastId: string | null): Promise<Reminder[]> {
  return database.asSystem(tx =>
    tx
      .select()
      .from(checkInReminders)
      .where(
        and(
          eq(checkInReminders.is_on, true),
          lte(checkInReminders.nextAt, now),
          lastId === null ? undefined : gt(checkInReminders.userId, lastId),
        ),
      )
      .orderBy(asc(checkInReminders.userId))
      .limit(BATCH),
  )
}
