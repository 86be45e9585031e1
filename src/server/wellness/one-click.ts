import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from '#server/platform/database/database.ts'
import { type PagePart, PLAIN_PAGE_HEADERS, plainPage } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'
import { REMINDER_UNSUBSCRIBE_PATH, reminderOwner } from './reminder-token.ts'
import { checkInReminders } from './tables.ts'

/** Where the small print of a reminder leads. A look changes nothing, since programs look at links too; a post does (RFC 8058). */
export function oneClickReminderSwitch({ database, secret }: { database: Database; secret: string }): Hono {
  const app = new Hono()
  app.use(REMINDER_UNSUBSCRIBE_PATH, async (c, next) => {
    await next()
    for (const [name, value] of PLAIN_PAGE_HEADERS) c.header(name, value)
  })
  app.get(REMINDER_UNSUBSCRIBE_PATH, c =>
    reminderOwner(secret, c.req.query('token') ?? '') ? c.html(ASK) : c.html(UNKNOWN, 404),
  )
  app.post(REMINDER_UNSUBSCRIBE_PATH, async c => {
    const userId = reminderOwner(secret, c.req.query('token') ?? '')
    if (!userId) return c.html(UNKNOWN, 404)
    await database.asSystem(tx =>
      tx.update(checkInReminders).set({ is_on: false }).where(eq(checkInReminders.userId, userId)),
    )
    return c.html(DONE)
  })
  return app
}

const page = (title: string, body: PagePart) => plainPage(title, body, { band: PRODUCT })
const SETTINGS = html`<a href="/settings">your settings</a>`

const ASK = page(
  'Switch reminders off?',
  html`<p>We would not remind you of your check-in any more. Your check-ins stay.</p>
    <form method="post"><button class="main">Switch them off</button></form>`,
)

const UNKNOWN = page(
  'This link does not work',
  html`<p>It may have been cut off on its way. You can switch reminders off in ${SETTINGS}.</p>`,
)

const DONE = page('Reminders are off', html`<p>You can switch them on again in ${SETTINGS}.</p>`)
