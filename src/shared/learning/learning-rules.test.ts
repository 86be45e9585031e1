import { expect, test } from 'vitest'
import { SAMPLE_LEARNING } from './sample-figures.ts'
import { skillProgress } from './skill-progress.ts'
import { hoursText, weekOfLearning } from './week-of-learning.ts'

const logged = (learned_on: string, minutes: number) => ({ id: 'x', resource_id: null, learned_on, minutes })

test('a week is Monday to Sunday, and a day of the week before or after does not count', () => {
  // 15 November 2026 is a Sunday.
  const time = [
    logged('2026-11-08', 500),
    logged('2026-11-09', 10),
    logged('2026-11-15', 20),
    logged('2026-11-15', 15),
    logged('2026-11-16', 700),
  ]
  const week = weekOfLearning(time, '2026-11-15')
  expect(week.map(({ minutes }) => minutes)).toEqual([10, 0, 0, 0, 0, 0, 35])
  expect([week[0]?.day, week[6]?.day]).toEqual(['2026-11-09', '2026-11-15'])
  expect(weekOfLearning(time, '2026-11-16')[0]).toEqual({ name: 'Mon', day: '2026-11-16', minutes: 700 })
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1h'],
  [270, '4.5h'],
  [274, '4.6h'],
])('%i minutes read %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text)
})

test('a skill stands at the mean of its resources, the furthest first', () => {
  const items = [
    { skill_tag: 'SQL', progress: 100 },
    { skill_tag: 'Writing', progress: 75 },
    { skill_tag: 'SQL', progress: 15 },
  ]
  expect(skillProgress(items)).toEqual([
    { skill: 'Writing', progress: 75, completed: 0, count: 1 },
    { skill: 'SQL', progress: 58, completed: 1, count: 2 },
  ])
})

test('somebody without any learning sees these sample figures', () => {
  expect(SAMPLE_LEARNING).toEqual({ hours: '4.5h', certificates: 1, progress: 65 })
})
