import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { placeIn } from './message-place.ts'

const places = testEngine().career.places()

test.each([
  ['What does a nurse earn in Denver?', 'Denver'],
  ['what does a nurse earn in denver', 'Denver'],
  ['salary for plumbers in new york city', 'New York City'],
  ['pay in nyc', null],
  ['pay in NYC', 'NYC'],
  ['plumber jobs in texas', 'Texas'],
  ['plumber jobs in Salt Lake City, Utah please', 'Salt Lake City, Utah'],
  ['and near tulsa?', 'Tulsa'],
  // "In Cleveland" after "about" is no place of Indiana.
  ['what about in Cleveland', 'Cleveland'],
  ['what about in tulsa', 'Tulsa'],
  // Nothing but "in" may introduce a short word without its capital.
  ['jobs near tulsa', null],
  // Words that are places as well.
  ['a job in sales', null],
  ['I work in nursing', null],
  ['How do I stay in Mobile?', 'Mobile'],
  ['jobs in mobile', null],
  ['things are in order', null],
  ['I moved to the United States', 'United States'],
  ['remote work from home', null],
  ['I got to the end of it', null],
])('“%s” names %s', (message, place) => {
  expect(placeIn(places, message)).toBe(place)
})
