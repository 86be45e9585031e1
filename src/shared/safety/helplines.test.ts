import { expect, test } from 'vitest'
import {
  dialed,
  HELP_PLACES,
  HELPLINES_REVIEWED_ON,
  helplineSentence,
  helplinesAt,
  helpPlaceOfZone,
} from './helplines.ts'

const REVIEW_DAYS = 180

// A number that nobody has looked at for half a year must not be shown to somebody in danger.
test('somebody looked at the helplines within half a year', () => {
  const days = (Date.now() - Date.parse(HELPLINES_REVIEWED_ON)) / 86_400_000
  expect(days).toBeLessThan(REVIEW_DAYS)
})

test('the numbers, as they were checked', () => {
  expect(
    HELP_PLACES.map(({ id, emergency, helpline }) => [
      id,
      emergency,
      helpline?.call ?? null,
      helpline && 'text' in helpline ? helpline.text : null,
    ]),
  ).toEqual([
    ['US', '911', '988', '988'],
    ['CA', '911', '988', '988'],
    ['GB', '999', '116 123', null],
    ['IE', '112', '116 123', null],
    ['AU', '000', '13 11 14', null],
    ['EU', '112', null, null],
    ['other', null, null, null],
  ])
})

test.each([
  ['America/Los_Angeles', 'US'],
  ['America/Indiana/Knox', 'US'],
  ['America/Toronto', 'CA'],
  ['America/Sao_Paulo', 'other'],
  ['Europe/London', 'GB'],
  ['Europe/Dublin', 'IE'],
  ['Europe/Berlin', 'EU'],
  ['Europe/Moscow', 'other'],
  ['Australia/Sydney', 'AU'],
  ['Asia/Tokyo', 'other'],
  ['UTC', 'other'],
])('the clock of %s is read as %s', (zone, place) => {
  expect(helpPlaceOfZone(zone)).toBe(place)
})

test('a telephone dials no spaces', () => {
  expect(dialed('116 123')).toBe('116123')
})

test.each([
  ['America/Chicago', ['In the United States: call or text 988, in an emergency 911.']],
  [
    'Europe/Dublin',
    [
      'In Ireland: call 116 123, in an emergency 112.',
      'In the United States: call or text 988, in an emergency 911.',
    ],
  ],
  [
    'Europe/Berlin',
    ['In Europe: in an emergency call 112.', 'In the United States: call or text 988, in an emergency 911.'],
  ],
  [
    'Asia/Tokyo',
    [
      'In another country: call your local emergency number.',
      'In the United States: call or text 988, in an emergency 911.',
    ],
  ],
])('who is at the clock of %s is told their own numbers first', (zone, sentences) => {
  expect(helplinesAt(helpPlaceOfZone(zone)).map(helplineSentence)).toEqual(sentences)
})

test('where nobody knows the place a number that can be dialed stands first', () => {
  expect(helplinesAt(null).map(({ id }) => id)).toEqual(['US', 'other'])
})
