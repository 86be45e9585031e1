import { BRAND } from '#shared/brand.ts'
import { firstName } from '#shared/first-name.ts'
import { PRODUCT } from '#shared/product.ts'
import type { Mail } from './mail-transport.ts'

type MailBody = {
  subject: string
  /** The first stands above code and action, the rest below. */
  paragraphs: readonly string[]
  action?: { label: string; url: string }
  code?: string
  /** Small print below the closing, which ends in a link. */
  footnote?: Footnote
}
type Footnote = { text: string; label: string; url: string }

const NAME_MAX_CHARACTERS = 40

/** The one layout of every mail: text and HTML of the same parts, in the same order. */
export function renderMail(to: { id?: string; email: string; name: string }, body: MailBody): Mail {
  const { subject, action, code, footnote } = body
  const [first = '', ...rest] = body.paragraphs
  const name = greetingName(to.name)
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const closing = `Take care,\nthe ${PRODUCT} team`
  const middle = [code, action && `${action.label}:\n${action.url}`].filter(part => part !== undefined)
  const last = footnote === undefined ? [] : [`${footnote.text} ${footnote.label}:\n${footnote.url}`]
  return {
    to: to.email,
    ownerId: to.id,
    subject,
    text: `${[greeting, first, ...middle, ...rest, closing, ...last].join('\n\n')}\n`,
    html: page(
      [
        paragraph(greeting),
        paragraph(first),
        code === undefined ? '' : codeBlock(code),
        action === undefined ? '' : button(action),
        ...rest.map(paragraph),
        paragraph(closing),
        footnote === undefined ? '' : smallPrint(footnote),
      ].join(''),
    ),
  }
}

/** A name is someone's own text: a link in it must not look like ours. */
function greetingName(name: string): string {
  return firstName(name.replace(/[./:<>]+/g, ' ')).slice(0, NAME_MAX_CHARACTERS)
}

const FONT = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif"

function page(content: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>',
    `<body style="margin:0;padding:24px 12px;background:${BRAND.paper};color:${BRAND.ink};${FONT};font-size:16px;line-height:1.55">`,
    `<div style="max-width:560px;margin:0 auto;background:${BRAND.raised};border:1px solid ${BRAND.rule};border-radius:12px;overflow:hidden">`,
    `<div style="padding:16px 28px;background:${BRAND.action};color:${BRAND.onAction};font-size:20px;font-weight:600">${PRODUCT}</div>`,
    `<div style="padding:20px 28px">${content}</div></div></body></html>`,
  ].join('')
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

function codeBlock(code: string): string {
  return `<p style="margin:0 0 16px;font-size:28px;letter-spacing:6px"><strong>${escapeHtml(code)}</strong></p>`
}

function button({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BRAND.action};color:${BRAND.onAction};text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`
}

function smallPrint({ text, label, url }: Footnote): string {
  return `<p style="margin:24px 0 0;font-size:13px;color:${BRAND.soft}">${escapeHtml(text)} <a href="${escapeHtml(url)}" style="color:${BRAND.action}">${escapeHtml(label)}</a></p>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign)
}
