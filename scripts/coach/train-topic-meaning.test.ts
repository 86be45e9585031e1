import { expect, test } from 'vitest'
import { topicMeaning } from '#engine/coach/topic-meaning.ts'
import type { CoachTopic } from '#shared/coach/coach-answer.ts'
import { trainTopicMeaning } from './train-topic-meaning.ts'

const example = (meaning: number[], ...topics: CoachTopic[]) => ({
  meaning: Float32Array.from(meaning),
  topics,
})
/** The first number tells pay from rest; the second is a thousand times larger and tells nothing. */
const examples = Array.from({ length: 12_000 }, (_, at) => {
  const other = 1000 * ((at * 7) % 13)
  return at % 2 === 0 ? example([0.1, other], 'pay') : example([-0.1, other], 'rest')
})

test('what tells topics apart is learned, however small its numbers are', () => {
  const read = topicMeaning(text => Float32Array.of(Number(text), 6000), trainTopicMeaning(examples))
  expect(read('0.1').get('pay')).toBeGreaterThan(0.5)
  expect(read('-0.1').get('rest')).toBeGreaterThan(0.5)
})

test('the same examples give the same weights', () => {
  expect(trainTopicMeaning(examples)).toEqual(trainTopicMeaning(examples))
})

test('a message about two things is half about each', () => {
  const both = [
    ...examples,
    ...Array.from({ length: 6000 }, () => example([0.5, 6000], 'resume', 'interview')),
  ]
  const read = topicMeaning(text => Float32Array.of(Number(text), 6000), trainTopicMeaning(both))
  const likely = read('0.5')
  expect(likely.get('resume')).toBeCloseTo(likely.get('interview') ?? 0, 1)
  expect((likely.get('resume') ?? 0) + (likely.get('interview') ?? 0)).toBeGreaterThan(0.6)
})
