import { expect, test } from 'vitest'
import { numberWord } from '#shared/number-word.ts'
import { dayAsWritten, dayName } from './day-means.ts'
import type { RangeChoices } from './early-warning.ts'
import { MEASURED } from './measured.ts'
import { warningSummary } from './warning-summary.ts'
import {
  afterExhaustion,
  EXHAUSTION_ANSWERS,
  warningWords,
  YEARS_BETWEEN_FALSE_WARNINGS,
} from './warning-words.ts'

const FIRST = 20_000
const PATTERN = [3, 4, 3, 4, 3, 4, 3]
const pattern = (day: number) => PATTERN[day % PATTERN.length] ?? 0

/** Check-ins of so many days, lowered by what `down` says, and the words on the last of them or later. */
function wordsAfter(
  days: number,
  down: (day: number) => [mood: number, energy: number],
  {
    later = 0,
    choices,
    kept = () => true,
  }: { later?: number; choices?: RangeChoices; kept?: (day: number) => boolean } = {},
) {
  const checkIns = Array.from({ length: days }, (_, day) => {
    const [mood, energy] = down(day)
    return { at: dayName(FIRST + day), mood: pattern(day) - mood, energy: pattern(day + 3) - energy }
  }).filter((_, day) => kept(day))
  const summary = warningSummary(checkIns, dayAsWritten, dayName(FIRST + days - 1 + later), choices)
  return summary && warningWords(summary, day => `day ${dayAsWritten(day) - FIRST}`)
}

const steady = (): [number, number] => [0, 0]
const step = (day: number): [number, number] => (day < 70 ? [0, 0] : [0.5, 1.5])

test.each([
  ['Learning', 'Four of ten check-ins so far', wordsAfter(4, steady)],
  ['Learning', 'Enough check-ins.', wordsAfter(15, steady)],
  ['Steady', 'Ups and downs, as usual for you.', wordsAfter(60, steady)],
  ['Watch', 'Since day 73, mostly energy.', wordsAfter(75, step)],
  ['Early warning', 'Energy moved most. Energy went from about Okay to about Low.', wordsAfter(100, step)],
  ['Cleared', 'after five weeks', wordsAfter(108, day => (day >= 70 && day < 91 ? [1, 1] : [0, 0]))],
  ['New normal', 'After eight weeks below your old range', wordsAfter(136, step)],
  ['Better', 'Since day 77, mood and energy alike.', wordsAfter(100, day => (day < 70 ? [0, 0] : [-1, -1]))],
  ['After a silence', 'No need to explain.', wordsAfter(60, steady, { later: 21 })],
])('%s: %s', (label, sentence, words) => {
  expect(words?.label).toBe(label)
  expect(words?.text).toContain(sentence)
})

test('a warning names the day the line went below the range, what it rests on, and how often it is wrong', () => {
  const words = wordsAfter(100, step)
  expect(words?.heading).toBe('You have been below your own usual since day 73')
  expect(words?.small).toBe(
    'From 56 days with a check-in in eight weeks, worked out on this device. In tests with simulated steady people this shows up about once in two years without cause.',
  )
})

test('a warning says where weekends have stopped lifting, and only there', () => {
  const isWeekend = (day: number) => [1, 2].includes(day % 7)
  const lifted = (day: number): [number, number] => {
    const [mood, energy] = step(day)
    const lift = isWeekend(day) ? (day < 70 ? 0.5 : -0.5) : 0
    return [mood - lift, energy - lift]
  }
  expect(wordsAfter(100, lifted)?.text).toContain('Weekends used to lift you a little; lately they did not.')
  expect(wordsAfter(100, step)?.text).toBe('Energy moved most. Energy went from about Okay to about Low.')
})

test('a silence is told in weeks', () => {
  expect(wordsAfter(60, steady, { later: 21 })?.heading).toBe('Three weeks without a check-in')
})

test('whoever keeps the old range is still warned', () => {
  expect(wordsAfter(136, step, { choices: { keepOld: [dayName(FIRST + 133)] } })?.label).toBe('Early warning')
})

test('without check-ins there are no words', () => {
  expect(wordsAfter(0, steady)).toBeNull()
})

test('the sentence on false warnings promises no more than was measured', () => {
  for (const { steady: cell } of Object.values(MEASURED))
    expect(YEARS_BETWEEN_FALSE_WARNINGS * cell.warningsAYear).toBeLessThanOrEqual(1)
  expect(numberWord(YEARS_BETWEEN_FALSE_WARNINGS)).toBe('two')
})

test('stronger words are for those whom work exhausts', () => {
  const strong = EXHAUSTION_ANSWERS.filter(answer => afterExhaustion(answer).includes('costs you more'))
  expect(strong).toEqual(['Quite a lot', 'Completely'])
  expect(afterExhaustion('skipped')).toMatch(/^That is fine\./)
})
