import { average } from './burnout-risk.ts'
import { type CheckInContext, tagKey } from './context.ts'
import { PARAMETERS } from './early-warning/parameters.ts'
import { type Comparison, MIN_OTHER_DAYS, MIN_TAGGED_DAYS, type TagEffect } from './tag-effects.ts'

/** Somebody with a hundred tags looks at those they use. */
const EFFECTS_MAX = 20
/** Under so many hours a night counts as short. */
const SHORT_NIGHT_HOURS = 6
/** Of the normal distribution, for an interval that holds the true value in 95 of 100 cases. */
const NORMAL_95 = 1.96

type TaggedCheckIn = { at: string; mood: number; energy: number; context: CheckInContext }
type Day = { mood: number; energy: number; tags: Map<string, string>; isShortNight: boolean | null }

/**
 * The days with a tag beside the other days on which some tag was noted: a day without any says nothing of what was there.
 * Days that resemble their neighbors count for less than so many independent ones.
 */
export function compareTags(
  oldestFirst: readonly TaggedCheckIn[],
  dayOf: (at: string) => number,
): TagEffect[] {
  const days = daysOf(oldestFirst, dayOf)
  const tagged = days.filter(day => day.tags.size > 0)
  const names = new Map(tagged.flatMap(day => [...day.tags]))
  const ofTags = [...names].map(([key, tag]) => {
    const [kind] = key.split('\n')
    return effect(
      tag,
      kind === 'drained' ? 'drained' : 'gave_energy',
      tagged.filter(day => day.tags.has(key)),
      tagged.filter(day => !day.tags.has(key)),
    )
  })
  const slept = days.filter(day => day.isShortNight !== null)
  const short = slept.filter(day => day.isShortNight)
  const ofSleep = effect(
    `Under ${SHORT_NIGHT_HOURS} hours of sleep`,
    'sleep',
    short,
    slept.filter(day => !day.isShortNight),
  )
  return [...ofTags, ...(short.length > 0 ? [ofSleep] : [])]
    .sort((a, b) => b.days - a.days || a.tag.localeCompare(b.tag))
    .slice(0, EFFECTS_MAX)
}

function daysOf(checkIns: readonly TaggedCheckIn[], dayOf: (at: string) => number): Day[] {
  const byDay = Map.groupBy(checkIns, ({ at }) => dayOf(at))
  return [...byDay.values()].map(ofDay => {
    const slept = ofDay.flatMap(({ context }) => context.sleep_hours ?? [])
    return {
      mood: average(ofDay.map(one => one.mood)),
      energy: average(ofDay.map(one => one.energy)),
      tags: new Map(
        ofDay.flatMap(({ context }) =>
          (['drained', 'gave_energy'] as const).flatMap(kind =>
            context[kind].map(tag => [`${kind}\n${tagKey(tag)}`, tag] as const),
          ),
        ),
      ),
      isShortNight: slept.length === 0 ? null : Math.max(...slept) < SHORT_NIGHT_HOURS,
    }
  })
}

function effect(
  tag: string,
  kind: TagEffect['kind'],
  within: readonly Day[],
  others: readonly Day[],
): TagEffect {
  const isEnough = within.length >= MIN_TAGGED_DAYS && others.length >= MIN_OTHER_DAYS
  return {
    tag,
    kind,
    days: within.length,
    other_days: others.length,
    compared: isEnough
      ? {
          mood: compare(
            within.map(day => day.mood),
            others.map(day => day.mood),
          ),
          energy: compare(
            within.map(day => day.energy),
            others.map(day => day.energy),
          ),
        }
      : null,
  }
}

function compare(within: readonly number[], others: readonly number[]): Comparison {
  const [a, b] = [levelOf(within), levelOf(others)]
  const { autocorrelationPrior: alike } = PARAMETERS
  const [varianceA, varianceB] = [a.spread ** 2 / within.length, b.spread ** 2 / others.length]
  const error = Math.sqrt(((varianceA + varianceB) * (1 + alike)) / (1 - alike))
  // Welch's degrees of freedom; the second term widens the interval for few days, as Student's distribution does.
  const freedom =
    (varianceA + varianceB) ** 2 /
    (varianceA ** 2 / (within.length - 1) + varianceB ** 2 / (others.length - 1))
  const width = (NORMAL_95 + (NORMAL_95 ** 3 + NORMAL_95) / (4 * freedom)) * error
  const difference = a.mean - b.mean
  return { with: a, without: b, low: difference - width, high: difference + width }
}

/** Nobody is so even that a smaller spread is believed. */
function levelOf(values: readonly number[]): { mean: number; spread: number } {
  const mean = average(values)
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, spread: Math.max(Math.sqrt(squares / (values.length - 1)), PARAMETERS.spreadMin) }
}
