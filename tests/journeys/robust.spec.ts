import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

// The text is made larger by a style of the test, which the policy of the page would refuse.
test.use({ bypassCSP: true })

const SCREENS = [
  '/dashboard',
  '/onboarding?step=2',
  '/career/suggestions',
  '/career/ats-optimizer',
  '/career/market-insights',
  '/wellness/checkin',
  '/wellness/overview',
  '/learning',
  '/chat',
  '/settings',
]
const FINGER_PX = 44
const SHORT_WORD_CHARACTERS = 12
const HEADER_MAX_PX = 70

test('ten screens hold large text on a phone, links as high as a finger, forced colors and a narrow bar', async ({
  page,
  user,
}) => {
  test.setTimeout(120_000)
  await answerOnboarding(page, user.name)
  await callApi(page, 'POST', '/api/check-ins', { mood: 3, energy: 3, notes: 'A long day.' })
  const found: string[] = []
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const low of await lowLinks(page)) found.push(`${path}: ${low} is lower than a finger`)
    // Colors in the middle of a transition are neither the one nor the other.
    await page.addStyleTag({
      content: 'html { font-size: 200% } *, ::before { transition: none !important }',
    })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${path}: ${over} px too wide at 200 % text`)
    for (const torn of await shortWordsTorn(page)) found.push(`${path}: “${torn}” is torn at 200 % text`)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
    if (!menu || menu.x < 0 || menu.x + menu.width > 390) found.push(`${path}: the menu leaves the page`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
    for (const unseen of await unseenInForcedColors(page))
      found.push(`${path}: ${unseen} cannot be seen in forced colors`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/product/pricing', '/support/faq']) {
    await page.goto(path)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${path}: ${over} px too wide at 200 % text`)
  }
  await page.goto('/settings', { waitUntil: 'networkidle' })
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const height = await page
      .locator('header')
      .first()
      .evaluate(header => header.getBoundingClientRect().height)
    if (height > HEADER_MAX_PX) found.push(`the bar is ${height} px high at ${width}`)
  }
  expect(found).toEqual([])
})

/** Forced colors take every background: what it alone told apart needs an edge, a mark or another color. */
async function unseenInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll(
      'main button, main a, main input, main select, main progress',
    )) {
      const { backgroundColor } = getComputedStyle(one)
      const around = one.parentElement && getComputedStyle(one.parentElement).backgroundColor
      const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundColor !== around
      one.toggleAttribute('data-filled', isFilled && one.checkVisibility())
    }
  })
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = await page.evaluate(() => {
    const named = (one: Element) =>
      `${one.tagName} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)}”`
    const color = (one: Element, pseudo?: string) => getComputedStyle(one, pseudo).backgroundColor
    const edge = (one: Element) => getComputedStyle(one).borderBottomColor
    const filled = [...document.querySelectorAll('[data-filled]')].filter(
      one =>
        getComputedStyle(one).borderTopWidth === '0px' &&
        !one.matches('[type="range"], [type="radio"], [type="checkbox"]:not([role])'),
    )
    const switches = [...document.querySelectorAll('[role="switch"]')].filter(
      one => color(one) === color(one, '::before'),
    )
    const tabs = [
      ...document.querySelectorAll('[role="tab"][aria-selected="true"], nav a[aria-current][href*="#"]'),
    ].filter(one =>
      [...(one.parentElement?.children ?? [])].some(other => other !== one && edge(other) === edge(one)),
    )
    return [...filled, ...switches, ...tabs].map(named)
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return unseen
}

/** Links that stand alone: those in a sentence are as high as its line. */
function lowLinks(page: Page): Promise<string[]> {
  return page
    .locator('main a:visible, header a:visible')
    .evaluateAll(
      (links, least) =>
        links
          .filter(
            link =>
              getComputedStyle(link).display !== 'inline' &&
              Math.round(link.getBoundingClientRect().height) < least,
          )
          .map(
            link => `“${link.textContent?.trim().slice(0, 40)}” (${link.getBoundingClientRect().height} px)`,
          ),
      FINGER_PX,
    )
}

/** Short words outside of headings that stand on two lines. */
function shortWordsTorn(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, most) => {
    const torn: string[] = []
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('h1, h2, h3, svg, textarea, select, .sr-only')) continue
      for (const word of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word[0].length > most) continue
        const range = document.createRange()
        range.setStart(text, word.index)
        range.setEnd(text, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          torn.push(word[0])
      }
    }
    return torn
  }, SHORT_WORD_CHARACTERS)
}
