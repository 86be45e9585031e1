import { expect, test } from 'vitest'
import { COACH_TOPICS } from '#shared/coach/coach-answer.ts'
import { topicMeaning } from './topic-meaning.ts'

const [FIRST = 'pay', SECOND = 'pay'] = COACH_TOPICS

test('the topic whose weights fit the meaning is the likeliest, by as much as they fit', () => {
  const weights = new Float32Array(COACH_TOPICS.length * 2)
  weights.set([2, -1, 0, 1])
  const offsets = new Float32Array(COACH_TOPICS.length)
  offsets[1] = 0.5
  let encoded = 0
  const read = topicMeaning(
    () => {
      encoded++
      return Float32Array.of(1, 0.5)
    },
    { weights, offsets },
  )
  const likely = read('tea')
  // 2 · 1 − 1 · .5 against 1 · .5 + .5.
  expect(Math.log((likely.get(FIRST) ?? 0) / (likely.get(SECOND) ?? 0))).toBeCloseTo(0.5, 5)
  expect([...likely.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
  expect(read('tea')).toBe(likely)
  expect(encoded).toBe(1)
})
