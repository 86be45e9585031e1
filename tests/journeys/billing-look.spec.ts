import { devTest as test } from './dev-pages.ts'
import { expect } from './journey.ts'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** States that stand beside each other in the list are alike: each look meets every kind of them. */
const LOOKS = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: NARROW, colorScheme: 'dark' },
  { viewport: NARROW, colorScheme: 'light' },
  { viewport: WIDE, colorScheme: 'dark' },
] as const

test('no state of the plan has an accessibility violation or needs scrolling sideways', async ({
  page,
  expectAccessible,
  allowConsoleError,
}) => {
  test.setTimeout(180_000)
  // One of the states is that of a plan which cannot be loaded.
  allowConsoleError(/status of 401/)
  await page.goto('/dev/billing')
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  const states = await links.allTextContents()
  expect(states.length).toBeGreaterThan(30)
  for (const [index, state] of states.entries()) {
    await test.step(state, async () => {
      const { viewport, colorScheme } = LOOKS[index % LOOKS.length] ?? LOOKS[0]
      await page.setViewportSize(viewport)
      // The spinner and the skeletons shown there would otherwise never come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      await page.getByRole('link', { name: state, exact: true }).click()
      await expect(page.getByRole('heading', { name: 'States of the plan' })).toBeHidden()
      await expectAccessible()
      await page.goBack()
      await expect(links.first()).toBeVisible()
    })
  }
})
