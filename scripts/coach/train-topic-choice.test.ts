import { expect, test } from 'vitest'
import { chanceOf } from '#engine/coach/topic-choice.ts'
import { trainTopicChoice } from './train-topic-choice.ts'

test('a sign is worth what the examples say, and one that tells nothing hardly anything', () => {
  const example = (asked: number, isAbout: boolean) => ({
    signs: new Map([
      ['any', 1],
      ['asked', asked],
      ['length', 1],
    ]),
    isAbout,
  })
  const model = trainTopicChoice([
    ...Array.from({ length: 90 }, () => example(1, true)),
    ...Array.from({ length: 30 }, () => example(1, false)),
    ...Array.from({ length: 10 }, () => example(0, true)),
    ...Array.from({ length: 90 }, () => example(0, false)),
  ])
  const chance = (asked: number) =>
    chanceOf(
      model,
      new Map([
        ['any', 1],
        ['asked', asked],
        ['length', 1],
      ]),
    )
  expect(chance(1)).toBeCloseTo(0.75, 1)
  expect(chance(0)).toBeCloseTo(0.1, 1)
  expect(model.get('any')).toBeCloseTo(model.get('length') ?? 9, 5)
})
