import type { Page } from '@playwright/test'

/**
 * Newcomer: has just signed up. One, three, many: a profile and so many check-ins. Settled: a profile, suggestions and forty
 * check-ins. Free: settled, and the trial is over. Subscriber: settled, and has paid.
 */
export type Who = 'visitor' | 'newcomer' | 'one' | 'three' | 'many' | 'settled' | 'free' | 'subscriber'

export type State = {
  name: string
  path: string
  who: Who
  /** What is prepared before the page is opened: an answer that fails, or never comes. */
  before?: (page: Page) => Promise<unknown>
  /** The picture shows something being waited for. */
  isPending?: boolean
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
}
