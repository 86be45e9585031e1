import { expect, test } from 'vitest'
import { withOneWith } from './one-with.ts'

test.each([
  [
    'I taught four trainees, with two of them with dyslexia',
    'I taught four trainees, two of them with dyslexia',
  ],
  [
    'I was sent to coach, with 22 coached, with 20 passed',
    'I was sent to coach, with 22 coached and 20 passed',
  ],
  [
    'I wrote the timetable, with 640 pupils, 48 teachers, no clash',
    'I wrote the timetable, with 640 pupils, 48 teachers and no clash',
  ],
  [
    'I planned 60 moves, 1.2 million miles, no accidents',
    'I planned 60 moves, 1.2 million miles, with no accidents',
  ],
])('%j is %j', (told, whole) => {
  expect(withOneWith(told)).toBe(whole)
})

test.each(['I served 200 covers, with 40 of them gluten free', 'I worked with children, with no accident'])(
  '%j stays',
  told => {
    expect(withOneWith(told)).toBe(told)
  },
)
