import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { uuidV7 } from '#server/platform/database/uuid-v7.ts'
import { Problem } from '#shared/problem.ts'
import { type CareerEvent, EVENTS_MAX, type NewCareerEvent } from '#shared/wellness/career-event.ts'
import { selectReminderProfile } from './reminder.ts'
import { careerEvents } from './tables.ts'

const { id, title, happened_on } = careerEvents

export async function listCareerEvents(database: Database, userId: string): Promise<CareerEvent[]> {
  const newestFirst = await database.asUser(userId, tx =>
    tx
      .select({ id, title, happened_on })
      .from(careerEvents)
      .where(eq(careerEvents.userId, userId))
      .orderBy(desc(happened_on), desc(id))
      .limit(EVENTS_MAX),
  )
  return newestFirst.reverse()
}

/** Under the consent of check-ins, beside which it is shown. */
export async function saveCareerEvent(
  database: Database,
  userId: string,
  event: NewCareerEvent,
): Promise<CareerEvent> {
  const saved = { id: uuidV7(), ...event }
  await database.asUser(userId, async tx => {
    const { wantsCheckIns } = await selectReminderProfile(tx, userId)
    if (!wantsCheckIns) throw new Problem('consent_withdrawn')
    if ((await tx.$count(careerEvents, eq(careerEvents.userId, userId))) >= EVENTS_MAX)
      throw new Problem('invalid_input', {
        message: `There is room for ${EVENTS_MAX} changes at work. Please delete some first.`,
      })
    await tx.insert(careerEvents).values({ userId, ...saved })
  })
  return saved
}

export async function deleteCareerEvent(
  database: Database,
  userId: string,
  eventId: string,
): Promise<{ deleted: number }> {
  const { rowCount } = await database.asUser(userId, tx =>
    tx.delete(careerEvents).where(and(eq(careerEvents.userId, userId), eq(id, eventId))),
  )
  if (!rowCount) throw new Problem('not_found')
  return { deleted: rowCount }
}
