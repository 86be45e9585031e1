// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FEATURE_ROWS } from '#shared/billing/feature-access.ts'
import type { Feature } from '#shared/billing/features.ts'
import { ROUTES } from '#web/routes.tsx'
import { SITE_PAGES } from '#web/site/pages.ts'
import { FEATURES } from './features.ts'

/** The screen that keeps a claim, and a test that would fail if it did not: a file, and words of it. */
type Kept = { on: string; file: string; words: string }

const career = (words: string): Omit<Kept, 'on'> => ({ file: 'src/server/career/career.db.test.ts', words })
const way = (words: string) => ({ file: 'tests/journeys/career-way.spec.ts', words })
const chat = (words: string) => ({ file: 'tests/journeys/chat.spec.ts', words })
const at = (on: string, kept: Omit<Kept, 'on'>): Kept => ({ on, ...kept })

/** Every point of the features page. */
const POINTS: Record<string, Kept> = {
  'Roles close to yours, next to it, and a stretch away': at('/career/suggestions', {
    file: 'src/engine/suggest/choose-suggestions.test.ts',
    words: 'each kind has a place where a role reaches half of the best score',
  }),
  'Refreshed when you ask, otherwise kept for a week': at('/career/suggestions', {
    file: 'src/shared/career/suggestions-age.test.ts',
    words: 'suggestions of %s are shown again',
  }),
  'Every level says what it rests on': at('/career/skills', career('rests on the profile')),
  'Set a level by hand if you know better': at('/career/skills', way('You set this level yourself.')),
  'Search by title, description or skill': at(
    '/learning',
    career('are found by title, description or tag whatever the case'),
  ),
  'Discover, My Learning and Progress in one place': at('/learning', {
    file: 'tests/journeys/learning.spec.ts',
    words: 'My Learning (0)',
  }),
  'A missing fact is left as a blank for you to fill': at('/career/resume', {
    file: 'tests/journeys/resume.spec.ts',
    words: 'blanks?$',
  }),
  'No invented employers, degrees, numbers or dates': at('/career/resume', way('MADE_UP')),
  'Which line shows each requirement, and which are missing': at('/career/ats-optimizer', way('Not found')),
  'Where the proof belongs, what it would gain, and formatting problems': at('/career/ats-optimizer', {
    file: 'src/engine/ats/check-ats.test.ts',
    words: 'formattingIssues',
  }),
  'Salary range and how it has moved': at('/career/market-insights', way('Five years of pay')),
  'Skills that are hot, emerging or less asked for': at('/career/market-insights', {
    file: 'src/engine/market/market-insight.test.ts',
    words: 'hotSkills',
  }),
  'Your conversations are kept for you, and you can delete them': at('/chat', chat('renamed and deleted')),
  'Tell us when an answer helped or missed': at('/chat', chat('Thank you for your suggestion!')),
  'Optional, and never shared without your consent': at('/settings', {
    file: 'tests/journeys/what-leaves.spec.ts',
    words: 'wellness data leaves the device by saving alone',
  }),
  'Reminders and a weekly summary, if you switch them on': at('/weekly', {
    file: 'src/server/dashboard/weekly-mails.db.test.ts',
    words: 'it is off for who never chose',
  }),
  'The indicator, its advice and helplines are free for everyone': at('/wellness/overview', {
    file: 'src/shared/billing/feature-access.test.ts',
    words: 'NEVER_GATED',
  }),
}

/** Every line of the plan table. What a person arranges with us leads to where one asks for it. */
const PLAN_LINES: Record<Feature, Kept> = {
  'career-suggestions': at('/career/suggestions', way('expectSuggestions')),
  'skill-gap': at('/career/skills', way('Priority areas')),
  'resume-generator': at('/career/resume', career('are two a month on Free, exactly')),
  'pdf-export': at('/career/resume', way('Practice_Supervisor_Resume_CoverLetter.docx')),
  'ats-optimizer': at('/career/ats-optimizer', way('ATS analysis completed!')),
  'market-insights': at('/career/market-insights', way('Market insights generated!')),
  'role-demands': at('/career/suggestions', {
    file: 'tests/journeys/career-paths.spec.ts',
    words: 'compared',
  }),
  'chat-coach': at('/chat', {
    file: 'src/server/coach/coach.db.test.ts',
    words: 'on Free the eleventh conversation of a month is refused',
  }),
  'learning-center': at('/learning', { file: 'tests/journeys/learning.spec.ts', words: 'Save progress' }),
  'wellness-tracking': at('/wellness/history', {
    file: 'tests/journeys/wellness.spec.ts',
    words: 'finds it by its words, and sees the year',
  }),
  'tag-effects': at('/wellness/year', {
    file: 'src/server/wellness/context.db.test.ts',
    words: 'effects belong to a plan',
  }),
  'burnout-risk': at('/wellness/overview', {
    file: 'tests/journeys/wellness.spec.ts',
    words: 'below your own usual since',
  }),
  'your-data': at('/settings', {
    file: 'tests/journeys/security.spec.ts',
    words: 'everything downloaded, the account deleted',
  }),
  'priority-support': at('/support/contact', {
    file: 'src/server/support/support.db.test.ts',
    words: 'of somebody with priority support says so in its subject',
  }),
  'api-access': at('/product/api', {
    file: 'src/server/api-v1/api-v1.db.test.ts',
    words: 'end at the limit of the plan',
  }),
  'team-dashboards': at('/product/enterprise', {
    file: 'tests/journeys/site-pages.ts',
    words: '/product/enterprise',
  }),
  'saml-sso': at('/product/enterprise', {
    file: 'tests/journeys/site-pages.ts',
    words: '/product/enterprise',
  }),
}

test('every claim of the features and pricing pages leads to the screen that keeps it, and to a test', () => {
  expect(Object.keys(POINTS)).toEqual(FEATURES.flatMap(({ points }) => points))
  expect(Object.keys(PLAN_LINES)).toEqual(FEATURE_ROWS)
  const paths = [...ROUTES, ...SITE_PAGES].map(({ path }) => path)
  for (const [claim, { on, file, words }] of Object.entries({ ...POINTS, ...PLAN_LINES })) {
    expect(paths, claim).toContain(on)
    expect(readFileSync(file, 'utf8').includes(words), `${claim}: “${words}” in ${file}`).toBe(true)
  }
})
