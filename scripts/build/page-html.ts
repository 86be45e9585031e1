import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTACT_META, CONTACT_PLACEHOLDERS, contactList, ORIGIN_PLACEHOLDER } from '#shared/installation.ts'
import { contentSecurityPolicy, metaPolicy } from './security-policy.ts'

/** The styles that prerendered pages carry inline, by the frame around them. */
export const INLINE_STYLES = {
  site: 'src/web/site/site.css',
  account: 'src/web/account/account.css',
  /** For the application, which links the rest: a stylesheet that comes later must not declare them again. */
  fonts: 'src/web/ui/fonts.css',
} as const

type InlineStyles = keyof typeof INLINE_STYLES

export type ListedPage = {
  path: string
  title: string
  description: string
  unlisted: boolean
  styles: InlineStyles
}

export type Page =
  | ({ kind: 'page'; body: string } & ListedPage)
  | { kind: 'app' | 'not-found'; title: string; body: string }

/** Where scripts find the addresses of the installation. */
export const CONTACT_TAG = `<meta name="${CONTACT_META}" content="${contactList(CONTACT_PLACEHOLDERS)}" />`

const NOT_FOR_SEARCH = '<meta name="robots" content="noindex" />'

export type Template = {
  html: string
  /** The address of the whole stylesheet, and what prerendered pages carry of it. */
  stylesheet: string
  inlineStyles: Record<InlineStyles, string>
  fonts: string[]
  /** The main chunk and what it imports at once. */
  mainChunks: string[]
}

type Chunk = { file: string; imports?: string[]; css?: string[] }

const STYLES_MARK = '<!--styles-->'
const SHELL = 'src/web/shell/app-shell.tsx'

export async function readTemplate(out: string, chunksFile: string): Promise<Template> {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  if (!html.includes(STYLES_MARK)) throw new Error(`The built index.html has no ${STYLES_MARK}.`)
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(chunksFile, 'utf8'))
  const [stylesheet, ...others] = chunks[SHELL]?.css ?? []
  if (!stylesheet || others.length > 0) throw new Error('The shell does not have exactly one stylesheet.')
  const built = (source: string) => readFile(join(out, chunks[source]?.file ?? ''), 'utf8')
  const inlineStyles = {
    site: await built(INLINE_STYLES.site),
    account: await built(INLINE_STYLES.account),
    fonts: await built(INLINE_STYLES.fonts),
  }
  const fonts = [...inlineStyles.site.matchAll(/url\("?(\/assets\/[^)"]*-latin-wght-normal[^)"]*)"?\)/g)].map(
    ([, url]) => url ?? '',
  )
  return { html, stylesheet, inlineStyles, fonts, mainChunks: withImports(chunks, 'src/web/main.tsx') }
}

export function pageHtml(template: Template, page: Page) {
  const css = template.inlineStyles[stylesOf(page)]
  const policy = contentSecurityPolicy({
    scriptHashes: inlineScripts(template.html).map(sha256),
    styleHashes: [sha256(css)],
  })
  assertQuietMarkup(page)

  const head = [
    `<title>${escaped(page.title)}</title>`,
    ...(page.kind === 'page' ? searchTags(page) : [NOT_FOR_SEARCH]),
    CONTACT_TAG,
    ...template.fonts.map(
      font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
    ),
  ].join('\n    ')
  const mark =
    page.kind === 'page'
      ? ` data-prerendered="${page.path}"`
      : page.kind === 'not-found'
        ? ' data-prerendered="not-found" data-eager=""'
        : ''
  const preloads =
    page.kind === 'app'
      ? template.mainChunks
          .map(file => `<link rel="modulepreload" crossorigin href="/${file}" />`)
          .join('\n    ')
      : ''

  // A replacement function: in a string, "$&" inside the CSS or a page would be read as a pattern.
  const html = template.html
    .replace(
      '<!--policy-->',
      () => `<meta http-equiv="Content-Security-Policy" content="${escaped(metaPolicy(policy))}" />`,
    )
    .replace('<!--head-->', () => head)
    .replace(STYLES_MARK, () =>
      page.kind === 'app'
        ? `<style>${css}</style>\n    <link rel="stylesheet" crossorigin href="/${template.stylesheet}" />\n    ${preloads}`
        : `<style>${css}</style>`,
    )
    .replace('<div id="root"></div>', () => `<div id="root"${mark}>${page.body}</div>`)
  return { html, policy }
}

function stylesOf(page: Page): InlineStyles {
  if (page.kind === 'app') return 'fonts'
  return page.kind === 'page' ? page.styles : 'site'
}

function searchTags(page: ListedPage) {
  if (page.unlisted) return [NOT_FOR_SEARCH]
  const address = `${ORIGIN_PLACEHOLDER}${page.path}`
  return [
    `<meta name="description" content="${escaped(page.description)}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escaped(page.title)}" />`,
    `<meta property="og:description" content="${escaped(page.description)}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:site_name" content="Waywell" />`,
    `<meta property="og:image" content="${ORIGIN_PLACEHOLDER}/social-card.png" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta property="og:image:alt" content="Find your path. Protect your wellbeing." />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ]
}

/** The policy blocks style attributes and unhashed scripts; a page that has them would be broken in the browser only. */
function assertQuietMarkup(page: Page) {
  const found = /<script|<style|<template|\sstyle="/.exec(page.body)
  if (found)
    throw new Error(`${page.title}: the prerendered page contains ${found[0]}, which the policy blocks.`)
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script ?? '')
}

function sha256(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

export function withImports(chunks: Record<string, Chunk>, name: string, seen = new Set<string>()): string[] {
  const chunk = chunks[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(one => withImports(chunks, one, seen))]
}
