import type { PlanSize, PlanWish, WeekPlan } from './learning-plan.ts'
import { DAY_MINUTES_MAX, type LearningItem, type LoggedTime } from './learning-progress.ts'
import { weekOfLearning } from './week-of-learning.ts'

/** Check-ins of the last days count; fewer than these say nothing about a week. */
export const PLAN_ENERGY_DAYS = 7
const MIN_PLAN_CHECK_INS = 2
/** An average energy below these, of 5, makes the week lighter. */
const LOW_ENERGY_BELOW = 3
const VERY_LOW_ENERGY_BELOW = 2
const THIRDS: Record<PlanSize, number> = { whole: 3, 'two thirds': 2, 'one third': 1 }
/** Nobody plans 37 minutes. */
const STEP_MINUTES = 5
/** What was missed is caught up with only so far: a week must not pile up on its last day. */
const MAX_CATCH_UP = 1.5
/** After so many sessions with one resource of unknown length another one has its turn. */
const SESSIONS_PER_RESOURCE = 3

type PlannedItem = Pick<
  LearningItem,
  'resource_id' | 'title' | 'url' | 'skill_tag' | 'progress' | 'is_saved' | 'length_minutes'
>

/** The rest of this week: which resource on which day, and for how long. Never more than was wished for. */
export function planWeek({
  wish,
  today,
  time,
  items,
  energies,
}: {
  wish: PlanWish
  /** The day where the person is. */
  today: string
  time: readonly Pick<LoggedTime, 'learned_on' | 'minutes'>[]
  items: readonly PlannedItem[]
  /** Of the check-ins of PLAN_ENERGY_DAYS; null where they may not be used. */
  energies: readonly number[] | null
}): WeekPlan {
  const energy = averageEnergy(energies)
  const size = planSize(energy?.average ?? null)
  const target = toStep((wish.weekly_minutes * THIRDS[size]) / 3, Math.floor)
  const week = weekOfLearning(time, today)
  const logged = week.reduce((sum, { minutes }) => sum + minutes, 0)
  const wished = week.filter((_, index) => wish.days.some(day => day === index))
  const open = wished.filter(({ day, minutes }) => day > today || (day === today && minutes === 0))
  const most = Math.min(DAY_MINUTES_MAX, toStep((target / wished.length) * MAX_CATCH_UP))
  const next = resourceTurns(items)
  let left = Math.max(0, target - logged)
  const planned = new Map(
    open.map(({ day }, index) => {
      const minutes = Math.min(left, most, toStep(left / (open.length - index)))
      left -= minutes
      return [day, minutes]
    }),
  )
  return {
    size,
    energy,
    target_minutes: target,
    logged_minutes: logged,
    days: week
      .filter(({ day, minutes }) => minutes > 0 || planned.has(day))
      .map(({ day, minutes: done }) => {
        const minutes = planned.get(day) ?? 0
        return { day, minutes, logged_minutes: done, resource: minutes > 0 ? next(minutes) : null }
      }),
  }
}

function averageEnergy(energies: readonly number[] | null): WeekPlan['energy'] {
  if (energies === null || energies.length < MIN_PLAN_CHECK_INS) return null
  const sum = energies.reduce((total, energy) => total + energy, 0)
  return { average: sum / energies.length, count: energies.length }
}

function planSize(average: number | null): PlanSize {
  if (average === null || average >= LOW_ENERGY_BELOW) return 'whole'
  return average < VERY_LOW_ENERGY_BELOW ? 'one third' : 'two thirds'
}

function toStep(minutes: number, round = Math.round): number {
  return Math.max(STEP_MINUTES, round(minutes / STEP_MINUTES) * STEP_MINUTES)
}

/** What was begun first, then what was saved last; a resource has its turn until its length is used up. */
function resourceTurns(
  items: readonly PlannedItem[],
): (minutes: number) => WeekPlan['days'][number]['resource'] {
  const queue = items
    .filter(({ is_saved, progress }) => is_saved && progress < 100)
    .toSorted((a, b) => b.progress - a.progress)
  let turn = 0
  let sessions = 0
  let used = 0
  return minutes => {
    const item = queue[turn % Math.max(1, queue.length)]
    if (!item) return null
    const { resource_id: id, title, url, skill_tag, progress, length_minutes } = item
    sessions += 1
    used += minutes
    const isUsedUp =
      length_minutes === null
        ? sessions >= SESSIONS_PER_RESOURCE
        : used >= (length_minutes * (100 - progress)) / 100
    if (isUsedUp) {
      turn += 1
      sessions = 0
      used = 0
    }
    return { id, title, url, skill_tag, progress }
  }
}
