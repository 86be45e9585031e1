import { expect, test } from 'vitest'
import { passages } from './passages.ts'

const sentences = (count: number, words: number) =>
  Array.from({ length: count }, () => `${'soup '.repeat(words).trim()}.`).join(' ')

test('each sentence is read alone and with the next; a short message of three or more also as a whole', () => {
  expect(passages('Good soup. Rain again.')).toEqual({
    parts: [
      ['good', 'soup'],
      ['good', 'soup', '|', 'rain', 'again'],
      ['rain', 'again'],
    ],
    whole: null,
  })
  expect(passages('Good soup. Rain again! Tea later').whole).toEqual([
    'good',
    'soup',
    '|',
    'rain',
    'again',
    '|',
    'tea',
    'later',
  ])
})

test('as a whole it has sixty words at most, the marks between its sentences counted', () => {
  expect(passages(`${sentences(2, 19)} ${sentences(1, 20)}`).whole).toHaveLength(60)
  expect(passages(`${sentences(1, 19)} ${sentences(2, 20)}`).whole).toBeNull()
})

test('words that stand alone, one after the other, are one sentence', () => {
  expect(passages('Well. I. Tried. It was late. Soup.').parts.filter((_, at) => at % 2 === 0)).toEqual([
    ['well', 'i', 'tried'],
    ['it', 'was', 'late'],
    ['soup'],
  ])
})
