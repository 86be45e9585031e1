import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { SandboxAccount } from '#server/payments/sandbox/account.ts'
import type { SandboxEvent } from '#server/payments/sandbox/base-objects.ts'
import { checkoutPages } from '#server/payments/sandbox/checkout-page.ts'
import { portalPages } from '#server/payments/sandbox/portal-page.ts'
import type { Happen } from '#server/payments/sandbox/store.ts'

export const PAGES_PATH = '/pay'

/** Where a browser pays and manages, in place of Stripe's own pages; what happens there is reported before the page answers. */
export function stripePages(
  account: SandboxAccount,
  report: (event: SandboxEvent) => Promise<unknown>,
): RequestListener {
  const happen: Happen = async (_ids, work) => {
    const { result, events } = work(account)
    for (const event of events) await report(event)
    return result
  }
  const pages = new Hono()
  pages.route(`${PAGES_PATH}/checkout`, checkoutPages(happen))
  pages.route(`${PAGES_PATH}/portal`, portalPages(happen))
  return getRequestListener(pages.fetch)
}
