import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig, SETTINGS } from '#server/config.ts'
import { openWebFiles } from '#server/platform/http/web-files.ts'
import { withImports } from '../scripts/build/page-html.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const BEFORE_TOUCH_MAX_BYTES = 5 * 1024
const SHELL_MAX_BYTES = 170 * 1024
const SCREEN_MAX_BYTES = 200 * 1024
const PAGE_MAX_BYTES = 40 * 1024

const chunks = JSON.parse(readFileSync(`${DIST}/../.cache/build/chunks.json`, 'utf8'))
const manifest = JSON.parse(readFileSync(`${DIST}/web/manifest.json`, 'utf8'))
const pages = Object.keys(manifest.pages)
const { publicUrl, contact } = readConfig({})
const web = await openWebFiles(`${DIST}/web`, { origin: publicUrl.origin, contact })
await web.compressPages()

describe('bytes on the wire, compressed', () => {
  test('a public page runs at most 5 KB of script before somebody touches it', () => {
    expect(compressed(filesOf('index.html'))).toBeLessThanOrEqual(BEFORE_TOUCH_MAX_BYTES)
  })

  test.for(pages)('%s is at most 40 KB of HTML and styles', path => {
    const { body, headers } = web.get(path, { acceptEncoding: 'br', ifNoneMatch: '' })
    expect(headers['Content-Encoding']).toBe('br')
    expect(body.length).toBeLessThanOrEqual(PAGE_MAX_BYTES)
  })

  test('the application shell with the dashboard is at most 170 KB of script', () => {
    const shell = filesOf(
      'index.html',
      'src/web/main.tsx',
      'src/web/shell/app-shell.tsx',
      'src/web/dashboard/dashboard-screen.tsx',
    )
    expect(compressed(shell)).toBeLessThanOrEqual(SHELL_MAX_BYTES)
  })

  test.for(['check-in', 'overview'])('the %s screen with its shell is at most 200 KB of script', name => {
    const screen = filesOf(
      'index.html',
      'src/web/main.tsx',
      'src/web/shell/app-shell.tsx',
      `src/web/wellness/${name}-screen.tsx`,
    )
    expect(compressed(screen)).toBeLessThanOrEqual(SCREEN_MAX_BYTES)
  })
})

describe('what is loaded when', () => {
  test('public pages load no signed-in code: neither the query cache nor the shell', () => {
    const eager = filesOf('index.html', 'src/web/main.tsx', 'src/web/site/site-frame.tsx')
    expect(eager).not.toContain(chunks['src/web/shell/app-shell.tsx'].file)
    expect(eager.filter(file => readFileSync(`${DIST}/web/${file}`, 'utf8').includes('QueryClient'))).toEqual(
      [],
    )
  })

  test('no setting of the server and no machine path went into the bundle, and no map of its sources', () => {
    const files = readdirSync(`${DIST}/web`, { recursive: true, encoding: 'utf8' })
    expect(files.filter(file => file.endsWith('.map'))).toEqual([])
    const scripts = files.filter(file => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    const secrets = SETTINGS.filter(name => /SECRET|KEY|_URL$|CLIENT_ID/.test(name) && name !== 'PUBLIC_URL')
    const leak = new RegExp(['process\\.env', '/home/', '/root/', 'sourceMappingURL', ...secrets].join('|'))
    expect(scripts.filter(file => leak.test(readFileSync(`${DIST}/web/${file}`, 'utf8')))).toEqual([])
  })
})

function filesOf(...names: string[]): string[] {
  return [...new Set(names.flatMap(name => withImports(chunks, name)))]
}

function compressed(files: string[]): number {
  if (files.length === 0) throw new Error('no such chunk in the build')
  return files.reduce((sum, file) => sum + statSync(`${DIST}/web/${file}.br`).size, 0)
}

test('the stylesheet that comes after a touch declares no font again, which would make read text jump', () => {
  const { css = [] } = chunks['src/web/shell/app-shell.tsx']
  expect(css).toHaveLength(1)
  expect(readFileSync(`${DIST}/web/${css[0]}`, 'utf8')).not.toContain('@font-face')
  for (const path of ['/login', '/', '/dashboard'])
    expect(Buffer.from(web.get(path, { acceptEncoding: '', ifNoneMatch: '' }).body).toString()).toContain(
      '@font-face',
    )
})
