import { expect, test } from 'vitest'
import { objectiveSentence } from './objective-sentence.ts'

test.each([
  [
    'Keep trucks moving and people safe, the way I did in uniform.',
    'My aim is to keep trucks moving and people safe, the way I did in uniform.',
  ],
  [
    'To check welds, because I know where people hide mistakes.',
    'My aim is to check welds, because I know where people hide mistakes.',
  ],
  [
    'Washing hair at the hospice taught me that care is mostly listening',
    'Washing hair at the hospice taught me that care is mostly listening.',
  ],
  ['Spend my day on the part of school I like', 'My aim is to spend my day on the part of school I like.'],
  ['Work is what I love', 'Work is what I love.'],
  ['Finding out how things break is what I do all day', 'Finding out how things break is what I do all day.'],
  ['I want to learn', 'I want to learn.'],
  ['to teach children', 'My aim is to teach children.'],
])('%j is told as %j', (objective, told) => {
  expect(objectiveSentence(objective)).toEqual([told])
})
