import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '#server/platform/database/database.ts'
import { PLAIN_PAGE_HEADERS } from '#server/platform/http/plain-page.ts'
import type { Background } from '#server/platform/jobs/background.ts'
import type { Log } from '#server/platform/log.ts'
import { answerStripe, refused } from './api.ts'
import type { SandboxEvent, SandboxInterval } from './base-objects.ts'
import { passTime } from './checkout-life.ts'
import { checkoutPages } from './checkout-page.ts'
import { NO_SUCH_PAGE } from './page.ts'
import { portalPages } from './portal-page.ts'
import { databaseStore, type Happen } from './store.ts'

export const SANDBOX_PRICES = { month: 'price_sandbox_month', year: 'price_sandbox_year' } as const
const PRODUCT = 'prod_sandbox_professional'
const PAGES_PATH = '/sandbox'
/** Of a form with two short fields. */
const FORM_MAX_BYTES = 10_000

export type SandboxOptions = {
  database: Database
  background: Background
  log: Log
  publicUrl: URL
  secretKey: string
  webhookSecret: string
  /** In cents. */
  amounts: Record<SandboxInterval, number>
  /** Hands a signed event to the route that takes events. */
  deliver: (body: string, signature: string) => Promise<Response>
  now?: () => number
}

/** A payment provider inside the server, in which no money moves: its HTTP API, and its pages. */
export function createSandbox(options: SandboxOptions): { fetch: typeof fetch; pages: Hono } {
  const { database, background, log, publicUrl, amounts, now = Date.now } = options
  const store = databaseStore(database, {
    prices: (['month', 'year'] as const).map(interval => ({
      id: SANDBOX_PRICES[interval],
      product: PRODUCT,
      interval,
      amount: amounts[interval],
    })),
    pagesUrl: publicUrl.origin + PAGES_PATH,
    now,
  })

  const happen: Happen = async (ids, work) => {
    const { result, events } = await store.change(ids, account => {
      const passed = passTime(account)
      const { result, events } = work(account)
      return { result, events: [...passed, ...events] }
    })
    if (events.length > 0) background.run('sandbox_events', () => report(events))
    return result
  }

  async function report(events: readonly SandboxEvent[]): Promise<void> {
    const { default: Stripe } = await import('stripe')
    for (const event of events) {
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: options.webhookSecret })
      const { ok, status } = await options.deliver(payload, signature)
      if (!ok) log.warn('sandbox_event_refused', { type: event.type, status })
    }
  }

  const pages = new Hono()
  pages.use(`${PAGES_PATH}/*`, async (c, next) => {
    // Another site must not press the buttons of these pages for somebody.
    if (c.req.method === 'POST' && c.req.header('origin') !== publicUrl.origin)
      return c.text('Forbidden', 403)
    await next()
    for (const [name, value] of PLAIN_PAGE_HEADERS) c.header(name, value)
  })
  pages.use(
    `${PAGES_PATH}/*`,
    bodyLimit({
      maxSize: FORM_MAX_BYTES,
      // The rest of it stays unread, so nothing more can be asked on this connection.
      onError: c => c.text('Payload Too Large', 413, { Connection: 'close' }),
    }),
  )
  pages.route(`${PAGES_PATH}/checkout`, checkoutPages(happen))
  pages.route(`${PAGES_PATH}/portal`, portalPages(happen))
  pages.all(`${PAGES_PATH}/*`, c => c.html(NO_SUCH_PAGE, 404))
  return { fetch: (input, init) => answer(happen, options.secretKey, new Request(input, init)), pages }
}

async function answer(happen: Happen, secretKey: string, request: Request): Promise<Response> {
  const { method, headers } = request
  const { pathname, searchParams } = new URL(request.url)
  const params = method === 'POST' ? new URLSearchParams(await request.text()) : searchParams
  const idempotencyKey = headers.get('idempotency-key')
  const { status, body } =
    headers.get('authorization') === `Bearer ${secretKey}`
      ? await happen(mentionedIds(pathname, params, idempotencyKey), account => {
          const answered = answerStripe(account, { method, path: pathname, params, idempotencyKey })
          return { result: answered, events: answered.events }
        })
      : refused(401, 'invalid_request_error', 'Invalid API Key provided.')
  return Response.json(body, { status, headers: { 'request-id': `req_${crypto.randomUUID()}` } })
}

const ID = /^[a-z]+_\w+$/

function mentionedIds(path: string, params: URLSearchParams, key: string | null): string[] {
  const ids = [...path.split('/'), ...params.values()].filter(text => ID.test(text))
  return key === null ? ids : [...ids, key]
}
