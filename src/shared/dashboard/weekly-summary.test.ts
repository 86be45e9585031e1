import { describe, expect, test } from 'vitest'
import type { DashboardSummary } from './get-dashboard.ts'
import { weeklySummary } from './weekly-summary.ts'
import { selfWords, weekFigures, weekName, workWords } from './weekly-words.ts'

/** A Wednesday; its week began on November 9. */
const NOW = Date.parse('2026-11-11T18:00:00Z')
const MATCH = {
  role: 'Nurse Educator',
  match_score: 88,
  salary_range: '$1',
  missing_skills: [{ skill: 'Public Speaking', saved_title: null }],
}
const NOTHING: DashboardSummary = {
  onboarding_completed: true,
  daily_check_ins: true,
  career: { generated_at: null, best_match: null },
  check_ins: { seconds: [], answers: '' },
  learning: { saved_count: 0, current: null, time: [], certificate_count: 0 },
}

/** Check-ins as [time, mood, energy], oldest first. */
function withCheckIns(...checkIns: (readonly [string, number, number])[]): DashboardSummary {
  const newestFirst = checkIns
    .map(([at, ...answers]) => [Date.parse(at) / 1000, ...answers] as const)
    .reverse()
  return {
    ...NOTHING,
    check_ins: {
      seconds: newestFirst.map(([at], index) => (index === 0 ? at : (newestFirst[index - 1]?.[0] ?? 0) - at)),
      answers: newestFirst.map(([, mood, energy]) => `${mood}${energy}`).join(''),
    },
  }
}

const of = (summary: DashboardSummary, asked?: string, timeZone = 'UTC') =>
  weeklySummary(summary, { nowMs: NOW, timeZone, asked })

describe('a week', () => {
  test('runs from Monday to Sunday where the person is; a night belongs to the evening before', () => {
    const summary = withCheckIns(
      ['2026-11-09T07:30:00Z', 5, 3], // 20:30 on Monday in Auckland, 23:30 on Sunday in Los Angeles
      ['2026-11-09T12:00:00Z', 1, 3], // 1:00 on Tuesday in Auckland: still Monday
    )
    expect(of(summary, '2026-11-12', 'Pacific/Auckland').days[0]).toEqual({
      day: '2026-11-09',
      mood: 3,
      energy: 3,
    })
    const there = of(summary, '2026-11-08', 'America/Los_Angeles')
    expect(there.days.map(({ mood }) => mood)).toEqual([null, null, null, null, null, null, 5])
    expect(weekName(there)).toBe('November 2 to 8')
  })

  test.each([
    ['2026-11-11', 'November 9 to 15', true],
    ['2026-12-01', 'November 9 to 15', true],
    ['2026-11-05', 'November 2 to 8', false],
    ['2026-10-01', 'September 28 to October 4', false],
    ['nonsense', 'November 9 to 15', true],
  ])('asked for by %s is that of %s', (asked, name, isCurrent) => {
    const week = of(NOTHING, asked)
    expect([weekName(week), week.isCurrent]).toEqual([name, isCurrent])
  })

  test('leads to the nearest weeks with anything in them, and always to this one', () => {
    const summary = {
      ...withCheckIns(['2026-10-07T12:00:00Z', 3, 3]),
      career: { generated_at: '2026-10-20T12:00:00Z', best_match: MATCH },
      learning: { ...NOTHING.learning, time: [{ learned_on: '2026-11-08', minutes: 10 }] },
    }
    const around = (asked: string) => [of(summary, asked).earlier, of(summary, asked).later]
    expect(around('2026-11-11')).toEqual(['2026-11-02', null])
    expect(around('2026-11-02')).toEqual(['2026-10-19', '2026-11-09'])
    expect(around('2026-10-07')).toEqual([null, '2026-10-19'])
    expect(of(summary, '2026-10-29').hasNews).toBe(false)
  })

  test('has no news where paths were looked for and none matched', () => {
    const career = { generated_at: '2026-11-03T12:00:00Z', best_match: null }
    const nothing = { hasNews: false, hasNewSuggestions: false }
    expect(of({ ...NOTHING, career }, '2026-11-02')).toMatchObject(nothing)
    expect(of({ ...NOTHING, career }).earlier).toBeNull()
    const matched = of({ ...NOTHING, career: { ...career, best_match: MATCH } }, '2026-11-02')
    expect(matched).toMatchObject({ hasNews: true, hasNewSuggestions: true })
  })

  test('has no check-ins of somebody who took the consent to keep them back', () => {
    const summary = { ...withCheckIns(['2026-11-10T12:00:00Z', 3, 3]), daily_check_ins: false }
    expect(of(summary)).toMatchObject({ self: null, hasNews: false, earlier: null })
    expect(of(summary).days[1]).toEqual({ day: '2026-11-10', mood: null, energy: null })
  })
})

describe('one thing about oneself', () => {
  const level = (from: string, days: number, mood: number) =>
    Array.from(
      { length: days },
      (_, index) => [new Date(Date.parse(from) + index * 86_400_000).toISOString(), mood, mood] as const,
    )
  const said = (...checkIns: Parameters<typeof withCheckIns>) =>
    selfWords(of(withCheckIns(...checkIns)))?.text

  test('names the brightest day, the later of two alike, and none where all were alike', () => {
    expect(said(['2026-11-09T12:00:00Z', 2, 5], ['2026-11-10T12:00:00Z', 3, 4])).toBe(
      'You checked in on two days.',
    )
    expect(
      said(['2026-11-09T12:00:00Z', 4, 4], ['2026-11-10T12:00:00Z', 4, 4], ['2026-11-11T12:00:00Z', 2, 2]),
    ).toBe('You checked in on three days; Tuesday was the brightest.')
  })

  test.each([
    [3, 'All in all much like the four weeks before.'],
    [4, 'All in all a little brighter than the four weeks before.'],
    [2, 'Some weeks ask for more than others. Be kind to yourself.'],
  ])('compares a week of %i with the four weeks before', (mood, sentence) => {
    const before = level('2026-10-20T12:00:00Z', 6, 3)
    expect(said(...before, ...level('2026-11-09T12:00:00Z', 3, mood))).toBe(
      `You checked in on three days. ${sentence}`,
    )
    // Too few days on either side, or days of longer ago, are no comparison.
    for (const few of [
      [...before, ...level('2026-11-09T12:00:00Z', 2, mood)],
      [...before.slice(1), ...level('2026-11-09T12:00:00Z', 3, mood)],
      [...level('2026-10-06T12:00:00Z', 6, 3), ...level('2026-11-09T12:00:00Z', 3, mood)],
    ])
      expect(said(...few)).not.toContain(sentence)
  })

  test('never alarms, however low the week was', () => {
    const low = said(...level('2026-10-13T12:00:00Z', 20, 5), ...level('2026-11-09T12:00:00Z', 3, 1))
    expect(low).not.toMatch(/low|risk|warning|burnout|worse|exhaust|below/i)
  })
})

describe('one thing about work', () => {
  const current = { title: 'Plan a course', skill_tag: 'Teaching', progress: 40 }
  const learning = { ...NOTHING.learning, current, time: [{ learned_on: '2026-11-02', minutes: 90 }] }
  const said = (summary: Partial<DashboardSummary>, asked?: string) =>
    workWords(of({ ...NOTHING, ...summary }, asked), { ...NOTHING, ...summary })?.text

  test('is what was learned, before anything else; how far it is, only of a week just past', () => {
    const career = { generated_at: '2026-11-03T12:00:00Z', best_match: MATCH }
    expect(said({ learning, career }, '2026-11-02')).toBe(
      'You logged 1.5h of learning. “Plan a course” is 40% done.',
    )
    const older = { ...learning, time: [{ learned_on: '2026-11-01', minutes: 90 }] }
    expect(said({ learning: older }, '2026-11-01')).toBe('You logged 1.5h of learning.')
  })

  test('is else new suggestions of that week, or what is still missing for the best match', () => {
    const career = { generated_at: '2026-11-03T12:00:00Z', best_match: MATCH }
    expect(said({ career }, '2026-11-02')).toContain('The best match is Nurse Educator, at 88%')
    expect(said({ career })).toBe(
      'Nurse Educator asks for Public Speaking, which is not in your profile yet.',
    )
    expect(said({ career }, '2026-10-26')).toBeUndefined()
    expect(said({})).toBeUndefined()
    const saved = { ...MATCH, missing_skills: [{ skill: 'Public Speaking', saved_title: 'Speak up' }] }
    expect(said({ career: { ...career, best_match: saved } })).toContain('“Speak up” is saved')
  })
})

test('the figures of the days are levels to one decimal, and dashes', () => {
  const week = of(withCheckIns(['2026-11-09T12:00:00Z', 4, 3], ['2026-11-11T12:00:00Z', 5, 5]))
  expect(weekFigures(week).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Mon 3.5',
    'Tue –',
    'Wed 5',
    'Thu –',
    'Fri –',
    'Sat –',
    'Sun –',
  ])
})
