import type { Page, Route } from '@playwright/test'
import { askForDataApart } from '#tests/journeys/ask-for-data-apart.ts'
import type { State } from './state.ts'

export function press(name: string | RegExp) {
  return (page: Page) => page.getByRole('button', { name }).first().click()
}

export function neverAnswered(path: string): Pick<State, 'before' | 'isPending'> {
  return {
    isPending: true,
    before: async page => {
      await askForDataApart(page)
      await page.route(`**${path}`, () => {})
    },
  }
}

export function fail(path: string) {
  return async (page: Page) => {
    await askForDataApart(page)
    await page.route(`**${path}`, (route: Route) =>
      route.fulfill({
        status: 500,
        json: { message: 'Something went wrong.', details: null, hint: null, code: 'internal' },
      }),
    )
  }
}
