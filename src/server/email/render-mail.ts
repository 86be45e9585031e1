import { BRAND } from '#shared/brand.ts'
import { firstName } from '#shared/first-name.ts'
import { PRODUCT } from '#shared/product.ts'
import type { Mail } from './mail-transport.ts'

type MailBody = {
  subject: string
  /** The first stands above code and action, the rest below. */
  paragraphs: readonly string[]
  /** Follows the first paragraph: a column for each label, as high as its share of the whole; null is left empty. */
  columns?: Columns
  action?: { label: string; url: string }
  code?: string
  /** Small print below the closing, which ends in a link. */
  footnote?: Footnote
}
type Columns = { name: string; of: readonly { label: string; text: string; share: number | null }[] }
type Footnote = { text: string; label: string; url: string }

const NAME_MAX_CHARACTERS = 40

/** The one layout of every mail: text and HTML of the same parts, in the same order. */
export function renderMail(to: { id?: string; email: string; name: string }, body: MailBody): Mail {
  const { subject, action, code, columns, footnote } = body
  const [first = '', ...rest] = body.paragraphs
  const name = greetingName(to.name)
  const greeting = name ? `Hello ${name},` : 'Hello,'
  const closing = `Take care,\nthe ${PRODUCT} team`
  const middle = [columns && columnsText(columns), code, action && `${action.label}:\n${action.url}`].filter(
    part => part !== undefined,
  )
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
        columns === undefined ? '' : columnsTable(columns),
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

const COLUMN_MAX_PX = 72

function columnsText({ name, of }: Columns): string {
  return `${name}:\n${of.map(({ label, text }) => `${label} ${text}`).join('  ')}`
}

/** A table, because mail programs show neither SVG nor styles of their own for drawings. */
function columnsTable({ name, of }: Columns): string {
  const bar = (share: number | null) =>
    `<div style="height:${Math.round((share ?? 0) * COLUMN_MAX_PX)}px;margin:4px auto 0;max-width:40px;background:${BRAND.action};border-radius:4px 4px 0 0;font-size:0">&nbsp;</div>`
  const cells = of.map(
    ({ text, share }) =>
      `<td style="vertical-align:bottom;padding:0 3px;border-bottom:1px solid ${BRAND.rule}">${escapeHtml(text)}${share === null ? '' : bar(share)}</td>`,
  )
  const labels = of.map(
    ({ label }) =>
      `<th scope="col" style="padding:4px 3px 0;font-weight:400;color:${BRAND.soft}">${escapeHtml(label)}</th>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;table-layout:fixed;text-align:center;font-size:13px"><caption style="padding:0 0 8px;text-align:left;color:${BRAND.soft}">${escapeHtml(name)}</caption><tr>${cells.join('')}</tr><tr>${labels.join('')}</tr></table>`
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
