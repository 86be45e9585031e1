import type { WarningDay } from './early-warning.ts'

/** A time below somebody's own usual that became an early warning. */
export type LowStretch = {
  /** The day the line went below the range, as yyyy-mm-dd. */
  since: string
  /** The last check-in day below it; null while it lasts. */
  until: string | null
  moved: 'mood' | 'energy' | 'both'
}

/** Mood or energy moved most when it moved so many times as far as the other. */
const MOVED_MOST_RATIO = 1.3

/** Oldest first. `isOver`: so much time has passed since the last check-in that nothing lasts. */
export function lowStretches(days: readonly WarningDay[], isOver: boolean): LowStretch[] {
  const stretches: LowStretch[] = []
  let below: WarningDay[] = []
  const close = (until: string | null) => {
    const [first] = below
    const last = below.at(-1)
    if (first && below.some(({ state }) => state === 'early-warning'))
      stretches.push({ since: first.day, until, moved: movedMost(last) })
    below = []
  }
  for (const day of days) {
    if (isBelow(day)) below.push(day)
    else close(below.at(-1)?.day ?? null)
  }
  close(isOver ? (below.at(-1)?.day ?? null) : null)
  return stretches
}

export function movedMost(day: WarningDay | undefined): LowStretch['moved'] {
  if (!day?.mood || !day.energy) return 'both'
  const mood = Math.abs(day.mood.level - day.mood.usual)
  const energy = Math.abs(day.energy.level - day.energy.usual)
  if (energy > mood * MOVED_MOST_RATIO) return 'energy'
  return mood > energy * MOVED_MOST_RATIO ? 'mood' : 'both'
}

function isBelow({ state }: WarningDay): boolean {
  return state === 'watch' || state === 'early-warning'
}
