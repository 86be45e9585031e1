import { type Comparison, MIN_OTHER_DAYS, MIN_TAGGED_DAYS, type TagEffect } from './tag-effects.ts'

/** In points of the scale. */
const DIGITS = 1

/** What goes with a tag, in points; never why. */
export function effectWords({ days, other_days, compared }: TagEffect): string {
  if (!compared) return tooLittle(days, other_days)
  const said = [difference('Energy', compared.energy), difference('Mood', compared.mood)].filter(
    words => words !== null,
  )
  return said.length === 0 ? 'No clear difference in mood or energy.' : said.join(' ')
}

/** "8 days with it: energy 2.4 ± 0.7, mood 3.1 ± 0.8. 31 other days: energy 3.3 ± 0.8, mood 3.4 ± 0.7." */
export function effectFigures({ days, other_days, compared }: TagEffect): string | null {
  if (!compared) return null
  const { mood, energy } = compared
  const level = ({ mean, spread }: Comparison['with']) =>
    `${mean.toFixed(DIGITS)} ± ${spread.toFixed(DIGITS)}`
  return `${days} days with it: energy ${level(energy.with)}, mood ${level(mood.with)}. ${other_days} other days: energy ${level(energy.without)}, mood ${level(mood.without)}.`
}

function difference(name: string, { with: own, without, low, high }: Comparison): string | null {
  if (low <= 0 && high >= 0) return null
  const points = Math.abs(own.mean - without.mean).toFixed(DIGITS)
  const [least, most] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b)
  return `${name} was about ${points} ${own.mean < without.mean ? 'lower' : 'higher'} on these days, likely between ${least?.toFixed(DIGITS)} and ${most?.toFixed(DIGITS)}.`
}

function tooLittle(days: number, otherDays: number): string {
  return days < MIN_TAGGED_DAYS
    ? `Too little data: ${days} of ${MIN_TAGGED_DAYS} days with it.`
    : `Too little data: ${otherDays} of ${MIN_OTHER_DAYS} other days with a tag.`
}
