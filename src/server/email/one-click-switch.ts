import { Hono } from 'hono'
import { html } from 'hono/html'
import { type PagePart, PLAIN_PAGE_HEADERS, plainPage } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'
import { type MailKind, oneClickOwner } from './one-click-link.ts'

type SwitchWords = { ask: string; meaning: string; button: string; off: string; elsewhere: string }

/** Where the small print of a mail leads. A look changes nothing, since programs look at links too; a post does (RFC 8058). */
export function oneClickSwitch(options: {
  kind: MailKind
  secret: string
  words: SwitchWords
  switchOff: (userId: string) => Promise<unknown>
}): Hono {
  const { kind, secret, words, switchOff } = options
  const unknown = page(
    'This link does not work',
    html`<p>It may have been cut off on its way. ${words.elsewhere} in ${SETTINGS}.</p>`,
  )
  const ask = page(
    words.ask,
    html`<p>${words.meaning}</p>
      <form method="post"><button class="main">${words.button}</button></form>`,
  )
  const done = page(words.off, html`<p>You can switch them on again in ${SETTINGS}.</p>`)
  const app = new Hono()
  app.use(kind.path, async (c, next) => {
    await next()
    for (const [name, value] of PLAIN_PAGE_HEADERS) c.header(name, value)
  })
  app.get(kind.path, c =>
    oneClickOwner(secret, kind, c.req.query('token') ?? '') ? c.html(ask) : c.html(unknown, 404),
  )
  app.post(kind.path, async c => {
    const userId = oneClickOwner(secret, kind, c.req.query('token') ?? '')
    if (!userId) return c.html(unknown, 404)
    await switchOff(userId)
    return c.html(done)
  })
  return app
}

const page = (title: string, body: PagePart) => plainPage(title, body, { band: PRODUCT })
const SETTINGS = html`<a href="/settings">your settings</a>`
