import { expect, test } from 'vitest'
import { followUpOf, listedPlace } from './follow-up.ts'

const wordsOf = (text: string) => text.split(' ').length

test.each([
  ['Why?', 'why'],
  ['but how do you know', 'why'],
  ['Where does that number come from?', 'why'],
  ['Tell me more', 'more'],
  ['ok, what else', 'more'],
  ['Sure, sounds good', 'yes'],
  ['nah', 'no'],
  ['Not really.', 'no'],
  ['but what if they laugh', 'what if'],
  ['I’ve already tried that', 'tried'],
  ['i told her already', 'tried'],
  ['she said no', 'tried'],
  ['tried that', 'tried'],
  ['but he never listens', 'tried'],
  ['Asked twice and they just shrugged', 'tried'],
  ['i did but it didnt help', 'tried'],
  ['did that last month and nothing changed', 'tried'],
  // What others did is told, and nothing was tried.
  ['he did it at christmas', null],
  ['I do not work on Sundays', null],
  // Eight words are still short, nine say something of their own.
  ['why would anyone pay that much for it', 'why'],
  ['why would anyone ever pay that much for it', null],
  ['what if they say that there is no money for anyone here this year', 'what if'],
  ['what if they say that there is just no money for anyone here this year', null],
  // Something follows the "no".
  ['no I would rather stay', null],
  ['How much does a plumber earn?', null],
])('“%s” is a follow-up: %s', (text, followUp) => {
  expect(followUpOf(text, wordsOf(text))).toBe(followUp)
})

test('spaces around it change nothing', () => {
  expect(followUpOf('  Why?\n', 1)).toBe('why')
  expect(listedPlace('  the first\n')).toBe(0)
})

test.each([
  ['Tell me about the first one', 0],
  ['what about number two?', 1],
  ['The LAST role sounds good', 2],
  ['My first job was in a bakery', 0],
  ['At first I was unsure', null],
])('“%s” means the role listed at %s', (text, place) => {
  expect(listedPlace(text)).toBe(place)
})

test.each([
  'I told her my hours and she still does it',
  'my manager said everyone is busy',
  'charge nurse said thats how it is',
  'they always say no when they see it',
  'already called everybody i know',
])('“%s” tells of something that did not help', text => {
  expect(followUpOf(text, wordsOf(text))).toBe('tried')
})
