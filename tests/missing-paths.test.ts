import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startPages } from './start-pages.ts'

const MISSING_PATHS = 10_000
const PARALLEL = 50

const calls = vi.hoisted(() => ({ compressions: 0, reads: 0 }))

vi.mock('node:zlib', async importOriginal => {
  const zlib = await importOriginal<typeof import('node:zlib')>()
  const counted = <Work extends (...args: never[]) => unknown>(work: Work) =>
    new Proxy(work, {
      apply(target, self, args) {
        calls.compressions += 1
        return Reflect.apply(target, self, args)
      },
    })
  return {
    ...zlib,
    brotliCompress: counted(zlib.brotliCompress),
    brotliCompressSync: counted(zlib.brotliCompressSync),
    gzip: counted(zlib.gzip),
    gzipSync: counted(zlib.gzipSync),
  }
})

vi.mock('node:fs/promises', async importOriginal => {
  const fs = await importOriginal<typeof import('node:fs/promises')>()
  const readFile: typeof fs.readFile = new Proxy(fs.readFile, {
    apply(target, self, args) {
      calls.reads += 1
      return Reflect.apply(target, self, args)
    },
  })
  return { ...fs, readFile }
})

test('after ten thousand missing paths a page is the bytes made at the start: no request compresses or reads', {
  timeout: 60_000,
}, async () => {
  const { url } = await startPages(writeBuild())
  const look = (path: string) => fetch(url + path, { headers: { 'accept-encoding': 'br' } })
  const made = { ...calls }
  expect(made.compressions).toBeGreaterThan(0)
  const before = await look('/')

  for (let from = 0; from < MISSING_PATHS; from += PARALLEL) {
    const paths = Array.from({ length: PARALLEL }, (_, i) => `/missing/${from + i}.js`)
    const answers = await Promise.all(paths.map(look))
    await Promise.all(answers.map(answer => answer.arrayBuffer()))
    expect(answers.filter(answer => answer.status !== 404)).toEqual([])
  }

  const after = await look('/')
  expect(after.headers.get('content-encoding')).toBe('br')
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'))
  expect(await after.text()).toBe('<a href="http://localhost:3000/">home</a>')
  expect(calls).toEqual(made)
})

/** A build of three files, two of which name the installation. */
function writeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-web-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
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
