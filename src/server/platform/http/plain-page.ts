import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { BRAND } from '#shared/brand.ts'

const STYLE = `:root{color-scheme:light dark;accent-color:var(--action);
--paper:light-dark(${BRAND.paper},${BRAND.paperDark});--raised:light-dark(${BRAND.raised},${BRAND.raisedDark});
--ink:light-dark(${BRAND.ink},${BRAND.inkDark});--soft:light-dark(${BRAND.soft},${BRAND.softDark});--rule:light-dark(${BRAND.rule},${BRAND.ruleDark});
--action:light-dark(${BRAND.action},${BRAND.actionDark});--on-action:light-dark(${BRAND.onAction},${BRAND.paperDark});--wrong:light-dark(${BRAND.wrong},${BRAND.wrongDark})}
*{box-sizing:border-box}
body{font:16px/1.6 system-ui,sans-serif;margin:0;color:var(--ink);background:var(--paper)}
.band{padding:.6rem 1rem;text-align:center;font-weight:600;color:var(--on-action);background:var(--action)}
main{margin:2rem auto;max-width:36rem;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}p{margin:.5rem 0}
.price{font-size:1.25rem;font-weight:600}.soft{color:var(--soft)}
form{margin:0}fieldset{border:1px solid var(--rule);border-radius:10px;background:var(--raised);padding:.25rem 1rem .5rem;margin:1rem 0}
legend{padding:0 .4rem;font-weight:600}
label{display:flex;gap:.75rem;align-items:baseline;padding:.6rem 0;cursor:pointer}label+label{border-top:1px solid var(--rule)}
label b{display:block;font-variant-numeric:tabular-nums}input[type=radio]{flex:none;width:1.1rem;height:1.1rem;margin:0;translate:0 .15rem}
button{font:inherit;min-height:44px;padding:.4rem 1rem;border:1px solid var(--action);border-radius:8px;background:transparent;color:var(--action);cursor:pointer;margin:.25rem .5rem .25rem 0}
button.main{background:var(--action);color:var(--on-action);font-weight:600}
a{color:var(--action)}.back{display:inline-block;padding:.7rem 0}
:focus-visible{outline:2.5px solid var(--action);outline-offset:2px}
.alert{border:1px solid var(--wrong);border-left-width:6px;border-radius:8px;padding:.6rem 1rem;margin:1rem 0;color:var(--wrong);background:var(--raised);font-weight:600}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--rule);white-space:nowrap}
.wide{overflow-x:auto}
@media(max-width:30rem){button{width:100%;margin-right:0}table{font-size:.875rem}th,td{padding-right:.5rem}}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** To be set on every answer with such a page. */
export const PLAIN_PAGE_HEADERS: readonly [string, string][] = [
  [
    'Content-Security-Policy',
    `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  ],
  ['Cache-Control', 'no-store'],
  // With less than this the browser would not say where a form was sent from.
  ['Referrer-Policy', 'same-origin'],
]

export type PagePart = ReturnType<typeof html>

type PageOptions = {
  /** A line across the top of the page. */
  band?: string
}

/** A page that needs no script and nothing of the built ones. */
export function plainPage(title: string, body: PagePart, { band }: PageOptions = {}): PagePart {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body>${band === undefined ? '' : html`<header class="band">${band}</header>`}<main><h1>${title}</h1>${body}</main></body></html>`
}
