import { expect, test } from 'vitest'
import { cueRoot, cueWords, findCue, parseCue, writtenWords } from './cue.ts'

const found = (cue: string, message: string) => findCue(parseCue(cue, 1), cueWords(message))

test.each([
  ['should i (stay|leave)', 'Well, should I leave now?', { from: 1, to: 4 }],
  ['should i (stay|leave)', 'should I go', null],
  ['ask * raise', 'ask my boss for a raise', { from: 0, to: 6 }],
  // Four words may stand between, five may not.
  ['ask * raise', 'ask my new boss for a raise', null],
  ['ask * raise', 'ask raise', { from: 0, to: 2 }],
  ['burned out', 'out and burned', null],
  ['Follow-Up', 'a follow up mail', { from: 1, to: 3 }],
  // A choice of several words counts by its first.
  ['(long days|nights)', 'such long hours', { from: 1, to: 2 }],
])('the cue “%s” in “%s”: %j', (cue, message, span) => {
  expect(found(cue, message)).toEqual(span)
})

test('a cue of more words is surer, and a gap is no word', () => {
  expect(parseCue('salary', 3).weight).toBe(3)
  expect(parseCue('salary range', 3).weight).toBe(4)
  expect(parseCue('salary * range', 3).weight).toBe(4)
  expect(parseCue('should i (stay|leave)', 2).weight).toBe(4)
})

test('words are compared by their roots, whatever short form somebody types', () => {
  expect(cueWords('Can’t')).toEqual(cueWords('cannot'))
  expect(cueWords('What’s')).toEqual(cueWords('wat'))
  expect(cueWords("isn't")).toEqual(cueWords('isnt'))
  expect(cueWords('manager’s')).toEqual(cueWords('managers'))
  expect(writtenWords('Two OFFERS, 50k!')).toEqual(['two', 'offers', '50k'])
})

test('a root of two letters is no root', () => {
  // "Two of my employees" was read as two offers.
  expect(cueRoot('offers')).not.toBe(cueRoot('of'))
  expect(cueRoot('offers')).toBe('offer')
  expect(cueRoot('of')).toBe('of')
  expect(cueRoot('owner')).toBe(cueRoot('own'))
})
