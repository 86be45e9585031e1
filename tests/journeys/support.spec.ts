import type { Page, Route } from '@playwright/test'
import { expect, newUserDetails, test } from './journey.ts'

const subscribeButton = (page: Page) => page.getByRole('button', { name: 'Subscribe' })
const newsletterField = (page: Page) => page.getByLabel('Newsletter', { exact: true })

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Name').fill("Robin O'Example-Smith Jr.")
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Category').selectOption({ label: 'Billing & Payments' })
  await page.getByLabel('Subject').fill('An invoice')
  await page.getByLabel('Message').fill('Where can I find my last invoice?')
}

test('an address is subscribed once, and the second time we say so', async ({ page, allowConsoleError }) => {
  allowConsoleError(/409/)
  const { email } = newUserDetails()
  await page.goto('/')
  await expect(subscribeButton(page)).toBeDisabled()
  await newsletterField(page).fill(`  ${email} `)
  await subscribeButton(page).click()
  await expect(
    page.getByText("Thanks for subscribing! You'll receive our latest updates and insights."),
  ).toBeVisible()
  await expect(newsletterField(page)).toHaveValue('')
  await expect(subscribeButton(page)).toBeDisabled()

  await newsletterField(page).fill(email)
  await subscribeButton(page).click()
  await expect(page.getByText('Already subscribed!')).toBeVisible()
  await expect(page.getByText('This email is already on our newsletter list.')).toBeVisible()
  await expect(newsletterField(page)).toHaveValue(email)
})

test('an empty, a blank or a broken address sends nothing', async ({ page }) => {
  let sent = 0
  await page.route('/api/newsletter', route => {
    sent += 1
    return route.abort()
  })
  await page.goto('/product/api')
  await newsletterField(page).fill('   ')
  await expect(subscribeButton(page)).toBeDisabled()
  await newsletterField(page).fill('nobody')
  await expect(subscribeButton(page)).toBeEnabled()
  await newsletterField(page).press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  expect(sent).toBe(0)
})

test('the newsletter button rests while it sends, and a failure keeps what was typed', async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/500|ERR_FAILED/)
  const held: Route[] = []
  await page.route('/api/newsletter', route => {
    held.push(route)
  })
  await page.goto('/')
  await newsletterField(page).fill('robin@people.example')
  await subscribeButton(page).click()
  await expect.poll(() => held.length).toBe(1)
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeDisabled()
  await held[0]?.fulfill({ status: 500, json: { message: 'x', details: null, hint: null, code: 'internal' } })
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible()
  await expect(newsletterField(page)).toHaveValue('robin@people.example')

  await subscribeButton(page).click()
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.abort()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
})

test('a message is sent, confirmed, and the form is empty again', async ({ page, expectAccessible }) => {
  await page.goto('/support/contact')
  await fillContact(page, newUserDetails().email)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Thank you for reaching out!')).toBeVisible()
  await expect(page.getByText("We'll be in touch soon.")).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByLabel('Category')).toHaveValue('')
  await expectAccessible()
})

test('every rule of the contact form speaks on submit, and falls silent when it is met', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/support/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  for (const sentence of [
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a category',
    'Subject must be at least 5 characters',
    'Message must be at least 10 characters',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectAccessible()
  await page.getByLabel('Name').fill('R2 D2')
  await expect(page.getByText('Name contains invalid characters')).toBeVisible()
  await page.getByLabel('Name').fill('Robin')
  await expect(page.getByText('Name contains invalid characters')).toBeHidden()
})

test('a press on Send that comes before the page is alive is done once it is', async ({ page }) => {
  await page.goto('/support/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Please select a category')).toBeVisible()
  await expect(page).toHaveURL('/support/contact')
})

test('a failed message stays in the form', async ({ page, allowConsoleError }) => {
  allowConsoleError(/503|ERR_FAILED/)
  await page.route('/api/contact', route =>
    route.fulfill({ status: 503, json: { message: 'x', details: null, hint: null, code: 'unavailable' } }),
  )
  await page.goto('/support/contact')
  await fillContact(page, 'robin@people.example')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Where can I find my last invoice?')
  await page.unroute('/api/contact')
  await page.route('/api/contact', route => route.abort())
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('An invoice')
})

test('one address too many from one place is told so, and keeps what was typed', async ({
  page,
  request,
  allowConsoleError,
}) => {
  allowConsoleError(/429/)
  for (let i = 0; i < 10; i += 1)
    await request.post('/api/newsletter', { data: { email: `${crypto.randomUUID()}@people.example` } })
  await page.goto('/')
  await newsletterField(page).fill('robin@people.example')
  await subscribeButton(page).click()
  await expect(page.getByText('Failed to subscribe. Please try again.')).toBeVisible()
  await expect(newsletterField(page)).toHaveValue('robin@people.example')
})
