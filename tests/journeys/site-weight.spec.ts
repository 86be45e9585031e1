import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { ROOT } from './journey-note.ts'

const SCRIPT_BEFORE_TOUCH_MAX_BYTES = 5_000
const ALL_BEFORE_TOUCH_MAX_BYTES = 70_000
const SCRIPT_AFTER_TOUCH_MAX_BYTES = 120_000
/** Shifts are reported in hundredths; less than half of one is none. */
const LAYOUT_SHIFT_MAX = 0.005
const HEAVIEST = ['/', '/support/contact', '/support/help-center', '/data-and-method']

test('every prerendered page is light before a touch, fonts included', async () => {
  const web = join(ROOT, 'dist/web')
  const { pages } = JSON.parse(await readFile(join(web, 'manifest.json'), 'utf8'))
  const size = async (path: string) => (await stat(join(web, path))).size
  for (const [path, { file }] of Object.entries<{ file: string }>(pages)) {
    const html = await readFile(join(web, file), 'utf8')
    const [scripts, fonts] = [/<script[^>]* src="([^"]+)"/g, /<link rel="preload" href="([^"]+)"/g].map(tag =>
      [...html.matchAll(tag)].map(([, address = '']) => address),
    )
    expect(scripts, path).toHaveLength(1)
    expect(fonts, path).toHaveLength(2)
    const script = await size(`${scripts?.[0]}.br`)
    const font = (await Promise.all((fonts ?? []).map(size))).reduce((sum, bytes) => sum + bytes, 0)
    expect(script, `script of ${path}`).toBeLessThanOrEqual(SCRIPT_BEFORE_TOUCH_MAX_BYTES)
    expect((await size(`${file}.br`)) + script + font, `all of ${path}`).toBeLessThanOrEqual(
      ALL_BEFORE_TOUCH_MAX_BYTES,
    )
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
    await page.waitForLoadState('networkidle')
    expect(weight.of('Script'), 'script after a touch').toBeLessThanOrEqual(SCRIPT_AFTER_TOUCH_MAX_BYTES)
    const jumped = await layoutShift(page)
    expect(jumped).toBeLessThan(LAYOUT_SHIFT_MAX)
  })
}

/** Bytes over the wire, headers included, by what they were fetched as. */
async function weigh(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  return {
    of: (kind?: string) =>
      [...bytes].reduce((sum, [id, size]) => (!kind || kinds.get(id) === kind ? sum + size : sum), 0),
  }
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          resolve(list.getEntries().reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}
