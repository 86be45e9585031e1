import { expect, test } from 'vitest'
import { tokenize } from './tokenizer.ts'

const PIECES = ['', '▁', '▁re', '▁rest', 'st', 's', 't', 'ing', '▁a']
const SCORES = [0, -6, -4, -9, -4, -5, -5, -3, -2]
const read = (text: string, scores = SCORES) =>
  tokenize(
    {
      ids: new Map(PIECES.flatMap((piece, id) => (piece === '' ? [] : [[piece, id]]))),
      scores: Float32Array.from(scores),
      longest: 5,
    },
    text,
  ).map(id => PIECES[id])

test('of all ways to cut a word the likeliest is taken', () => {
  expect(read('resting')).toEqual(['▁re', 'st', 'ing'])
  // One piece of −7 is likelier than two of −4 each.
  expect(read('resting', SCORES.with(3, -7))).toEqual(['▁rest', 'ing'])
})

test('capitals, spaces of any kind and written forms of a letter make no difference', () => {
  expect(read('  A\n\n Rest ')).toEqual(['▁a', '▁re', 'st'])
  expect(read('ａ')).toEqual(['▁a'])
  expect(read('a’t')).toEqual(read("a't"))
})

test('letters in a row that no piece has are one unknown', () => {
  expect(read('a xyz a')).toEqual(['▁a', '▁', '', '▁a'])
})

test('a letter that takes two places counts as one', () => {
  expect(read('a 🙂🙂 rest')).toEqual(['▁a', '▁', '', '▁re', 'st'])
})

test('nothing is no piece', () => {
  expect(read('   ')).toEqual([])
})
