import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { PUBLIC_PAGES } from './site-pages.ts'

/** Focused elements without a visible outline, and elements that Tab never reaches. */
type Walk = { faint: string[]; unreached: string[] }

const SIGN_IN_PAGES = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?type=recovery&access_token=abc',
]
const CONTRAST_MIN = 3
const SPARE_PRESSES = 3

test.describe.configure({ mode: 'parallel' })
// A trace of a thousand key presses would take longer than the presses.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every stop of the Tab key can be seen, ${colorScheme}`, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    const paths = [...PUBLIC_PAGES.map(page => page.path), ...SIGN_IN_PAGES]
    // What can be reached does not depend on the colors, and the outline is one for all: every third page tells of the dark ones.
    for (const path of paths.filter((_, i) => colorScheme === 'light' || i % 3 === 0)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { faint, unreached } = await walk(page)
      expect({ faint, unreached }, path).toEqual({ faint: [], unreached: [] })
    }
  })
}

test('the skip link is the first stop, and leads past the navigation', async ({ page }) => {
  await page.goto('/product/features')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Free Trial' })).toBeFocused()
})

test('the menu of a small screen keeps the focus while it is open, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/support/faq')
  const opener = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('navigation', { name: 'Small screen menu' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeVisible()
  const outside: string[] = []
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab')
    const where = await page.evaluate(() => {
      const at = document.activeElement
      return at === document.body || at?.closest('header') ? '' : (at?.outerHTML.slice(0, 80) ?? '')
    })
    if (where) outside.push(where)
  }
  expect(outside).toEqual([])
  await menu.getByRole('link', { name: 'Pricing' }).focus()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'General' })).toBeFocused()
})

test('an answer of the FAQ opens and closes from the keyboard', async ({ page }) => {
  await page.goto('/support/faq')
  const question = page.locator('summary', { hasText: 'What is an ATS?' })
  const answer = page.getByText('An applicant-tracking system')
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Link to this answer: What is an ATS?' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

/** Tab from the top of the page to its end. */
async function walk(page: Page): Promise<Walk> {
  const places = await page.evaluate(contrastMin => {
    // Wait for transitions: a half-way color is not what people see.
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const unreached = new Set(
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
        element =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // Of a group of radio buttons Tab stops at the chosen one; arrows lead to the others.
          !element.matches(':disabled, [tabindex="-1"], [type="radio"]:not(:checked)'),
      ),
    )
    const faint: Element[] = []
    const noted = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      unreached.delete(target)
      if (isFaint(target)) faint.push(target)
    }
    document.addEventListener('focusin', noted, { capture: true })
    Reflect.set(window, 'walked', () => ({
      faint: faint.map(named),
      unreached: [...unreached].map(named),
    }))
    return unreached.size

    function named(element: Element) {
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return `${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`
    }

    function isFaint(element: Element) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || width * height < 100) return true
      const [ring, ground] = [luminance(outlineColor), luminance(groundBehind(element.parentElement))]
      return (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05) < contrastMin
    }

    function groundBehind(element: Element | null): string {
      const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
      return element && /^rgba\(.*, 0\)$|^transparent$/.test(color)
        ? groundBehind(element.parentElement)
        : color
    }

    function luminance(color: string) {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(part => {
        const value = Number(part) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }, CONTRAST_MIN)
  // A few more than there are: a press during hydration may be lost.
  for (let i = 0; i < places + SPARE_PRESSES; i += 1) await page.keyboard.press('Tab')
  return page.evaluate<Walk>(() => Reflect.get(window, 'walked')())
}
