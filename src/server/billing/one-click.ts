import { Hono } from 'hono'
import { html } from 'hono/html'
import { type PagePart, PLAIN_PAGE_HEADERS, plainPage } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'
import type { BillingDeps } from './billing-deps.ts'
import { readUnsubscribeToken, switchMailOff, UNSUBSCRIBE_PATH } from './mail-switches.ts'

/** Where the links of mails about the plan lead. A look changes nothing, since programs look at links too; a post does (RFC 8058). */
export function oneClickMailSwitch({ database, secret }: Pick<BillingDeps, 'database' | 'secret'>): Hono {
  const app = new Hono()
  app.use(UNSUBSCRIBE_PATH, async (c, next) => {
    await next()
    for (const [name, value] of PLAIN_PAGE_HEADERS) c.header(name, value)
  })
  app.get(UNSUBSCRIBE_PATH, c => {
    const chosen = readUnsubscribeToken(secret, c.req.query('token') ?? '')
    return chosen ? c.html(ASK) : c.html(UNKNOWN, 404)
  })
  app.post(UNSUBSCRIBE_PATH, async c => {
    const chosen = readUnsubscribeToken(secret, c.req.query('token') ?? '')
    if (!chosen) return c.html(UNKNOWN, 404)
    await switchMailOff(database, chosen)
    return c.html(DONE)
  })
  return app
}

const page = (title: string, body: PagePart) => plainPage(title, body, { band: PRODUCT })
const SETTINGS = html`<a href="/settings#plan">your settings</a>`

const ASK = page(
  'Switch these mails off?',
  html`<p>You would hear no more of this kind by mail. Confirmations of a new subscription are always sent.</p>
    <form method="post"><button class="main">Switch them off</button></form>`,
)

const UNKNOWN = page(
  'This link does not work',
  html`<p>It may have been cut off on its way. You can switch mails off in ${SETTINGS}.</p>`,
)

const DONE = page('These mails are off', html`<p>You can switch them on again in ${SETTINGS}.</p>`)
