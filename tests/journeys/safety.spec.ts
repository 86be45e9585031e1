import type { Request } from '@playwright/test'
import { expect, test } from './journey.ts'

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
