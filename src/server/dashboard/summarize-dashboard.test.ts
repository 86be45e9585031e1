import { expect, test } from 'vitest'
import { type DashboardFacts, summarizeDashboard } from './summarize-dashboard.ts'

const NOBODY: DashboardFacts = {
  profile: { onboarding_completed: false, daily_check_ins: true, skills: [] },
  made: { suggestions: [], generated_at: null },
  history: { seconds: [], answers: '' },
  learning: { saved: [], items: [], time: [], certificates: [] },
}

function role(name: string, match_score: number, key_skills: string[]) {
  return { role: name, match_score, salary_range: '$50,000 - $60,000', key_skills }
}

test('a newcomer has nothing, and nothing is made up', () => {
  expect(summarizeDashboard(NOBODY)).toEqual({
    onboarding_completed: false,
    daily_check_ins: true,
    career: { generated_at: null, best_match: null },
    check_ins: { seconds: [], answers: '' },
    learning: { saved_count: 0, current: null, time: [], certificate_count: 0 },
  })
})

test('the best match is the highest score, with the skills it lacks and what was saved for each', () => {
  const { career } = summarizeDashboard({
    ...NOBODY,
    profile: { ...NOBODY.profile, skills: ['Patient Care'] },
    made: {
      suggestions: [
        role('Clerk', 71, ['Typing']),
        role('Nurse Educator', 88, ['Care', 'Public Speaking', 'Curriculum Design']),
        role('Coach', 80, ['Listening']),
      ],
      generated_at: '2026-11-12T09:00:00.000Z',
    },
    learning: {
      ...NOBODY.learning,
      saved: [
        { id: 'a', title: 'Watercolor', tags: ['Painting'] },
        { id: 'b', title: 'Finished talks', tags: ['Public Speaking'] },
        { id: 'c', title: 'Speak up', tags: ['Leadership', 'public speaking'] },
        { id: 'd', title: 'An older talk course', tags: ['Public Speaking'] },
      ],
      items: [item('b', 100)],
    },
  })
  expect(career.best_match).toEqual({
    role: 'Nurse Educator',
    match_score: 88,
    salary_range: '$50,000 - $60,000',
    missing_skills: [
      { skill: 'Public Speaking', saved_title: 'Speak up' },
      { skill: 'Curriculum Design', saved_title: null },
    ],
  })
})

test.for([
  [[item('saved', 0), item('begun', 30), item('done', 100)], 'begun'],
  [[item('done', 100), item('saved', 0)], 'saved'],
  [[item('done', 100)], 'done'],
] as const)('of %j, %s is what is being learned', ([items, expected]) => {
  const { learning } = summarizeDashboard({ ...NOBODY, learning: { ...NOBODY.learning, items } })
  expect(learning.current?.title).toBe(expected)
})

function item(name: string, progress: number) {
  return { resource_id: name, title: name, skill_tag: 'Art', progress }
}
