import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { endTrial, openApi, setMessageCount } from './user-steps.ts'

test('a conversation with the coach: sent, followed up, rated, found again, renamed and deleted; a failure loses nothing', {
  tag: '@phone',
}, async ({ page, user, isMobile, allowConsoleError, expectAccessibleInBothSchemes }) => {
  expect(user.name).toBeTruthy()
  allowConsoleError(/status of (404|503)/)
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/chat')
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(log).toContainText('I am your career coach')
  // 600 pixels high; on a phone it fills the screen below the heading, with the field in view.
  const frame = await page.getByRole('region', { name: 'Conversation', exact: true }).boundingBox()
  const field = page.getByRole('textbox', { name: 'Write a message' })
  if (isMobile) {
    expect(frame?.height).toBeGreaterThan((page.viewportSize()?.height ?? 0) * 0.75)
    await expect(field).toBeInViewport({ ratio: 1 })
  } else expect(frame?.height).toBe(600)
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await field.fill('   ')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()

  // A failed message says so, and comes back.
  await page.route('**/functions/stream-coach-answer', route => route.fulfill({ status: 503, json: {} }))
  await field.fill('What does a nurse make')
  await field.press('Shift+Enter')
  await expect(field).toHaveValue('What does a nurse make\n')
  await field.fill('What does a nurse make in Boston?')
  await field.press('Enter')
  await expect(page.getByText('Unable to get response from career coach. Please try again.')).toBeVisible()
  await expect(log).toContainText('I am sorry')
  await expect(field).toHaveValue('What does a nurse make in Boston?')
  await page.unroute('**/functions/stream-coach-answer')

  // So does one that the server had kept already when the answer failed.
  const begun = { type: 'begun', conversationId: '01940000-0000-7000-8000-000000000000' }
  const failed = { message: 'no', details: null, hint: null, code: 'unavailable' }
  const stream = `event: message\ndata: ${JSON.stringify(begun)}\n\nevent: error\ndata: ${JSON.stringify(failed)}\n\n`
  await page.route('**/functions/stream-coach-answer', route =>
    route.fulfill({ contentType: 'text/event-stream', body: stream }),
  )
  await field.press('Enter')
  await expect(log).toContainText('I am sorry')
  await expect(page).toHaveURL('/chat')
  await expect(field).toHaveValue('What does a nurse make in Boston?')
  await expect(log).not.toContainText('could not be loaded')
  await page.unroute('**/functions/stream-coach-answer')

  await field.press('Enter')
  await expect(log).toContainText('Boston')
  await expect(log).toContainText('Based on')
  await field.fill('and in Seattle?')
  await field.press('Enter')
  await expect(log.getByRole('article')).toHaveCount(2)
  // An answer is read from its beginning, and what only a screen reader reads does not lengthen the page.
  await expect(log.getByText('and in Seattle?')).toBeInViewport({ ratio: 1 })
  expect(
    await page.evaluate(() => {
      const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0
      return document.documentElement.scrollHeight - Math.max(innerHeight, bottom + scrollY)
    }),
  ).toBeLessThan(100)
  await expectAccessibleInBothSchemes()
  if (isMobile) {
    // A keyboard opens: what is typed and the way to send it stay in view.
    const { width, height } = page.viewportSize() ?? { width: 412, height: 839 }
    await field.focus()
    await page.setViewportSize({ width, height: 500 })
    for (const part of [field, page.getByRole('button', { name: 'New conversation' })])
      await expect(part).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width, height })
  }

  await page.getByRole('button', { name: 'Suggest something' }).first().click()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Your suggestion').fill('Show shifts too')
  await page.getByRole('button', { name: '4', exact: true }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your suggestion!')).toBeVisible()
  await expect(page.getByLabel('Your suggestion')).toBeHidden()
  await page.getByRole('button', { name: 'Helpful', exact: true }).first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your positive feedback!')).toBeVisible()
  await page.route('**/functions/submit-chat-feedback', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Not helpful' }).first().click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Failed to submit feedback. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  // Without a connection a message waits on the device, and is answered once when it is back.
  await page.context().setOffline(true)
  await field.fill('and in Denver?')
  await field.press('Enter')
  await expect(log).toContainText('Waits on this device')
  await page.context().setOffline(false)
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible()
  await expect(log.getByText('and in Denver?')).toHaveCount(1)
  await expect(log).not.toContainText('Waits on this device')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('what-does-a-nurse-make-in-boston.md')

  await page.reload()
  await expect(log).toContainText('Denver')
  await searchConversations(page, 'seattle')
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByLabel('Name', { exact: true }).fill('Pay of nurses')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Pay of nurses/ })).toBeVisible()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(log).not.toContainText('Seattle')
  // A guided conversation: each step is saved, one can go back, and the outcome is there after a reload.
  await page.getByRole('button', { name: /^A hard week/ }).click()
  const step = page.getByRole('textbox', { name: /week been like|in your hands|One small step/ })
  for (const [at, answer] of ['Long days', 'My calendar', 'Lunch in the park tomorrow'].entries()) {
    await expect(page.getByText(`Step ${at + 1} of 3`)).toBeVisible()
    await step.fill(answer)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await expect(page.getByRole('article', { name: 'Outcome' })).toContainText('Lunch in the park tomorrow')
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step).toHaveValue('My calendar')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(step).toHaveValue('Long days')
  await page.reload()
  await expect(page.getByRole('article', { name: 'Outcome' })).toContainText('My calendar')
  await searchConversations(page, 'seattle')
  await page.getByRole('button', { name: /^Delete Pay/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Nothing found.')).toBeVisible()
})

test('on Free what is left of conversations and messages is shown before it is gone, and what is refused stays', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(/status of (402|409)/)
  await endTrial(user.email)
  const call = await openApi(page)
  const { id: userId } = await (await call('GET', '/api/profile', undefined)).json()
  for (let begun = 0; begun < 9; begun += 1)
    await call('POST', '/functions/career-coach', { message: 'hello', userId })
  await page.goto('/chat')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const log = page.getByRole('log', { name: 'Messages' })
  await expect(page.getByText('1 of 10 conversations left this month.')).toBeVisible()
  await field.fill('What does a nurse make in Boston?')
  await field.press('Enter')
  await expect(log).toContainText('Boston')
  await expect(
    page.getByText('All 10 conversations of this month are used; those you have go on.'),
  ).toBeVisible()

  await setMessageCount(user.email, 48)
  await page.reload()
  await expect(page.getByText('2 messages left in this one.')).toBeVisible()
  for (const [message, left] of [
    ['and in Denver?', '1 message left in this one.'],
    ['and in Seattle?', '0 messages left in this one.'],
  ] as const) {
    await field.fill(message)
    await field.press('Enter')
    await expect(page.getByText(left)).toBeVisible()
  }
  await field.fill('and in Chicago?')
  await field.press('Enter')
  await expect(log).toContainText('This conversation is full. Start a new one to go on.')
  await expect(field).toHaveValue('and in Chicago?')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(log).not.toContainText('Boston')
  await field.press('Enter')
  await expect(log).toContainText('You have used all 10 conversations of this month.')
  await expect(field).toHaveValue('and in Chicago?')
})

test('a message whose page is reloaded while it is answered is there once, with its answer, and in no other conversation', {
  tag: '@phone-only',
}, async ({ page, user }) => {
  expect(user.name).toBeTruthy()
  await page.goto('/chat')
  // The server answers, and nothing of it reaches the page.
  const answered = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/functions/stream-coach-answer', async route => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch()
    answered.resolve()
  })
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const log = page.getByRole('log', { name: 'Messages' })
  await field.fill('What does a nurse make in Boston?')
  await field.press('Enter')
  await answered.promise
  // The route stays: taken away it would fail the request, or hold one of the page that is just loading.
  await page.reload()
  await expect(page).toHaveURL(/conversation=/)
  await expect(log.getByRole('article')).toHaveCount(1)
  await expect(log.getByText('What does a nurse make in Boston?')).toHaveCount(1)
  await expect(field).toHaveValue('')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(log).not.toContainText('Boston')
  await page.reload()
  await expect(log).toContainText('I am your career coach')
  await expect(field).toHaveValue('')
})

test('on the narrowest phone the bars are one row each, and the message field is whole on the screen', {
  tag: '@phone-only',
}, async ({ page, user, expectAccessible }) => {
  expect(user.name).toBeTruthy()
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/chat')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await expect(field).toBeInViewport({ ratio: 1 })
  await field.fill('What does a nurse make in Boston?')
  await field.press('Enter')
  await expect(page.getByRole('log').getByRole('article')).toHaveCount(1)
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y
  expect(await top('Download')).toBe(await top('New conversation'))
  const brand = await page.getByRole('link', { name: 'Waywell' }).boundingBox()
  expect(await top('Menu')).toBeCloseTo(brand?.y ?? 0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(field).toBeInViewport({ ratio: 1 })
  await expectAccessible()
})

test('the focus stays where a keyboard user goes on: after Stop, feedback, a name, a deletion and a guide', async ({
  page,
  user,
}) => {
  expect(user.name).toBeTruthy()
  const stream = '**/functions/stream-coach-answer'
  await page.goto('/chat')
  const field = page.getByRole('textbox', { name: 'Write a message' })
  const log = page.getByRole('log', { name: 'Messages' })
  await page.route(stream, () => {})
  await field.fill('What does a nurse make in Boston?')
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(field).toBeFocused()
  await page.unroute(stream)
  await page.getByRole('button', { name: 'Send' }).press('Enter')
  await expect(log.getByRole('article')).toHaveCount(1)
  await expect(field).toBeFocused()

  const suggest = page.getByRole('button', { name: 'Suggest something' })
  await suggest.press('Enter')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(suggest).toBeFocused()
  await suggest.press('Enter')
  await page.getByLabel('Your suggestion').fill('Show shifts too')
  await page.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(suggest).toBeFocused()

  await page.getByRole('button', { name: 'New conversation' }).press('Enter')
  await page
    .getByRole('button', { name: /^A hard week/ })
    .locator('visible=true')
    .press('Enter')
  const step = page.getByRole('textbox', { name: /week been like|in your hands|One small step/ })
  for (const [at, answer] of ['Long days', 'My calendar', 'Lunch in the park tomorrow'].entries()) {
    await expect(page.getByText(`Step ${at + 1} of 3`)).toBeVisible()
    await step.fill(answer)
    await page.getByRole('button', { name: 'Save' }).press('Enter')
  }
  await expect(page.getByRole('article', { name: 'Outcome' })).toBeFocused()

  const rename = page.getByRole('button', { name: /^Rename What does/ })
  await rename.press('Enter')
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(rename).toBeFocused()
  await rename.press('Enter')
  await name.fill('Pay of nurses')
  await name.press('Enter')
  await expect(page.getByRole('button', { name: /^Pay of nurses/ })).toBeFocused()
  await page.getByRole('button', { name: 'Delete Pay of nurses' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Conversation deleted' })).toBeVisible()
  await expect(page.getByRole('listitem').getByRole('button', { name: /^A hard week/ })).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Pay of nurses/ })).toHaveCount(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('A hard week')
  await searchConversations(page, 'zither')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found.' })).toBeVisible()
})

/** The list is drawn anew for the words: what is pressed before that is lost. */
async function searchConversations(page: Page, words: string) {
  const found = page.waitForResponse(response => response.url().includes(`search=${words}`))
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill(words)
  await found
}
