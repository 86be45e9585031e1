import { afterEach, beforeEach, vi } from 'vitest'
import { type Billing, type SubscriptionInfo, UNSUBSCRIBED } from '#shared/billing/contract.ts'
import { MAYA } from '#web/platform/session.fixture.ts'
import { session } from '#web/platform/session.ts'
import { billingOn } from './billing.fixture.ts'

/** The server's part of billing at the network edge: each test sets what it knows, and reads what was sent. */
export function stubBilling() {
  const server = {
    billing: billingOn('free') as Billing,
    subscription: UNSUBSCRIBED as SubscriptionInfo,
    days: 9,
    /** Overrides the answer of a path. */
    answers: {} as Record<string, (request: Request) => Response | Promise<Response>>,
    sent: [] as { method: string; path: string; body: unknown }[],
  }
  beforeEach(() => {
    Object.assign(server, {
      billing: billingOn('free'),
      subscription: UNSUBSCRIBED,
      days: 9,
      answers: {},
      sent: [],
    })
    session.setSession(MAYA)
    vi.stubGlobal('fetch', async (request: Request) => {
      const path = new URL(request.url).pathname
      const text = await request.clone().text()
      server.sent.push({ method: request.method, path, body: text ? JSON.parse(text) : null })
      const answer = server.answers[path]
      if (answer) return answer(request)
      if (path === '/functions/check-subscription') return Response.json(server.subscription)
      if (path === '/functions/get-trial-days-remaining') return Response.json(server.days)
      if (path === '/api/billing') return Response.json(server.billing)
      throw new Error(`no answer was prepared for ${path}`)
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return server
}

/** What stands in for a tab that a press opens. */
export function stubTab() {
  const tab = {
    closed: false,
    opener: {} as unknown,
    document: { title: '', body: { textContent: '' } },
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  vi.stubGlobal('open', () => tab)
  return tab
}
