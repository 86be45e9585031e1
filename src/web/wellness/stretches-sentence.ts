import { numberWord } from '#shared/number-word.ts'
import type { LowStretch } from '#shared/wellness/early-warning/low-stretches.ts'
import { dayOfMonth, noonOf } from './day-and-time.ts'

const AND = new Intl.ListFormat('en-US')
const DAY_MS = 24 * 3600 * 1000
/** A change this long before a stretch began is named with it. */
const NEAR_DAYS = 60

/** "Two stretches below your usual: May 9 to June 26 and since November 4. One came within two months after a change you noted …" */
export function stretchesSentence(
  oldestFirst: readonly LowStretch[],
  events: readonly { happened_on: string }[],
): string {
  const times = oldestFirst.map(({ since, until }) =>
    until === null ? `since ${dayOfMonth(since)}` : `${dayOfMonth(since)} to ${dayOfMonth(until)}`,
  )
  const stretches = oldestFirst.length === 1 ? 'stretch' : 'stretches'
  return `${capital(oldestFirst.length)} ${stretches} below your usual: ${AND.format(times)}.${nearChange(oldestFirst, events)}`
}

function nearChange(oldestFirst: readonly LowStretch[], events: readonly { happened_on: string }[]): string {
  const near = oldestFirst.filter(({ since }) =>
    events.some(({ happened_on }) => {
      const days = (noonOf(since) - noonOf(happened_on)) / DAY_MS
      return days >= 0 && days <= NEAR_DAYS
    }),
  ).length
  if (near === 0) return ''
  const which =
    near === oldestFirst.length ? (near === 1 ? 'It' : near === 2 ? 'Both' : 'All') : capital(near)
  return ` ${which} came within two months after a change you noted. That does not say why, but may be worth a thought.`
}

function capital(count: number): string {
  const word = numberWord(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}
