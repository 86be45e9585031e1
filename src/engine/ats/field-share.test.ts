import { expect, test } from 'vitest'
import { fieldShare, isOtherField, neighborShare } from './work-field.ts'

const share = (centered: number, title: number) =>
  fieldShare({ field: { plain: 0, centered, isKnown: true }, title, tasks: 0, isInSetting: false })

test('of two résumés of other fields the one whose words or titles are nearer keeps more of its points', () => {
  expect(share(0, 0)).toBe(0.1)
  expect(share(0.1, 0)).toBeGreaterThan(share(0.05, 0))
  expect(share(0, 0.2)).toBeGreaterThan(share(0.1, 0))
  expect(share(0.41, 0)).toBe(1)
})

test('words and titles together make a neighbor, neither alone', () => {
  const near = (centered: number, title: number, isKnown = true) =>
    neighborShare({ field: { plain: 0, centered, isKnown }, title, tasks: 0, isInSetting: false })
  expect(near(0.3, 0.7)).toBeCloseTo(0.1)
  expect(near(0.1, 0.4)).toBe(0)
  expect(near(0.3, 0.45)).toBeGreaterThan(near(0.25, 0.4))
  expect(near(0.3, 0.7, false)).toBe(0)
})

test('who names so many of the tasks under a title near the role is of the field, however terse', () => {
  const isOther = (title: number, tasks: number, centered: number) =>
    isOtherField({ field: { plain: 0, centered, isKnown: true }, title, tasks, isInSetting: false })
  expect(isOther(0.5, 0.5, 0.25)).toBe(false)
  expect(isOther(0.3, 0.5, 0.25)).toBe(true)
  expect(isOther(0.5, 0.35, 0.25)).toBe(true)
  expect(isOther(0.5, 0.5, 0.1)).toBe(true)
})

test('the very title in another industry, with few words and tasks of this one, is another field', () => {
  const isOther = (tasks: number, centered: number) =>
    isOtherField({ field: { plain: 0, centered, isKnown: true }, title: 1, tasks, isInSetting: false })
  expect(isOther(0.16, 0.247)).toBe(true)
  expect(isOther(0.16, 0.26)).toBe(false)
  expect(isOther(0.26, 0.1)).toBe(false)
})
