import type { HonoRequest } from 'hono'
import { html } from 'hono/html'
import { type PagePart, plainPage } from '#server/platform/http/plain-page.ts'
import { PRODUCT } from '#shared/product.ts'

export function sandboxPage(title: string, body: PagePart): PagePart {
  return plainPage(title, body, { band: 'Sandbox, no money moves' })
}

/** The fields of a form; a body that is none has none. */
export function formFields(request: HonoRequest): Promise<Record<string, unknown>> {
  return request.parseBody().catch(() => ({}))
}

export const NO_SUCH_PAGE = sandboxPage(
  'Not found',
  html`<p>There is no such page in the sandbox.</p>${backLink('/', `Back to ${PRODUCT}`)}`,
)

export function backLink(url: string, label: string): PagePart {
  return html`<p><a class="back" href="${url}">${label}</a></p>`
}

export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

export function dateOf(seconds: number, dateStyle: 'long' | 'medium' = 'long'): string {
  return new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle, timeZone: 'UTC' })
}
