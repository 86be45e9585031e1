import type { LoggedTime } from './learning-progress.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

type LearningDay = { name: (typeof DAYS)[number]; day: string; minutes: number }

/** Minutes of each day of the week, Monday to Sunday, that holds a day such as "2026-11-15". */
export function weekOfLearning(
  time: readonly Pick<LoggedTime, 'learned_on' | 'minutes'>[],
  today: string,
): LearningDay[] {
  const todayMs = Date.parse(`${today}T00:00:00Z`)
  const daysSinceMonday = (new Date(todayMs).getUTCDay() + 6) % 7
  return DAYS.map((name, index) => {
    const day = new Date(todayMs + (index - daysSinceMonday) * DAY_MS).toISOString().slice(0, 10)
    const minutes = time
      .filter(({ learned_on }) => learned_on === day)
      .reduce((sum, entry) => sum + entry.minutes, 0)
    return { name, day, minutes }
  })
}

/** "45 min", "1h", "4.5h": hours to the nearest tenth. */
export function hoursText(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 6) / 10}h`
}
