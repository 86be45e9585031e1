import { and, asc, eq, gt, isNotNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { compareTags } from '#shared/wellness/compare-tags.ts'
import { NO_CONTEXT, type TagKind, tagKey } from '#shared/wellness/context.ts'
import { dayInZone } from '#shared/wellness/early-warning/day-means.ts'
import { TAG_EFFECT_MONTHS, type TagEffects } from '#shared/wellness/tag-effects.ts'
import { selectReminderProfile } from './reminder.ts'
import { checkIns } from './tables.ts'

const OFFERED_TAGS = 12
const OFFERED_FROM_MONTHS = 6
/** Ten a day over the longest time looked at. */
const CHECK_INS_MAX = 4000

export async function listTags(
  database: Database,
  userId: string,
): Promise<{ drained: string[]; gave_energy: string[] }> {
  const rows = await database.asUser(userId, tx => selectWithContext(tx, userId, OFFERED_FROM_MONTHS))
  const mostUsed = (kind: TagKind) => {
    const byKey = Map.groupBy(
      rows.flatMap(row => row[kind] ?? []),
      tagKey,
    )
    return [...byKey.values()]
      .sort((a, b) => b.length - a.length)
      .slice(0, OFFERED_TAGS)
      .flatMap(written => written.at(-1) ?? [])
  }
  return { drained: mostUsed('drained'), gave_energy: mostUsed('gave_energy') }
}

export async function getTagEffects(database: Database, userId: string): Promise<TagEffects> {
  const { rows, timeZone } = await database.asUser(userId, async tx => ({
    rows: await selectWithContext(tx, userId, TAG_EFFECT_MONTHS),
    ...(await selectReminderProfile(tx, userId)),
  }))
  const tagged = rows.map(({ notedAt, mood, energy, drained, gave_energy, sleep_hours }) => ({
    at: notedAt.toISOString(),
    mood,
    energy,
    context: { ...NO_CONTEXT, drained: drained ?? [], gave_energy: gave_energy ?? [], sleep_hours },
  }))
  return { effects: compareTags(tagged, dayInZone(timeZone)) }
}

/** Oldest first. */
function selectWithContext(tx: Transaction, userId: string, months: number) {
  const { notedAt, mood, energy, drained, gave_energy, sleep_hours } = checkIns
  const from = new Date()
  from.setMonth(from.getMonth() - months)
  return tx
    .select({ notedAt, mood, energy, drained, gave_energy, sleep_hours })
    .from(checkIns)
    .where(
      and(
        eq(checkIns.userId, userId),
        gt(notedAt, from),
        or(isNotNull(drained), isNotNull(gave_energy), isNotNull(sleep_hours)),
      ),
    )
    .orderBy(asc(notedAt))
    .limit(CHECK_INS_MAX)
}
