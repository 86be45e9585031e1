import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPages } from './start-pages.ts'

const MISSING_PATHS = 10_000
const PARALLEL = 50

test('after ten thousand missing paths a page is the very bytes made at the start', {
  timeout: 60_000,
}, async () => {
  const folder = writeBuild()
  const { url, web } = await startPages(folder)
  // A request that reads, fills in or compresses anything now fails, or answers other bytes than before.
  rmSync(folder, { recursive: true })
  const asked = { acceptEncoding: 'br', ifNoneMatch: '' }
  const made = { page: web.get('/', asked), missing: web.get('/missing', asked) }
  const look = (path: string) => fetch(url + path, { headers: { 'accept-encoding': 'br' } })

  for (let from = 0; from < MISSING_PATHS; from += PARALLEL) {
    const paths = Array.from({ length: PARALLEL }, (_, i) => `/missing/${from + i}.js`)
    const answers = await Promise.all(paths.map(look))
    await Promise.all(answers.map(answer => answer.arrayBuffer()))
    expect(answers.filter(answer => answer.status !== 404)).toEqual([])
  }

  expect(web.get('/', asked).body).toBe(made.page.body)
  expect(web.get('/missing/0.js', asked).body).toBe(made.missing.body)
  const after = await look('/')
  expect(after.headers.get('content-encoding')).toBe('br')
  expect(await after.text()).toBe('<a href="http://localhost:3000/">home</a>')
})

/** A build of three files, two of which name the installation. */
function writeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-web-'))
  const document = (file: string) => ({ file, policy: "default-src 'self'" })
  const manifest = {
    pages: { '/': document('index.html') },
    app: { ...document('app.html'), paths: [] },
    notFound: document('404.html'),
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'index.html'), '<a href="__PUBLIC_URL__/">home</a>')
  writeFileSync(join(folder, 'app.html'), '')
  writeFileSync(join(folder, '404.html'), '<a href="__PUBLIC_URL__/">not here</a>')
  return folder
}
