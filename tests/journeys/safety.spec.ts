import type { Locator, Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { callApi } from './user-steps.ts'

const NOTE = 'Eighth night in a row. I want to kill myself.'

test('a note that may mean danger shows helplines at once, goes to nobody but its own save, and is saved', {
  tag: '@phone',
}, async ({ page, context, user, expectAccessible }) => {
  expect(user.email).toContain('@')
  const sent: Request[] = []
  page.on('request', request => sent.push(request))
  const addresses = () => sent.map(request => `${request.method()} ${new URL(request.url()).pathname}`)

  const crisisScript = page.waitForResponse(/\/assets\/crisis-language-/)
  await page.goto('/wellness/checkin')
  await page.getByText('Add a note').click()
  await page.getByRole('textbox').fill('This deadline is killing me.')
  await (await crisisScript).finished()
  await page.waitForLoadState('networkidle')
  const panel = page.getByRole('region', { name: 'Are you safe right now?' })
  await expect(panel).toBeHidden()
  sent.length = 0

  // The numbers are in the page already: they need no network.
  await context.setOffline(true)
  await page.getByRole('textbox').fill(NOTE)
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await panel.getByLabel('Where you are').selectOption('United States')
  await expect(panel.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(panel.getByRole('link', { name: 'Call the helpline, 988' })).toHaveAttribute('href', 'tel:988')
  await expect(panel.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988')
  await panel.getByLabel('Where you are').selectOption('United Kingdom')
  await expect(panel.getByRole('link', { name: /116 123/ })).toHaveAttribute('href', 'tel:116123')
  expect(addresses()).toEqual([])
  await context.setOffline(false)
  await expectAccessible()

  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page).toHaveURL('/wellness/overview')
  await expect(page.getByText(NOTE).first()).toBeVisible()
  // Whatever has a body is the save alone, and no address carries a word of it.
  const bodies = addresses().filter(
    address => !address.startsWith('GET ') && !/refresh|subscription|profile/.test(address),
  )
  expect(bodies).toEqual(['POST /api/check-ins'])
  expect(sent.filter(request => /kill|eighth/i.test(request.url()))).toEqual([])
  const { origin } = new URL(page.url())
  expect(sent.filter(request => !request.url().startsWith(origin))).toEqual([])
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: 'Close and go on' }).click()
  await expect(panel).toBeHidden()
})

test('whoever searches help for suicide finds helplines, and every menu leads there', async ({
  page,
  user,
}) => {
  expect(user.email).toContain('@')
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /account of|Your account|Menu/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Getting help now' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting help now')
  await expect(page.getByRole('main').getByRole('link', { name: '988' }).first()).toHaveAttribute(
    'href',
    'tel:988',
  )

  await page.goto('/support/help-center')
  await page.getByRole('searchbox').fill('suicide')
  const results = page.getByRole('list', { name: 'Search results' })
  await expect(results.getByRole('link').first()).toContainText('Getting help now')
  await expect(page.getByRole('region', { name: 'Are you safe right now?' })).toBeVisible()
})

test('an emergency told to the coach shows the call before all words, and the field keeps the focus', {
  tag: '@phone',
}, async ({ page, user, expectAccessibleInBothSchemes }) => {
  expect(user.email).toContain('@')
  await page.goto('/chat')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await field.fill('I have chest pain right now and an interview at three')
  await field.press('Enter')
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log).toContainText('Please stop and get help first')
  const call = log.getByRole('link', { name: /^Call / })
  await expect(call).toBeInViewport({ ratio: 1 })
  await expect(call).toHaveAttribute('href', /^tel:/)
  await expect(field).toBeFocused()
  await expectAccessibleInBothSchemes()
})

test('in a guided conversation words of danger keep the field, the panel and a number to tap in their places', {
  tag: '@phone-only',
}, async ({ page, user, expectAccessibleInBothSchemes }) => {
  expect(user.email).toContain('@')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/chat')
  await page.getByRole('button', { name: /^A hard week/ }).click()
  const field = page.getByRole('textbox', { name: /week been like/ })
  const height = (await field.boundingBox())?.height
  await field.fill('Eighth night in a row. everyone would be better off without me')
  const panel = page.getByRole('region', { name: 'Are you safe right now?' })
  await expect(panel).toBeVisible()
  expect((await field.boundingBox())?.height).toBe(height)
  await expect(field).toBeInViewport({ ratio: 1 })
  expect(await cutOff(panel)).toEqual([])
  await expectAccessibleInBothSchemes()

  await panel.getByRole('button', { name: 'Close and go on' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const said = page.getByText('This guide waits here because you may not be safe')
  await expect(said).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Step 1 of 3')).toBeAttached()
  const waits = page.getByRole('status').filter({ has: said })
  await waits.getByLabel('Where you are').selectOption('United States')
  await expect(waits.getByRole('link', { name: 'Call the helpline, 988' })).toHaveAttribute('href', 'tel:988')
  await expectAccessibleInBothSchemes()
  // Other words go on.
  await field.fill('Eight nights in a row, and no end')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Step 2 of 3')).toBeVisible()
})

test('at 200 % text the crisis panel stays in its box, and its numbers on the screen', {
  tag: '@phone-only',
}, async ({ page, user }) => {
  expect(user.email).toContain('@')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/chat')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.getByRole('textbox', { name: 'Write a message' }).fill('I want to die')
  const panel = page.getByRole('region', { name: 'Are you safe right now?' })
  for (const place of ['United States', 'Elsewhere in Europe', 'Another country']) {
    await panel.getByLabel('Where you are').selectOption(place)
    expect(await cutOff(panel)).toEqual([])
  }
  expect(await widerThanScreen(page)).toBe(0)
})

test('the learning search and a progress note show the numbers, as other searches and notes do', {
  tag: '@phone-only',
}, async ({ page, user, expectAccessible }) => {
  expect(user.email).toContain('@')
  await page.goto('/learning')
  await page.getByRole('searchbox', { name: 'Search learning resources' }).fill('I want to die')
  const panel = page.getByRole('region', { name: 'Are you safe right now?' })
  await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: 'Close and go on' }).click()

  await callApi(page, 'PUT', `/api/learning-links/${crypto.randomUUID()}`, {
    title: 'Rota planning',
    url: 'https://example.com/rota',
    skill: 'Planning',
    kind: 'course',
    length_minutes: null,
    cost: null,
  })
  await page.goto('/learning')
  await page.getByRole('tab', { name: 'Progress' }).click()
  await page.getByRole('button', { name: 'Update Rota planning' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('No use. I want to kill myself')
  await panel.getByLabel('Where you are').selectOption('United States')
  await expect(dialog.getByRole('link', { name: 'Call 911' })).toBeVisible()
  expect(await cutOff(panel)).toEqual([])
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Save progress' }).click()
  await expect(page.getByText('Progress saved')).toBeVisible()
})

test('above an open keyboard the message field stays in view when words of danger bring the panel', {
  tag: '@phone-only',
}, async ({ page, user }) => {
  expect(user.email).toContain('@')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const panel = page.getByRole('region', { name: 'Are you safe right now?' })
  for (const height of [420, 844]) {
    await page.setViewportSize({ width: 390, height })
    await page.goto('/chat')
    await field.fill('I want to')
    await field.pressSequentially(' die')
    await expect(panel).toBeInViewport()
    await expect(field).toBeInViewport({ ratio: 1 })
    await field.fill('')
  }
  // Without a keyboard the numbers are in view too.
  await panel.getByLabel('Where you are').selectOption('United States')
  await field.focus()
  await expect(panel.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 })
})

/** Parts of the panel that stand outside of it, and boxes around it that would have to be scrolled to read it. */
function cutOff(panel: Locator): Promise<string[]> {
  return panel.evaluate(box => {
    const { left, right } = box.getBoundingClientRect()
    const outside = [...box.querySelectorAll('*:not(option)')].filter(element => {
      const place = element.getBoundingClientRect()
      return place.left < left - 1 || place.right > right + 1
    })
    const clipping: Element[] = []
    for (let around = box.parentElement; around && around.tagName !== 'DIALOG'; around = around.parentElement)
      if (getComputedStyle(around).overflowY === 'auto') clipping.push(around)
    return [...outside, ...clipping].map(element => element.outerHTML.slice(0, 100))
  })
}

function widerThanScreen(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
