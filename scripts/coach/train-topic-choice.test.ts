import { expect, test } from 'vitest'
import { chanceOf } from '#engine/coach/topic-choice.ts'
import { trainTopicChoice } from './train-topic-choice.ts'

const signs = (asked: number, length: number) =>
  new Map([
    ['any', 1],
    ['asked', asked],
    ['length', length],
  ])
const examples = (count: number, asked: number, isAbout: boolean) =>
  Array.from({ length: count }, (_, at) => ({ signs: signs(asked, at % 2), isAbout }))

test('a sign is worth what the examples say, and one that tells nothing hardly anything', () => {
  const model = trainTopicChoice([
    ...examples(90, 1, true),
    ...examples(30, 1, false),
    ...examples(10, 0, true),
    ...examples(90, 0, false),
  ])
  expect(chanceOf(model, signs(1, 0))).toBeCloseTo(0.75, 1)
  expect(chanceOf(model, signs(0, 0))).toBeLessThan(0.2)
  expect(Math.abs(model.get('length') ?? 9)).toBeLessThan(0.1)
})

test('a few examples that a sign tells apart make nothing certain', () => {
  const model = trainTopicChoice([...examples(5, 1, true), ...examples(5, 0, false)])
  expect(chanceOf(model, signs(1, 0))).toBeGreaterThan(0.6)
  expect(chanceOf(model, signs(1, 0))).toBeLessThan(0.9)
})
