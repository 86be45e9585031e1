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
  // A code that is also a word is a state only in capitals, or where nothing follows and a city there is called so.
  ['fair pay for an RN in memphis, im at 36.50', 'Memphis'],
  ['FAIR PAY FOR AN RN IN MEMPHIS, IM AT 36.50', 'MEMPHIS'],
  // Which of several is meant says the profile.
  ['fair pay for an RN in columbus, im at 36.50', null],
  ['pay for a nurse in dallas, or is houston better', 'Dallas'],
  ['nurses in dallas, me and my wife', 'Dallas'],
  ['nurses in dallas, ok?', 'Dallas'],
  ['nurses in Dallas, OR pay?', 'Dallas, OR'],
  ['nurse pay in portland, me', 'Portland, Me'],
  ['nurse pay in salem, or?', 'Salem, Or'],
  ['nurse pay in austin, tx with nights', 'Austin, Tx'],
  // A city with its state says it without a word before.
  ['columbus OHIO. and i told you, 36.50 an hour', 'Columbus Ohio'],
  ['no, Portland, ME', 'Portland, ME'],
  ['mobile work is fine', null],
  ['Dallas cowboys. what a game', null],
])('“%s” names %s', (message, place) => {
  expect(placeIn(places, message)).toBe(place)
})

test('human resources and computing are no countries', () => {
  expect(placeIn(places, 'Should I talk to HR about it or should I leave my job?')).toBeNull()
  expect(placeIn(places, 'What would I earn in IT?')).toBeNull()
})
