import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pageHtml, type Template } from './page-html.ts'

const css = 'body{content:"$&"}'
const accountCss = 'form{display:grid}'
const fontsCss = '@font-face{}'
const wholeCss = 'header{position:sticky}'
const template: Template = {
  html: '<head><!--policy--><!--head--><script>theme()</script><!--styles--></head><div id="root"></div>',
  stylesheet: 'assets/a.css',
  inlineStyles: { site: css, account: accountCss, fonts: fontsCss },
  fonts: ['/assets/figtree-latin-wght-normal.woff2'],
  mainChunks: ['assets/main.js'],
  wholeStyles: wholeCss,
  headStart: 'ask()',
  screenChunks: component => [`assets/${component}.js`],
}
const page = {
  kind: 'page',
  path: '/a',
  title: 'A "b"',
  description: 'About <a>',
  unlisted: false,
  styles: 'site',
  body: '<h1>A</h1>',
} as const

test('a page carries its styles inline, and the hashes fit what it carries', () => {
  const { html, policy } = pageHtml(template, page)
  expect(html).toContain(`<style>${css}</style>`)
  expect(policy).toContain(`script-src 'self' https://js.stripe.com '${sha256('theme()')}';`)
  expect(policy).toContain(`style-src 'self' '${sha256(css)}';`)
})

test('a page of another frame carries the styles of that frame', () => {
  const { html, policy } = pageHtml(template, { ...page, styles: 'account' })
  expect(html).toContain(`<style>${accountCss}</style>`)
  expect(policy).toContain(`style-src 'self' '${sha256(accountCss)}';`)
})

test('the policy in the page is the one in the header, but for what a meta tag cannot say', () => {
  const { html, policy } = pageHtml(template, page)
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1]
  expect(policy).toBe(`${inPage}; frame-ancestors 'none'`)
})

test('the browser may reach us and the payment provider, and nobody else', () => {
  const directives = pageHtml(template, page).policy.split('; ')
  expect(directives).toContain("connect-src 'self' https://api.stripe.com")
  expect(directives).toContain(
    'frame-src https://js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  )
  expect(directives).toContain("object-src 'none'")
  expect(directives).toContain("base-uri 'self'")
  expect(directives.join()).not.toMatch(/unsafe|\*/)
})

test('title, description and address are escaped and absolute', () => {
  const { html } = pageHtml(template, page)
  expect(html).toContain('<title>A &quot;b&quot;</title>')
  expect(html).toContain('content="About &lt;a>"')
  expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/a" />')
  expect(html).toContain('<div id="root" data-prerendered="/a" data-frame="site"><h1>A</h1></div>')
})

test('the application is not indexed, links its styles and preloads its script', () => {
  const { html, policy } = pageHtml(template, { kind: 'app', title: 'App', body: '' })
  expect(html).toContain('content="noindex"')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/main.js" />')
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" />')
  expect(html).toContain(`<style>${fontsCss}</style>`)
  expect(policy).toContain(`style-src 'self' '${sha256(fontsCss)}';`)
})

test('a signed-in screen asks for its data first, has all its styles inside, and preloads its own chunks', () => {
  const { html, policy } = pageHtml(template, {
    kind: 'screen',
    path: '/b',
    title: 'B',
    firstData: { '': ['/api/b?limit=5'] },
    component: 'BScreen',
    body: '<h1>B</h1>',
  })
  expect(html).toContain(
    '<script data-first-data="{&quot;&quot;:[&quot;/api/b?limit=5&quot;]}">ask()</script>',
  )
  expect(html.indexOf('ask()')).toBeLessThan(html.indexOf('<style>'))
  expect(html).toContain(`<style>${wholeCss}</style>`)
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" disabled />')
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/BScreen.js" />')
  // Drawn in one piece, or what stands at the right would move.
  expect(html).toContain('<link rel="expect" href="#root" blocking="render" />')
  expect(html).toContain('content="noindex"')
  expect(html).toContain(
    '<div id="root" data-prerendered="/b" data-drawn-for="somebody" data-eager=""><h1>B</h1></div>',
  )
  expect(policy).toContain(`'${sha256('theme()')}' '${sha256('ask()')}';`)
  expect(policy).toContain(`style-src 'self' '${sha256(wholeCss)}';`)
})

test.for(['<script>a</script>', '<p style="color:red">a</p>', '<template id="B:0">'])(
  'a page with %s does not build, because the policy would break it',
  body => {
    expect(() => pageHtml(template, { ...page, body })).toThrow('which the policy blocks')
  },
)

test('what a screen draws early stands after it, and its script is allowed by its hash', () => {
  const screen = {
    kind: 'screen',
    path: '/s',
    title: 'S',
    firstData: {},
    component: 'S',
    body: '<main>S</main>',
  } as const
  const early = { templates: '<template data-a="b"><p>A</p></template>', script: 'draw()' }
  const { html, policy } = pageHtml(template, { ...screen, early })
  expect(html).toContain(`<main>S</main></div>${early.templates}<script>draw()</script>`)
  expect(policy).toContain(`'${sha256('draw()')}'`)
  expect(pageHtml(template, screen).policy).not.toContain(sha256('draw()'))
  const styled = { ...early, templates: '<template><p style="color:red">A</p></template>' }
  expect(() => pageHtml(template, { ...screen, early: styled })).toThrow('style=')
})

function sha256(text: string) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
