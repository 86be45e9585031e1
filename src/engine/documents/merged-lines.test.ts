import { expect, test } from 'vitest'
import { withoutMergedLines } from './merged-lines.ts'

const merged =
  'sampling burn and bay water at 8 sites testing for salinity with a field kit before lifting the lid teaching 12 children'

test('a long line of several doings is parted where the next begins', () => {
  expect(withoutMergedLines(merged, 60)).toEqual([
    'sampling burn and bay water at 8 sites',
    'testing for salinity with a field kit before lifting the lid',
    'teaching 12 children',
  ])
})

test('a line that a letter can hold stays whole, as does a long sentence', () => {
  expect(withoutMergedLines(merged, 300)).toEqual([merged])
  const sentence = 'Ran a club of boys testing the water'
  expect(withoutMergedLines(sentence, 10)).toEqual([sentence])
})
