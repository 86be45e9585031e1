import type { Page } from '@playwright/test'
import type { State } from './state.ts'
import { fail, neverAnswered, press } from './steps.ts'

/** Check-in, overview, history and year, from the first entry to hundreds. */
export const WELLNESS_STATES: readonly State[] = [
  { name: 'check-in', path: '/wellness/checkin', who: 'settled' },
  { name: 'check-in, note and tags', path: '/wellness/checkin', who: 'settled', act: openFolds },
  {
    name: 'check-in, crisis words',
    path: '/wellness/checkin',
    who: 'settled',
    act: async page => {
      await page.getByText('Add a note').click()
      await page.getByRole('textbox').first().fill('I do not want to live any more.')
    },
  },
  {
    name: 'overview, pending',
    path: '/wellness/overview',
    who: 'settled',
    ...neverAnswered('/api/check-in-history*'),
  },
  {
    name: 'overview, failed',
    path: '/wellness/overview',
    who: 'settled',
    before: fail('/api/check-in-history*'),
  },
  ...(['overview', 'history', 'year'] as const).flatMap(screen =>
    (['newcomer', 'one', 'three', 'settled', 'many'] as const).map(who => ({
      name: `${screen}, ${who}`,
      path: `/wellness/${screen}`,
      who,
    })),
  ),
  {
    name: 'history, found',
    path: '/wellness/history',
    who: 'settled',
    act: page => page.getByLabel('Search your notes').fill('good'),
  },
  {
    name: 'entry opened',
    path: '/wellness/history',
    who: 'settled',
    act: page => page.getByRole('link', { name: /mood/ }).first().click(),
  },
  { name: 'entry, new', path: '/wellness/entry', who: 'settled' },
  { name: 'year, event', path: '/wellness/year', who: 'settled', act: press('Add an event') },
  { name: 'week', path: '/weekly', who: 'settled' },
  { name: 'week, newcomer', path: '/weekly', who: 'newcomer' },
]

async function openFolds(page: Page) {
  await page.getByText('Add a note').click()
  await page.getByText('Add tags, sleep or hours').click()
}
