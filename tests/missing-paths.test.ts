import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startPages } from './start-pages.ts'

const MISSING_PATHS = 10_000
const MISSING_BY_HTTP = 200

test('after ten thousand missing paths a page is the very bytes made for the first who asked', async () => {
  const folder = writeBuild()
  const { url, web } = await startPages(folder)
  // A request that reads anything now fails, and one that fills in or compresses again answers another buffer.
  rmSync(folder, { recursive: true })
  const asked = { acceptEncoding: 'br', ifNoneMatch: '' }
  const made = { page: web.get('/', asked), missing: web.get('/missing', asked) }
  const look = (path: string) => fetch(url + path, { headers: { 'accept-encoding': 'br' } })

  const missing = (i: number) => `/missing/${i}.js`
  const statuses = Array.from({ length: MISSING_PATHS }, (_, i) => web.get(missing(i), asked).status)
  const answers = await Promise.all(Array.from({ length: MISSING_BY_HTTP }, (_, i) => look(missing(i))))
  await Promise.all(answers.map(answer => answer.arrayBuffer()))
  expect(new Set([...statuses, ...answers.map(({ status }) => status)])).toEqual(new Set([404]))

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
