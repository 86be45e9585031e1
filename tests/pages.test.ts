import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { CONTACT_META } from '#shared/installation.ts'
import { listen, startPages } from './start-pages.ts'

const BUILT = fileURLToPath(new URL('../dist/web', import.meta.url))

test('no page was drawn with a value that was not there yet', () => {
  const pages = readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  expect(pages.length).toBeGreaterThan(40)
  const texts = pages.map(file => [
    file,
    readFileSync(join(BUILT, file), 'utf8').replace(/<script.*?<\/script>/gs, ''),
  ])
  expect(
    texts.filter(([, text]) => /\bundefined\b|\bNaN\b|\[object /.test(text ?? '')).map(([file]) => file),
  ).toEqual([])
})

test('a browser that asks for /favicon.ico gets an icon', async () => {
  const { url } = await startPages(BUILT)
  const answer = await fetch(`${url}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
})

test.each([
  ['/support/faq/?from=mail', '/support/faq?from=mail'],
  ['/dashboard/', '/dashboard'],
  ['/privacy/', '/privacy'],
])('%s goes to %s', async (path, target) => {
  const { url } = await startPages(BUILT)
  const answer = await fetch(url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([308, target])
})

test.each(['//evil.example/', '//evil.example//', '/%2f%2fevil.example/', '/no/such/'])(
  '%s is nowhere, and leads nowhere',
  async path => {
    const { url } = await startPages(BUILT)
    const answer = await fetch(url + path, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  },
)

test.each(['/', '/dashboard', '/no/such/page'])(
  'the policy of %s is the same in its header and in its page, with or without a language model',
  async path => {
    const { url } = await startPages(BUILT, {
      AI_BASE_URL: 'https://ai.example',
      AI_API_KEY: 'key',
      AI_MODEL: 'model',
    })
    const answer = await fetch(url + path)
    const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await answer.text())?.[1]
    expect(answer.headers.get('content-security-policy')).toBe(`${inPage}; frame-ancestors 'none'`)
    expect(inPage).toContain("connect-src 'self' https://api.stripe.com;")
  },
)

test('pages name the addresses of the installation, in their text and for their scripts', async () => {
  const { url } = await startPages(BUILT, {
    CONTACT_EMAIL: 'us@operator.example',
    PRIVACY_EMAIL: 'data@operator.example',
  })
  const read = async (path: string) => (await fetch(url + path)).text()
  const contact = await read('/support/contact')
  expect(contact).toContain('href="mailto:us@operator.example"')
  expect(contact).toContain('href="mailto:data@operator.example"')
  expect(await read('/support/privacy-policy')).toContain('href="mailto:data@operator.example"')
  for (const page of [contact, await read('/dashboard'), await read('/no/such/page')]) {
    expect(page).toContain(
      `<meta name="${CONTACT_META}" content="us@operator.example us@operator.example us@operator.example us@operator.example data@operator.example"`,
    )
    expect(page).not.toMatch(/__[A-Z_]+__|@waywell\.example/)
  }
})

describe('the numbers', () => {
  test('are served beside the pages while no port is set', async () => {
    const { url, http } = await startPages(BUILT)
    expect((await fetch(`${url}/metrics`)).status).toBe(200)
    expect(http.metricsServer).toBeNull()
  })

  test('are served on their own port alone once one is set', async () => {
    const { url, http } = await startPages(BUILT, { METRICS_PORT: '9090' })
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    if (!http.metricsServer) throw new Error('No server of their own.')
    const own = await listen(http.metricsServer)
    expect(await (await fetch(`${own}/metrics`)).text()).toContain('waywell_starts_total 1')
    expect((await fetch(`${own}/`)).status).toBe(404)
    expect((await fetch(`${own}/healthz`)).status).toBe(404)
  })
})

test.each(['/dev/parts', '/dev/resume-reader'])('%s is for npm run dev alone', async path => {
  const { url } = await startPages(BUILT)
  expect((await fetch(url + path)).status).toBe(404)
})
