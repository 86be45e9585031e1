import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTACT_META, CONTACT_PLACEHOLDERS, contactList, ORIGIN_PLACEHOLDER } from '#shared/installation.ts'
import { CHUNK_GROUPS } from './chunk-groups.ts'
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

/** A signed-in screen, drawn for somebody of whom nothing is known yet. */
export type SignedInScreen = {
  path: string
  title: string
  /** What it asks for at once, by the hash of its address. */
  firstData: Readonly<Record<string, readonly string[]>>
}

/** What an inline script draws when the first data is there, from these templates, before the application. */
export type DrawnEarly = { templates: string /** The file of the script. */; source: string }

export type Page =
  | ({ kind: 'page'; body: string } & ListedPage)
  | ({
      kind: 'screen'
      body: string
      component: string
      early?: { templates: string; script: string } | undefined
    } & SignedInScreen)
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
  /** The whole stylesheet and the fonts, for pages that are drawn at build. */
  wholeStyles: string
  /** The script in the head of signed-in screens. */
  headStart: string
  /** The main chunk and what it imports at once. */
  mainChunks: string[]
  /** All that a signed-in screen needs before it takes over its page, by the name of its component. */
  screenChunks: (component: string) => string[]
}

export type Chunk = {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}

const STYLES_MARK = '<!--styles-->'
const MAIN = 'src/web/main.tsx'
const SHELL = 'src/web/shell/app-shell.tsx'
const HEAD_START = 'src/web/head-start.js'

export async function readTemplate(out: string, chunksFile: string): Promise<Template> {
  const html = await readFile(join(out, 'index.html'), 'utf8')
  if (!html.includes(STYLES_MARK)) throw new Error(`The built index.html has no ${STYLES_MARK}.`)
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(chunksFile, 'utf8'))
  const [stylesheet, ...others] = chunks[chunkOf(chunks, SHELL)]?.css ?? []
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
  const headStart = await readFile(HEAD_START, 'utf8')
  return {
    html,
    stylesheet,
    inlineStyles,
    wholeStyles: inlineStyles.fonts + (await readFile(join(out, stylesheet), 'utf8')),
    headStart: headStart.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, ''),
    fonts,
    mainChunks: withImports(chunks, MAIN),
    screenChunks: component => screenChunks(chunks, component),
  }
}

/** A screen's file is named after its component. */
function screenChunks(chunks: Record<string, Chunk>, component: string): string[] {
  const file = `${component.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.tsx`
  const [source, ...others] = globSync(`src/web/**/${file}`)
  if (!source || others.length > 0) throw new Error(`${component} is not in exactly one file ${file}.`)
  return [...new Set([MAIN, SHELL, source].flatMap(name => withImports(chunks, name)))]
}

export function pageHtml(template: Template, page: Page) {
  const css = stylesOf(template, page)
  const isScreen = page.kind === 'screen'
  const early = isScreen ? page.early : undefined
  const policy = contentSecurityPolicy({
    scriptHashes: [
      ...inlineScripts(template.html),
      ...(isScreen ? [template.headStart] : []),
      ...(early ? [early.script] : []),
    ].map(sha256),
    styleHashes: [sha256(css)],
  })
  assertQuietMarkup(page)

  const head = [
    // First of all: what it asks for is on its way while the rest of the page still comes.
    ...(isScreen
      ? [
          `<script data-first-data="${escaped(JSON.stringify(page.firstData))}">${template.headStart}</script>`,
          // A page drawn as far as it has come would move what stands at the right as the rest comes.
          '<link rel="expect" href="#root" blocking="render" />',
        ]
      : []),
    `<title>${escaped(page.title)}</title>`,
    ...(page.kind === 'page' ? searchTags(page) : [NOT_FOR_SEARCH]),
    CONTACT_TAG,
    ...template.fonts.map(
      font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
    ),
  ].join('\n    ')
  const preloads = preloaded(template, page)
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}" />`)
    .join('\n    ')

  // A replacement function: in a string, "$&" inside the CSS or a page would be read as a pattern.
  const html = template.html
    .replace(
      '<!--policy-->',
      () => `<meta http-equiv="Content-Security-Policy" content="${escaped(metaPolicy(policy))}" />`,
    )
    .replace('<!--head-->', () => head)
    .replace(
      STYLES_MARK,
      () => `<style>${css}</style>\n    ${stylesheetLink(template, page)}\n    ${preloads}`,
    )
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root"${rootMark(page)}>${page.body}</div>${early ? `${early.templates}<script>${early.script}</script>` : ''}`,
    )
  return { html, policy }
}

function stylesOf(template: Template, page: Page): string {
  if (page.kind === 'screen') return template.wholeStyles
  if (page.kind === 'app') return template.inlineStyles.fonts
  return template.inlineStyles[page.kind === 'page' ? page.styles : 'site']
}

/** A screen has the whole stylesheet in its page; the link, disabled, says so to the loader of its chunks. */
function stylesheetLink(template: Template, page: Page): string {
  if (page.kind !== 'screen' && page.kind !== 'app') return ''
  const link = `<link rel="stylesheet" crossorigin href="/${template.stylesheet}"`
  return page.kind === 'screen' ? `${link} disabled />` : `${link} />`
}

function preloaded(template: Template, page: Page): string[] {
  if (page.kind === 'screen') return template.screenChunks(page.component)
  return page.kind === 'app' ? template.mainChunks : []
}

/** Tells the script what was drawn, for whom, and whether to wait for an interaction. */
function rootMark(page: Page): string {
  if (page.kind === 'page')
    return ` data-prerendered="${page.path}"${page.styles === 'site' ? ' data-frame="site"' : ''}`
  if (page.kind === 'screen')
    return ` data-prerendered="${page.path}" data-drawn-for="somebody" data-eager=""`
  return page.kind === 'not-found' ? ' data-prerendered="not-found" data-frame="site" data-eager=""' : ''
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
  const templates = page.kind === 'screen' ? page.early?.templates : undefined
  const found =
    /<script|<style|<template|\sstyle="/.exec(page.body) ?? /<script|<style|\sstyle="/.exec(templates ?? '')
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

/** The key of the chunk that holds a source file: its own, or that of its group. */
export function chunkOf(chunks: Record<string, Chunk>, source: string): string {
  const group = CHUNK_GROUPS.find(({ test }) => test.test(source))
  if (!group) return source
  return Object.keys(chunks).find(key => key.startsWith('_') && chunks[key]?.name === group.name) ?? source
}

/** The files that a source file needs at once, its own first. */
export function withImports(chunks: Record<string, Chunk>, source: string): string[] {
  return filesFrom(chunks, chunkOf(chunks, source), new Set())
}

function filesFrom(chunks: Record<string, Chunk>, key: string, seen: Set<string>): string[] {
  const chunk = chunks[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(one => filesFrom(chunks, one, seen))]
}
