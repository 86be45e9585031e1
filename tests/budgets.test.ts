import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readConfig, SETTINGS } from '#server/config.ts'
import { openWebFiles } from '#server/platform/http/web-files.ts'
import { chunkOf, withImports } from '../scripts/build/page-html.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const BEFORE_TOUCH_MAX_BYTES = 5 * 1024
const PUBLIC_MAX_BYTES = 110_000
const SCREEN = { bytes: 110_000, files: 8 }
/** Measured; they count as bytes on the wire too. */
const HEADERS_BYTES = 450
/** Every signed-in address: a new one stands here, with a budget of its own only for a reason. */
const SCREENS = {
  '/dashboard': SCREEN,
  '/weekly': SCREEN,
  '/wellness': SCREEN,
  '/wellness/checkin': SCREEN,
  '/wellness/overview': SCREEN,
  '/wellness/history': SCREEN,
  '/wellness/entry': SCREEN,
  '/wellness/year': SCREEN,
  '/settings': SCREEN,
  // All its fields belong to one form with one library, 13 KB, and nobody should type before it is there.
  '/onboarding': { bytes: 124_000, files: 9 },
  '/career/suggestions': SCREEN,
  '/career/skills': SCREEN,
  '/career/resume': SCREEN,
  '/career/ats-optimizer': SCREEN,
  '/career/market-insights': SCREEN,
  '/learning': SCREEN,
  '/chat': SCREEN,
}
const EARLY_MAX_BYTES = 4 * 1024
const PAGE_MAX_BYTES = 40 * 1024

const chunks = JSON.parse(readFileSync(`${DIST}/../.cache/build/chunks.json`, 'utf8'))
const manifest = JSON.parse(readFileSync(`${DIST}/web/manifest.json`, 'utf8'))
const pages = Object.keys(manifest.pages)
const { publicUrl, contact } = readConfig({})
const web = await openWebFiles(`${DIST}/web`, { origin: publicUrl.origin, contact })

describe('bytes on the wire, compressed', () => {
  test('a public page runs at most 5 KB of script before somebody touches it', () => {
    expect(compressed(filesOf('index.html'))).toBeLessThanOrEqual(BEFORE_TOUCH_MAX_BYTES)
  })

  test.for(pages)('%s is at most 40 KB of HTML and styles', path => {
    const { body, headers } = web.get(path, { acceptEncoding: 'br', ifNoneMatch: '' })
    expect(headers['Content-Encoding']).toBe('br')
    expect(body.length).toBeLessThanOrEqual(PAGE_MAX_BYTES)
  })

  test.for(Object.entries(SCREENS))(
    '%s is within its budget of script before it is useful',
    ([path, budget]) => {
      const files = preloadedBy(path)
      expect(files.length).toBeLessThanOrEqual(budget.files)
      expect(compressed(files) + files.length * HEADERS_BYTES).toBeLessThanOrEqual(budget.bytes)
    },
  )

  test('an inline script that draws early is at most 4 KB, and brings no schemas along', () => {
    const html = readFileSync(`${DIST}/web/${manifest.pages['/dashboard'].file}`, 'utf8')
    const script = /<\/template><script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(script).toContain('/api/dashboard')
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(EARLY_MAX_BYTES)
    expect(script).not.toMatch(/safeParse|ZodMini/)
  })

  test('a public page, once it takes over, is at most 110 KB of script', () => {
    for (const page of ['site/landing', 'site/contact', 'account/sign-in', 'account/sign-up']) {
      const [frame] = page.split('/')
      const files = filesOf(
        'index.html',
        'src/web/main.tsx',
        frame === 'site' ? 'src/web/site/site-pages.tsx' : 'src/web/account/account-frame.tsx',
        `src/web/${page}-screen.tsx`,
      )
      expect(compressed(files), page).toBeLessThanOrEqual(PUBLIC_MAX_BYTES)
    }
  })
})

test('every signed-in address is drawn at build, and has a budget', () => {
  const drawn = pages.filter(path => manifest.pages[path].file.startsWith('app/'))
  expect(drawn.toSorted()).toEqual(Object.keys(SCREENS).toSorted())
})

describe('what is loaded when', () => {
  test('public pages load no signed-in code: neither the query cache nor the shell', () => {
    const eager = filesOf('index.html', 'src/web/main.tsx', 'src/web/site/site-pages.tsx')
    expect(eager).not.toContain(filesOf('src/web/shell/app-shell.tsx')[0])
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

test('the service worker keeps every script that its pages name, and nothing that is not there', () => {
  const script = readFileSync(`${DIST}/web/service-worker.js`, 'utf8')
  const listed = (name: string): string[] => JSON.parse(new RegExp(`${name} = (.*)`).exec(script)?.[1] ?? '')
  const kept = listed('FILES').map(path => path.slice(1))
  expect(kept.filter(file => !existsSync(`${DIST}/web/${file}`))).toEqual([])
  expect(listed('PAGES')).toContain('/wellness/checkin')
  expect(kept).toContain(filesOf('src/web/safety/crisis-check.tsx')[0])
  expect(listed('PAGES').flatMap(preloadedBy)).toSatisfy((files: string[]) =>
    files.every(file => kept.includes(file)),
  )
})

/** What the page of a screen names: its script, and what it preloads. */
function preloadedBy(path: string): string[] {
  const html = readFileSync(`${DIST}/web/${manifest.pages[path].file}`, 'utf8')
  const named = /(?:modulepreload" crossorigin href|<script[^>]* src)="\/([^"]+)"/g
  return [...new Set([...html.matchAll(named)].map(([, file]) => file ?? ''))]
}

function filesOf(...names: string[]): string[] {
  return [...new Set(names.flatMap(name => withImports(chunks, name)))]
}

function compressed(files: string[]): number {
  if (files.length === 0) throw new Error('no such chunk in the build')
  return files.reduce((sum, file) => sum + statSync(`${DIST}/web/${file}.br`).size, 0)
}

test('the stylesheet that comes after a touch declares no font again, which would make read text jump', () => {
  const { css = [] } = chunks[chunkOf(chunks, 'src/web/shell/app-shell.tsx')]
  expect(css).toHaveLength(1)
  expect(readFileSync(`${DIST}/web/${css[0]}`, 'utf8')).not.toContain('@font-face')
  for (const path of ['/login', '/', '/dashboard'])
    expect(Buffer.from(web.get(path, { acceptEncoding: '', ifNoneMatch: '' }).body).toString()).toContain(
      '@font-face',
    )
})
