import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWebFiles, type WebFiles } from './web-files.ts'

let folder: string
let web: WebFiles

/** A build of four files, as the real one lays them out. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waywell-web-'))
  const document = (file: string, hash: string) => ({
    file,
    scriptHashes: [`sha256-${hash}`],
    styleHashes: [`sha256-${hash}-style`],
  })
  const manifest = {
    pages: { '/': document('landing.html', 'landing') },
    app: { ...document('app.html', 'app'), paths: ['/dashboard'] },
    notFound: document('404.html', 'nowhere'),
  }
  mkdirSync(join(folder, 'assets'))
  write('manifest.json', JSON.stringify(manifest))
  write('landing.html', '<link rel="canonical" href="__PUBLIC_URL__/">')
  write('app.html', 'the application')
  write('404.html', 'Oops! Page not found')
  write('assets/main-1a2b.js', 'start()')
  write('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml')
  web = openWebFiles(folder, ['https://ai.example'], new URL('https://waywell.example'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  writeFileSync(join(folder, file), text)
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text))
}

const get = (path: string, acceptEncoding = '', ifNoneMatch = '') =>
  web.get(path, { acceptEncoding, ifNoneMatch })

describe('the policy of a document', () => {
  test.each([
    ['/', 200, 'landing'],
    ['/dashboard', 200, 'app'],
    ['/no/such/page', 404, 'nowhere'],
  ])('%s is a header with its own hashes and nothing inline besides', async (path, status, hash) => {
    const answer = await get(path)
    const policy = answer.headers['Content-Security-Policy'] ?? ''
    const directives = policy.split('; ')
    expect(answer.status).toBe(status)
    expect(directives).toContain(`script-src 'self' https://js.stripe.com 'sha256-${hash}'`)
    expect(directives).toContain(`style-src 'self' 'sha256-${hash}-style'`)
    expect(directives).toContain("frame-ancestors 'none'")
    expect(directives).toContain("object-src 'none'")
    expect(directives).toContain("base-uri 'self'")
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  test('lets the browser reach us, the payment provider and the configured AI, and frame the provider', async () => {
    const directives = (await get('/dashboard')).headers['Content-Security-Policy']?.split('; ')
    expect(directives).toContain("connect-src 'self' https://api.stripe.com https://ai.example")
    expect(directives).toContain(
      'frame-src https://js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
    )
  })
})

describe('a file', () => {
  test('whose name holds its hash is kept for good; a document is asked for each time', async () => {
    expect((await get('/assets/main-1a2b.js')).headers['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/')).headers['Cache-Control']).toBe('no-cache')
  })

  test('goes out as the build compressed it, to whoever can read that', async () => {
    const small = await get('/assets/main-1a2b.js', 'gzip, br')
    expect([small.headers['Content-Encoding'], small.headers.Vary]).toEqual(['br', 'Accept-Encoding'])
    expect(brotliDecompressSync(small.body).toString()).toBe('start()')
    const plain = await get('/assets/main-1a2b.js')
    expect([plain.headers['Content-Encoding'], plain.body.toString()]).toEqual([undefined, 'start()'])
  })

  test('that has not changed is not sent again', async () => {
    const first = await get('/')
    const again = await get('/', '', first.headers.ETag)
    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('names the address it is served from, compressed or not', async () => {
    expect((await get('/robots.txt')).body.toString()).toBe('Sitemap: https://waywell.example/sitemap.xml')
    expect(brotliDecompressSync((await get('/', 'br')).body).toString()).toContain(
      'href="https://waywell.example/"',
    )
  })

  test.each([
    '/manifest.json',
    '/app.html',
    '/landing.html.br',
    '/../package.json',
    '/assets/../../x.js',
    '/assets',
  ])('%s is no page and no file', async path => {
    const answer = await get(path)
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Oops! Page not found'])
  })
})
