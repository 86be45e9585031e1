import { describe, expect, test } from 'vitest'
import { DAY_MINUTES_MAX } from './learning-progress.ts'
import { planWeek } from './plan-week.ts'

/** A Wednesday. */
const TODAY = '2026-11-18'
const wish = { weekly_minutes: 90, days: [0, 2, 4] as (0 | 2 | 4)[] }
const item = (id: number, more: Partial<Parameters<typeof planWeek>[0]['items'][number]> = {}) => ({
  resource_id: `00000000-0000-4000-8000-00000000000${id}`,
  title: `Resource ${id}`,
  url: `https://example.com/${id}`,
  skill_tag: 'SQL',
  progress: 0,
  is_saved: true,
  length_minutes: null,
  ...more,
})
const plan = (more: Partial<Parameters<typeof planWeek>[0]> = {}) =>
  planWeek({ wish, today: TODAY, time: [], items: [item(1)], energies: null, ...more })
const minutesByDay = (more: Partial<Parameters<typeof planWeek>[0]> = {}) =>
  plan(more).days.map(({ day, minutes }) => [day, minutes])

describe('size', () => {
  test.each([
    [null, 90, 'whole'],
    [[5], 90, 'whole'],
    [[1], 90, 'whole'],
    [[3, 3], 90, 'whole'],
    [[2, 3], 60, 'two thirds'],
    [[2, 2], 60, 'two thirds'],
    [[1, 2], 30, 'one third'],
    [[5, 5, 5], 90, 'whole'],
  ])('energies %j plan %i minutes, never more than wished for', (energies, target, size) => {
    expect(plan({ energies })).toMatchObject({ target_minutes: target, size })
  })

  test.each([
    [13, null, 10],
    [14, [2, 3], 5],
    [105, [2, 3], 70],
    [839, null, 835],
  ])(
    'of %i minutes with energies %j %i are planned: down to five minutes',
    (weekly_minutes, energies, target) => {
      const all = plan({ wish: { weekly_minutes, days: [2] }, energies })
      expect(all.target_minutes).toBe(target)
      expect(all.days.map(({ minutes }) => minutes)).toEqual([Math.min(target, DAY_MINUTES_MAX)])
    },
  )

  test('check-ins that may not be used are not spoken of', () => {
    expect(plan({ energies: null }).energy).toBeNull()
    expect(plan({ energies: [2, 3] }).energy).toEqual({ average: 2.5, count: 2 })
  })
})

describe('days', () => {
  test('what a missed day leaves is caught up with by half of a day at most', () => {
    // Monday is over: 90 minutes on two days would be 45 each, half as much again as 30.
    expect(minutesByDay()).toEqual([
      ['2026-11-18', 45],
      ['2026-11-20', 45],
    ])
    expect(minutesByDay({ today: '2026-11-20' })).toEqual([['2026-11-20', 45]])
    expect(minutesByDay({ today: '2026-11-21' })).toEqual([])
  })

  test('what is logged is taken off, whatever day it was', () => {
    const time = [{ learned_on: '2026-11-17', minutes: 50 }]
    expect(plan({ time }).logged_minutes).toBe(50)
    expect(minutesByDay({ time })).toEqual([
      ['2026-11-17', 0],
      ['2026-11-18', 20],
      ['2026-11-20', 20],
    ])
  })

  test('a day with time logged is done', () => {
    expect(minutesByDay({ time: [{ learned_on: TODAY, minutes: 30 }] })).toEqual([
      [TODAY, 0],
      ['2026-11-20', 45],
    ])
  })

  test('enough is enough', () => {
    const days = plan({ time: [{ learned_on: TODAY, minutes: 120 }] }).days
    expect(days.every(({ minutes }) => minutes === 0)).toBe(true)
  })
})

describe('resources', () => {
  const titles = (items: Parameters<typeof planWeek>[0]['items']) =>
    plan({ items, today: '2026-11-16' }).days.map(({ resource }) => resource?.title)

  test('what was begun comes first, and what is finished or not saved never', () => {
    const items = [
      item(1),
      item(2, { progress: 40 }),
      item(3, { progress: 100 }),
      item(4, { is_saved: false }),
    ]
    expect(titles(items)).toEqual(['Resource 2', 'Resource 2', 'Resource 2'])
  })

  test('a resource whose length is known has its turn until it is used up', () => {
    expect(titles([item(1, { length_minutes: 30 }), item(2)])).toEqual([
      'Resource 1',
      'Resource 2',
      'Resource 2',
    ])
  })

  test('with nothing saved the time is planned all the same', () => {
    expect(titles([])).toEqual([undefined, undefined, undefined])
  })
})
