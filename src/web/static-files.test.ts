// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND } from '#shared/brand.ts'
import { PRODUCT, TAGLINE } from '#shared/product.ts'
import { SIGNED_IN_HINT } from './platform/local-storage.ts'
import { THEME_KEY } from './platform/theme.ts'
import { ROUTES } from './routes.tsx'

const read = (path: string) => readFileSync(path, 'utf8')
const html = read('index.html')
const css = read('src/web/ui/look.css')
const manifest = JSON.parse(read('src/web/public/site.webmanifest'))

test.each([
  ['action', BRAND.action, BRAND.actionDark],
  ['paper', BRAND.paper, BRAND.paperDark],
  ['raised', BRAND.raised, BRAND.raisedDark],
  ['ink', BRAND.ink, BRAND.inkDark],
  ['soft', BRAND.soft, BRAND.softDark],
  ['rule', BRAND.rule, BRAND.ruleDark],
  ['wrong', BRAND.wrong, BRAND.wrongDark],
])('look.css and the brand agree on %s', (name, light, dark) => {
  expect(css).toContain(`--color-${name}: light-dark(${light}, ${dark});`)
})

test('look.css and the brand agree on light on-action', () => {
  expect(css).toContain(`--color-on-action: light-dark(${BRAND.onAction}, `)
})

test('index.html, the web manifest and the icon have the colors of the brand', () => {
  const themeColors = [...html.matchAll(/name="theme-color" content="(#\w+)"/g)].map(match => match[1])
  expect(themeColors).toEqual([BRAND.paper, BRAND.paperDark])
  expect([manifest.background_color, manifest.theme_color]).toEqual([BRAND.paper, BRAND.action])
  const icon = read('src/web/public/favicon.svg')
  expect([icon.includes(`fill="${BRAND.action}"`), icon.includes(`stroke="${BRAND.paper}"`)]).toEqual([
    true,
    true,
  ])
})

test('no other file of the web repeats a color of the brand', () => {
  expect(read('src/web/ui/base.css') + read('src/web/site/landing-screen.tsx')).not.toMatch(/#[0-9a-f]{6}/)
})

test('name and tagline are the same in the web manifest, package.json and README', () => {
  const { description } = JSON.parse(read('package.json'))
  expect([manifest.name, manifest.short_name, manifest.description]).toEqual([PRODUCT, PRODUCT, TAGLINE])
  expect(description).toBe(TAGLINE)
  expect(read('README.md')).toMatch(new RegExp(`^# ${PRODUCT}\n\n${TAGLINE}\n`))
})

test('the inline script of index.html reads the keys the application writes', () => {
  const keys = [...html.matchAll(/localStorage\.getItem\('([^']+)'\)/g)].map(match => match[1])
  expect(keys).toEqual([THEME_KEY, SIGNED_IN_HINT])
})

test('the script in the head of signed-in screens reads the key the application writes', () => {
  expect(read('src/web/head-start.js')).toContain(`localStorage.getItem('${SIGNED_IN_HINT}')`)
})

test('the inline script of index.html knows every prerendered sign-in page', () => {
  const inScript = /\^\\\/\(([^)]+)\)\$/.exec(html)?.[1]?.split('|')
  const prerendered = ROUTES.filter(route => route.frame === 'account' && route.description !== undefined)
  expect(inScript).toEqual(prerendered.map(route => route.path.slice(1)))
})
