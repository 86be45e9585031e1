import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import { ROOT } from './running-app-file.ts'
import { delayRoute } from './user-steps.ts'

const SCRIPT_BEFORE_TOUCH_MAX_BYTES = 5_000
const ALL_BEFORE_TOUCH_MAX_BYTES = 70_000
const SCRIPT_AFTER_TOUCH_MAX_BYTES = 110_000
const HEAVIEST = [
  '/',
  '/support/contact',
  '/support/help-center',
  '/data-and-method',
  '/login',
  '/signup',
  '/forgot-password',
]

test('every prerendered page is light before a touch, fonts included', async ({ request }) => {
  const web = join(ROOT, 'dist/web')
  const { pages } = JSON.parse(await readFile(join(web, 'manifest.json'), 'utf8'))
  const size = async (path: string) => (await stat(join(web, path))).size
  for (const [path, { file }] of Object.entries<{ file: string }>(pages)) {
    // Signed-in screens load their script at once: tests/journeys/signed-in-start.spec.ts weighs them.
    if (file.startsWith('app/')) continue
    const html = await readFile(join(web, file), 'utf8')
    const served = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const document = Number(served.headers()['content-length'])
    expect(document, path).toBeGreaterThan(0)
    const [scripts, fonts] = [/<script[^>]* src="([^"]+)"/g, /<link rel="preload" href="([^"]+)"/g].map(tag =>
      [...html.matchAll(tag)].map(([, address = '']) => address),
    )
    expect(scripts, path).toHaveLength(1)
    expect(fonts, path).toHaveLength(2)
    const script = await size(`${scripts?.[0]}.br`)
    const font = (await Promise.all((fonts ?? []).map(size))).reduce((sum, bytes) => sum + bytes, 0)
    expect(script, `script of ${path}`).toBeLessThanOrEqual(SCRIPT_BEFORE_TOUCH_MAX_BYTES)
    expect(document + script + font, `all of ${path}`).toBeLessThanOrEqual(ALL_BEFORE_TOUCH_MAX_BYTES)
  }
})

for (const path of HEAVIEST) {
  test(`${path} is light over the wire before and after a touch, and nothing on it jumps`, async ({
    page,
  }) => {
    const weight = await weigh(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(weight.of('Script'), 'script before a touch').toBeLessThanOrEqual(SCRIPT_BEFORE_TOUCH_MAX_BYTES)
    expect(weight.of(), 'everything before a touch').toBeLessThanOrEqual(ALL_BEFORE_TOUCH_MAX_BYTES)
    await page.keyboard.press('Tab')
    await expect.poll(() => weight.of('Script')).toBeGreaterThan(SCRIPT_BEFORE_TOUCH_MAX_BYTES)
    await weight.settled()
    expect(weight.of('Script'), 'script after a touch').toBeLessThanOrEqual(SCRIPT_AFTER_TOUCH_MAX_BYTES)
    expect(await layoutShift(page)).toBe(0)
  })
}

test('a public page never fetches the whole stylesheet; the first screen that needs it brings it along', async ({
  page,
}) => {
  const weight = await weigh(page)
  await page.goto('/how-it-works')
  await page.keyboard.press('Tab')
  await expect.poll(() => weight.of('Script')).toBeGreaterThan(SCRIPT_BEFORE_TOUCH_MAX_BYTES)
  await weight.settled()
  expect(weight.of('Stylesheet')).toBe(0)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect.poll(() => weight.of('Stylesheet')).toBeGreaterThan(0)
})

test('letters that come too late for the first paint do not replace what is being read, touched or not', async ({
  page,
}) => {
  const release = await delayRoute(page, '**/*.woff2')
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const link = page.getByRole('link', { name: 'Forgot' })
  const read = await link.boundingBox()
  // Browsers wait a tenth of a second for such letters, and tell nobody when they stop.
  await page.waitForTimeout(500)
  release()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Tab')
  const stylesheet = page.locator('link[rel="stylesheet"]')
  await expect.poll(() => stylesheet.evaluate(({ sheet }: HTMLLinkElement) => sheet !== null)).toBe(true)
  await page.evaluate(() => document.fonts.ready)
  expect(await link.boundingBox()).toEqual(read)
})

/** Compressed bytes, by what they were fetched as. */
async function weigh(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const asked = new Set<string>()
  const answers = new Map<string, { type: string; bytes: number }>()
  devtools.on('Network.requestWillBeSent', ({ requestId }) => asked.add(requestId))
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, {
      type,
      bytes: Number(response.headers['Content-Length'] ?? response.headers['content-length']),
    })
  })
  return {
    of: (kind?: string) =>
      [...answers.values()].reduce((sum, { type, bytes }) => (!kind || type === kind ? sum + bytes : sum), 0),
    /** A page that is idle already says nothing about what a touch will ask for. */
    settled: () =>
      expect
        .poll(async () => {
          const before = asked.size
          await page.waitForTimeout(500)
          return asked.size === before && answers.size === asked.size
        })
        .toBe(true),
  }
}
