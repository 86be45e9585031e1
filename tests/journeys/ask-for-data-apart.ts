import type { Page } from '@playwright/test'

/** The first data of a screen comes by calls of their own instead of with the session, so that a test can answer them. */
export function askForDataApart(page: Page) {
  return page.route('**/auth/refresh', route => route.continue({ postData: '{}' }))
}
