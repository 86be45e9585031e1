import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { coachReply } from './coach-reply.ts'
import { helpPlaceOf } from './help-place.ts'

const engine = testEngine()
const person = (timeZone: string | null, location = '') => ({
  profile: { job_title: 'Cook', location },
  timeZone,
  suggestions: [],
  wellbeing: null,
})

test.each([
  ['Europe/London', '', 'GB'],
  ['Asia/Kolkata', 'Austin, TX', 'other'],
  ['UTC', 'Leeds, United Kingdom', 'GB'],
  ['Etc/UTC', 'Toronto, Canada', 'CA'],
  [null, 'Cork, Ireland', 'IE'],
  [null, 'Sydney, Australia', 'AU'],
  [null, 'Berlin, Germany', 'EU'],
  [null, 'Mumbai, India', 'other'],
  [null, 'Columbus, OH', 'US'],
  [null, 'Texas', 'US'],
  ['UTC', '', null],
  [null, 'xqzt', null],
])('the clock %s and the place %s call for the numbers of %s', (timeZone, location, place) => {
  expect(helpPlaceOf(engine, person(timeZone, location))).toBe(place)
})

const DANGER = "I don't want to be alive any more"
const calls = (timeZone: string | null, location = '') =>
  coachReply(engine, { message: DANGER, person: person(timeZone, location), before: null })
    .actions.filter(({ path }) => path.startsWith('tel:'))
    .map(({ label }) => label)

test('nobody is offered the number of another country to tap', () => {
  expect(calls('Asia/Kolkata')).toEqual([])
  expect(calls('UTC', 'Leeds, United Kingdom')).toEqual(['Call 116 123', 'Call 999'])
  expect(calls('America/Chicago')).toEqual(['Call 988', 'Call 911'])
  expect(calls(null)).toEqual(['Call 988 (United States)', 'Call 911 (United States)'])
})

test('who took something, or has it at hand, is offered the emergency number first', () => {
  for (const message of ['I took all my sleeping pills an hour ago', 'I want to die and the pills are here'])
    expect(
      coachReply(engine, { message, person: person('Europe/London'), before: null }).actions[0]?.label,
    ).toBe('Call 999')
})

test('an answer to something else offers no number of another country either', () => {
  const firstOf = (timeZone: string | null) =>
    coachReply(engine, {
      message: 'my husband just slapped me and I have a shift at six',
      person: person(timeZone),
      before: null,
    }).actions[0]?.label
  expect(firstOf('Europe/London')).toBe('Call 999')
  expect(firstOf(null)).toBe('Call 911 (United States)')
  expect(firstOf('Asia/Kolkata')).toBe('Getting help now')
})
