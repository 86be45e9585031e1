import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { openWebFiles, type WebFiles } from './web-files.ts'

let web: WebFiles
let compressedScript: Buffer

/** A build of six files, as the real one lays them out; gone once it is opened, so that a request cannot read it. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-web-'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const manifest = {
    pages: { '/': { file: 'landing.html', policy: 'landing' } },
    app: { file: 'app.html', policy: 'app', paths: ['/dashboard'] },
    notFound: { file: '404.html', policy: 'nowhere' },
  }
  mkdirSync(join(folder, 'assets'))
  write('manifest.json', JSON.stringify(manifest))
  write('landing.html', '<link rel="canonical" href="__PUBLIC_URL__/"><p>__CONTACT_PRIVACY__</p>')
  write('app.html', 'the application')
  write('404.html', 'Oops! Page not found')
  write('assets/main-1a2b.js', 'start("__PUBLIC_URL__")')
  compressedScript = brotliCompressSync('start("__PUBLIC_URL__")')
  writeFileSync(join(folder, 'assets/main-1a2b.js.br'), compressedScript)
  write('assets/part-3c4d.js', 'part()')
  writeFileSync(join(folder, 'assets/part-3c4d.js.gz'), gzipSync('part()'))
  write('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml')
  write('favicon.ico', 'icon')
  web = await openWebFiles(folder, {
    origin: 'https://waywell.example',
    contact: {
      general: 'g@a.example',
      support: 's@a.example',
      billing: 'b@a.example',
      enterprise: 'e@a.example',
      privacy: 'p&q@a.example',
    },
  })
  rmSync(folder, { recursive: true })
})

const get = (path: string, acceptEncoding = '', ifNoneMatch = '') =>
  web.get(path, { acceptEncoding, ifNoneMatch })
const text = (path: string) => Buffer.from(get(path).body).toString()

test.each([
  ['/', 200, 'landing'],
  ['/dashboard', 200, 'app'],
  ['/no/such/page', 404, 'nowhere'],
])('%s answers %i under the policy that the build made for it', (path, status, policy) => {
  const answer = get(path)
  expect([answer.status, answer.headers['Content-Security-Policy']]).toEqual([status, policy])
})

describe('a file', () => {
  test('whose name holds its hash is kept for good; a document is asked for each time', () => {
    expect(get('/assets/main-1a2b.js').headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(get('/').headers['Cache-Control']).toBe('no-cache')
    expect(get('/favicon.ico').headers['Content-Type']).toBe('image/x-icon')
  })

  test('goes out as the build compressed it, to whoever can read that', () => {
    const small = get('/assets/main-1a2b.js', 'gzip, br')
    expect([small.headers['Content-Encoding'], small.headers.Vary]).toEqual(['br', 'Accept-Encoding'])
    expect(Buffer.from(small.body).equals(compressedScript)).toBe(true)
    expect(get('/assets/main-1a2b.js').headers['Content-Encoding']).toBeUndefined()
    expect(text('/assets/main-1a2b.js')).toBe('start("__PUBLIC_URL__")')
  })

  test('that is kept zipped goes out plain to whoever asks for that, under a tag of its own', () => {
    const plain = get('/assets/part-3c4d.js')
    const zipped = get('/assets/part-3c4d.js', 'gzip')
    expect(Buffer.from(plain.body).toString()).toBe('part()')
    expect(gunzipSync(zipped.body).toString()).toBe('part()')
    expect(plain.headers.ETag).not.toBe(zipped.headers.ETag)
    expect(get('/assets/part-3c4d.js').body).toBe(plain.body)
  })

  test.each([
    ['br;q=0', undefined],
    ['br; q=0.000, gzip;q=0', undefined],
    ['*', undefined],
    ['vibrant', undefined],
    ['BR;q=0.5', 'br'],
    ['gzip;q=0, br', 'br'],
  ])('asked for with %j goes out as %s', (acceptEncoding, expected) => {
    expect(get('/assets/main-1a2b.js', acceptEncoding).headers['Content-Encoding']).toBe(expected)
  })

  test('that has not changed is not sent again, however its tag is quoted', () => {
    const { ETag = '' } = get('/').headers
    for (const tags of [`W/${ETag}`, `"older", ${ETag}`, `"older",W/${ETag}`, '*'])
      expect([tags, get('/', '', tags).status]).toEqual([tags, 304])
    for (const tags of ['"older"', ETag.slice(1, -1), `x${ETag}`])
      expect([tags, get('/', '', tags).status]).toEqual([tags, 200])
  })

  test('that has not changed is not sent again', () => {
    const again = get('/', '', get('/').headers.ETag)
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('names the address it is served from and where to write, compressed or not', () => {
    const page = '<link rel="canonical" href="https://waywell.example/"><p>p&amp;q@a.example</p>'
    expect(text('/')).toBe(page)
    expect(brotliDecompressSync(get('/', 'br').body).toString()).toBe(page)
    expect(gunzipSync(get('/', 'gzip').body).toString()).toBe(page)
    expect(text('/robots.txt')).toBe('Sitemap: https://waywell.example/sitemap.xml')
  })

  test('that was filled in is compressed once, however often it is asked for', () => {
    for (const encoding of ['br', 'gzip']) expect(get('/', encoding).body).toBe(get('/', encoding).body)
  })

  test.each([
    '/manifest.json',
    '/app.html',
    '/landing.html.br',
    '/assets/main-1a2b.js.br',
    '/../package.json',
    '/assets/../../x.js',
    '/assets',
    '//',
    '/constructor',
  ])('%s is no page and no file', path => {
    expect([get(path).status, text(path)]).toEqual([404, 'Oops! Page not found'])
  })
})

test.each([
  ['/dashboard/', '/dashboard'],
  ['/dashboard//', '/dashboard'],
  ['/robots.txt/', '/robots.txt'],
])('%s is sent on to %s', (path, target) => {
  const answer = get(path)
  expect([answer.status, answer.headers.Location]).toEqual([308, target])
})

test('a page that does not exist is not sent on, and never to another host', () => {
  expect(get('/no/such/').status).toBe(404)
  expect(get('//evil.example/').status).toBe(404)
})
