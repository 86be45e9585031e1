import { Hono } from 'hono'
import { type SupportDeps, unsubscribe } from './handlers.ts'

/** What a mail program sends when somebody presses its own unsubscribe button (RFC 8058): a form post, no page, no cookie. */
export function oneClickUnsubscribe(deps: Pick<SupportDeps, 'database' | 'secret'>): Hono {
  const app = new Hono()
  app.post('/newsletter/unsubscribe', async c => {
    await unsubscribe(deps, c.req.query('token') ?? '')
    return c.text('You are off the list.')
  })
  return app
}
