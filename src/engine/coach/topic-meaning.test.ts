import { expect, test } from 'vitest'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { topicMeaning } from './topic-meaning.ts'

const [FIRST = 'pay', SECOND = 'pay'] = COACH_TOPICS

test('the topic whose weights fit the meaning is the likeliest, by as much as they fit', () => {
  const weights = new Float32Array(COACH_TOPICS.length * 2)
  weights.set([2, -1, 0, 1])
  const offsets = new Float32Array(COACH_TOPICS.length)
  offsets[1] = 0.5
  const read = topicMeaning(() => Float32Array.of(1, 0.5), { weights, offsets })
  const likely = read('tea')
  // 2 · 1 − 1 · .5 against 1 · .5 + .5.
  expect(Math.log((likely.get(FIRST) ?? 0) / (likely.get(SECOND) ?? 0))).toBeCloseTo(0.5, 5)
  expect([...likely.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
})

test('weights for other topics or another encoder are refused with what to do', () => {
  const read = (topics: number, size: number) =>
    topicMeaning(() => Float32Array.of(1, 2), {
      weights: new Float32Array(topics * size),
      offsets: new Float32Array(topics),
    })('tea')
  expect(() => read(COACH_TOPICS.length - 1, 2)).toThrow('run npm run coach:train')
  expect(() => read(COACH_TOPICS.length, 3)).toThrow('run npm run coach:train')
})
