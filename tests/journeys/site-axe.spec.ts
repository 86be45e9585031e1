import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import { ROOT } from './running-app-file.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
const PARTS = 4
const FONT_DELAY_MS = 250

/** Beside the prerendered pages: what a visitor meets before there is an account. */
const OTHER_PAGES = ['/reset-password?type=recovery&access_token=abc', '/no/such/page']

test.describe.configure({ mode: 'parallel' })
// A trace of some two hundred page views would take longer than the views.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (let part = 0; part < PARTS; part += 1) {
  test(`public pages, part ${part + 1} of ${PARTS}: nothing jumps, and no violation, wide and narrow, light and dark`, async ({
    page,
    allowConsoleError,
    expectAccessible,
    expectAccessibleInBothSchemes,
  }) => {
    test.slow()
    allowConsoleError(/status of 404/)
    await holdFonts(page)
    const paths = [...(await publicPaths()), ...OTHER_PAGES].filter((_, i) => i % PARTS === part)
    for (const [i, path] of paths.entries()) {
      for (const [look, viewport] of viewportsOf(path, i).entries()) {
        await test.step(`${path} at ${viewport.width}`, async () => {
          await page.setViewportSize(viewport)
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await layoutShift(page), `${path} jumps`).toBe(0)
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true
          })
          // The second width is looked at in the dark colors that the first left on.
          await (look === 0 ? expectAccessibleInBothSchemes() : expectAccessible())
        })
      }
    }
  })
}

test('the open menu of a small screen has no violation, light and dark', async ({
  page,
  expectAccessibleInBothSchemes,
}) => {
  await page.setViewportSize(NARROW)
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Small screen menu' })).toBeVisible()
  await expectAccessibleInBothSchemes()
})

/** Fonts that load after the first paint shift text; on a narrow screen they always do here. */
async function holdFonts(page: Page) {
  await page.route('**/*.woff2', async route => {
    if (page.viewportSize()?.width === NARROW.width) await page.waitForTimeout(FONT_DELAY_MS)
    await route.continue()
  })
}

/** Help articles have one template and differ in their words: every second is looked at, wide and narrow by turns. */
function viewportsOf(path: string, i: number) {
  if (!path.startsWith('/support/help-center/')) return [NARROW, WIDE]
  if (i % 2 === 1) return []
  return [i % 4 === 0 ? NARROW : WIDE]
}

/** Pages of people who are signed in would send this visitor to the sign-in page, over and over. */
async function publicPaths(): Promise<string[]> {
  const { pages } = JSON.parse(await readFile(join(ROOT, 'dist/web/manifest.json'), 'utf8'))
  return Object.entries<{ file: string }>(pages)
    .filter(([, { file }]) => !file.startsWith('app/'))
    .map(([path]) => path)
}
