import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { BRAND } from '#shared/brand.ts'

const STYLE = `*{box-sizing:border-box}
body{font:16px/1.6 system-ui,sans-serif;margin:0;color:${BRAND.ink};background:${BRAND.paper}}
.band{padding:.6rem 1rem;text-align:center;font-weight:600;color:${BRAND.onAction};background:${BRAND.action}}
main{margin:2rem auto;max-width:34rem;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
form{margin:0}fieldset{border:1px solid ${BRAND.rule};border-radius:8px;background:${BRAND.raised};padding:.5rem 1rem;margin:1rem 0}
legend{padding:0 .4rem}label{display:block;padding:.6rem 0}
button{font:inherit;min-height:44px;padding:.4rem 1rem;border:1px solid ${BRAND.action};border-radius:8px;background:transparent;color:${BRAND.action};cursor:pointer;margin:.25rem .5rem .25rem 0}
button.main{background:${BRAND.action};color:${BRAND.onAction}}
a{color:${BRAND.action}}.back{display:inline-block;padding:.7rem 0}
.alert{border:2px solid ${BRAND.action};border-radius:8px;padding:.6rem 1rem;background:${BRAND.raised}}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .5rem .4rem 0;border-bottom:1px solid ${BRAND.rule}}
.wide{overflow-x:auto}
@media(prefers-color-scheme:dark){body{color:${BRAND.inkDark};background:${BRAND.paperDark}}
fieldset,.alert{background:${BRAND.raisedDark};border-color:${BRAND.actionDark}}
button{border-color:${BRAND.actionDark};color:${BRAND.actionDark}}button.main{background:${BRAND.actionDark};color:${BRAND.paperDark}}
.band{background:${BRAND.actionDark};color:${BRAND.paperDark}}a{color:${BRAND.actionDark}}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const PAGE_HEADERS: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ['Cache-Control', 'no-store'],
  // With less than this the browser would not say where a form was sent from.
  ['Referrer-Policy', 'same-origin'],
]

export type PagePart = ReturnType<typeof html>

export function sandboxPage(title: string, body: PagePart): PagePart {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><div class="band" role="note">Sandbox, no money moves</div><main><h1>${title}</h1>${body}</main></body></html>`
}

export const NO_SUCH_PAGE = sandboxPage('Not found', html`<p>There is no such page in the sandbox.</p>`)

export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

export function longDate(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
