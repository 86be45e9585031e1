import { expect, test } from 'vitest'
import { topicsAfter } from '#engine/coach/follow-up-model.ts'
import { trainFollowUps } from './train-follow-ups.ts'

const message = (isStatement: boolean) => ({
  text: 'tea',
  words: ['tea'],
  probabilities: new Map([['pay', 0.5] as const, ['rest', 0.4] as const]),
  cueTopics: [],
  isStatement,
  role: null,
  place: null,
})

test('what is told goes on and what is asked does not, where the examples say so', () => {
  const model = trainFollowUps(
    Array.from({ length: 20 }, (_, at) => ({
      message: message(at % 2 === 0),
      before: ['rest'] as const,
      topics: at % 2 === 0 ? (['rest'] as const) : (['pay'] as const),
    })),
  )
  expect(model.get('asks')).toBeLessThan(-1)
  expect(topicsAfter(model, message(true), ['rest']).get('rest')).toBeGreaterThan(0.7)
  expect(topicsAfter(model, message(false), ['rest']).get('rest')).toBeLessThan(0.3)
})

test('what usually comes after a topic is likelier after it than after another', () => {
  const model = trainFollowUps(
    Array.from({ length: 20 }, (_, at) => ({
      message: message(true),
      before: at % 2 === 0 ? (['job loss'] as const) : (['conflict'] as const),
      topics: at % 2 === 0 ? (['pay'] as const) : (['rest'] as const),
    })),
  )
  const payAfter = (before: 'job loss' | 'conflict') =>
    topicsAfter(model, message(true), [before]).get('pay') ?? 0
  expect(payAfter('job loss')).toBeGreaterThan(0.6)
  expect(payAfter('conflict')).toBeLessThan(0.4)
})
