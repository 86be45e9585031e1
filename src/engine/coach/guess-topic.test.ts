import { expect, test } from 'vitest'
import { countTopics, guessTopic } from './guess-topic.ts'

const counts = countTopics([
  { topic: 'rest', words: ['i', 'drag', 'myself', 'out', 'of', 'bed'] },
  { topic: 'rest', words: ['no', 'sleep', 'in', 'my', 'bed'] },
  { topic: 'pay', words: ['what', 'do', 'i', 'take', 'home'] },
])
const guess = (text: string) => guessTopic(counts, text.split(' '))

test('the topic whose messages share most words is taken', () => {
  expect(guess('can not get out of bed')).toBe('rest')
  expect(guess('what would i take home')).toBe('pay')
})

test('one shared word is no ground for a guess', () => {
  expect(guess('the bed was sold')).toBeNull()
})

test('words that stand under two topics alike decide nothing', () => {
  const even = countTopics([
    { topic: 'rest', words: ['a', 'b'] },
    { topic: 'pay', words: ['a', 'b'] },
  ])
  expect(guessTopic(even, ['a', 'b'])).toBeNull()
})
