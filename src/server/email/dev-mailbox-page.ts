import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { isLoopbackAddress, isLoopbackHost } from '#server/platform/http/loopback.ts'
import { BRAND } from '#shared/brand.ts'
import { Problem } from '#shared/problem.ts'
import type { DevMail } from './dev-mailbox.ts'
import { listDevMails, readDevMail } from './dev-mailbox.ts'

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** Shows the mails of the dev mailbox to whoever runs the product on their own machine. */
export function devMailboxPage(folder: string): Hono {
  const app = new Hono()
  app.use('/dev/mail/*', async (c, next) => {
    if (!isFromThisMachine(c)) return c.json(new Problem('not_found').body(), 404)
    await next()
    c.header('Content-Security-Policy', PAGE_POLICY)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    c.header('Cache-Control', 'no-store')
  })
  for (const path of ['/dev/mail', '/dev/mail/'])
    app.get(path, async c => c.html(mailList(await listDevMails(folder))))
  app.get('/dev/mail/:id', async c => {
    const found = await readDevMail(folder, c.req.param('id'))
    return found
      ? c.html(mailPage(found))
      : c.html(page('No such mail', html`<p>There is no mail with this number.</p>`), 404)
  })
  return app
}

/** What proxies add; one of them is enough to show that somebody else may be asking. */
const FORWARDING_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

/** Another site can point its own name at this machine, and a proxy here forwards requests of other people. */
function isFromThisMachine(c: Context): boolean {
  const isForwarded = FORWARDING_HEADERS.some(name => c.req.header(name) !== undefined)
  return (
    !isForwarded &&
    isLoopbackHost(c.req.header('host') ?? '') &&
    isLoopbackAddress(getConnInfo(c).remote.address ?? '')
  )
}

function mailList(mails: readonly DevMail[]) {
  return page(
    'Dev mailbox',
    mails.length === 0
      ? html`<p>No mail yet. What the product sends lands here while no SMTP server is set.</p>`
      : html`<ul>${mails.map(
          ({ id, mail }) =>
            html`<li><a href="/dev/mail/${id}">${mail.subject || '(no subject)'}</a><br><small>to ${recipient(mail)} · ${mail.date ?? ''}</small></li>`,
        )}</ul>`,
  )
}

function mailPage({ mail }: DevMail) {
  const links = [...(mail.text ?? '').matchAll(/https?:\/\/\S+/g)].map(match => match[0])
  return page(
    mail.subject || '(no subject)',
    html`<p><a href="/dev/mail">All mails</a></p>
      <p><small>to ${recipient(mail)} · ${mail.date ?? ''}</small></p>
      <pre>${mail.text ?? ''}</pre>
      ${links.length === 0 ? '' : html`<h2>Links</h2><ul>${links.map(link => html`<li><a href="${link}">${link}</a></li>`)}</ul>`}`,
  )
}

function recipient(mail: DevMail['mail']) {
  return mail.to?.map(address => address.address).join(', ') ?? ''
}

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem;color:${BRAND.ink};background:${BRAND.paper}}
pre,a{overflow-wrap:anywhere}pre{white-space:pre-wrap;background:${BRAND.raised};padding:1rem;border-radius:8px}a{color:${BRAND.action}}li{margin:.6rem 0}
@media(prefers-color-scheme:dark){body{color:${BRAND.inkDark};background:${BRAND.paperDark}}pre{background:${BRAND.raisedDark}}a{color:${BRAND.actionDark}}}`

function page(title: string, body: unknown) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`
}
