import type { Page } from '@playwright/test'

export type State = {
  name: string
  path: string
  /** Free: settled, and the trial is over. */
  who: 'visitor' | 'newcomer' | 'settled' | 'free'
  /** What is prepared before the page is opened: an answer that fails, or never comes. */
  before?: (page: Page) => Promise<unknown>
  /** The picture shows something being waited for. */
  isPending?: boolean
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
}
