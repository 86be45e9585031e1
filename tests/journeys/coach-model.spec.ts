import type { Page } from '@playwright/test'
import type { AiServer } from '#tests/ai-server.ts'
import { expect } from './journey.ts'
import { modelTest } from './model-test.ts'
import { callApi } from './user-steps.ts'

const QUESTION = 'I am so tired, how do I rest after work?'
const BEGINNING = 'Rest helps.'
const REST = 'Rest after work helps too.'

const logOf = (page: Page) => page.getByRole('log', { name: 'Messages' })

async function send(page: Page, message: string) {
  const field = page.getByRole('textbox', { name: 'Write a message' })
  await field.fill(message)
  await field.press('Enter')
}

/** A model that has begun to answer, and goes on when it is let. */
function holdAnswer(model: AiServer): () => void {
  const rest = Promise.withResolvers<string>()
  model.answer({ say: `${BEGINNING} Rest `, rest: rest.promise })
  return () => rest.resolve('after work helps too.')
}

/** Questions and answers by turns, each of them once. */
async function expectConversation(page: Page, texts: readonly string[]) {
  const log = logOf(page)
  for (const [at, text] of texts.entries()) {
    // What was sent to the model is no paragraph.
    const message = log.locator('p').filter({ hasText: at % 2 === 0 ? `You: ${text}` : text })
    await expect(message).toHaveCount(1)
  }
  await expect(log.getByRole('article')).toHaveCount(texts.length / 2)
}

modelTest(
  'an answer streams in; it can be stopped, reloaded in the middle, and read in two tabs, and is there once',
  async ({ page, user, ai: { model } }) => {
    expect(user.name).toBeTruthy()
    await callApi(page, 'PUT', '/api/consents/ai_coach', { granted: true })
    const goOn = holdAnswer(model)
    await page.goto('/chat')
    await send(page, QUESTION)
    await expect(logOf(page)).toContainText(BEGINNING)
    await expect(page.getByText('The coach is writing')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeDisabled()
    await expect(logOf(page)).not.toContainText('after work helps')
    goOn()
    await expectConversation(page, [QUESTION, `${BEGINNING} ${REST}`])
    await expect(page.getByText('The coach is writing')).toBeHidden()
    await expect(logOf(page)).toContainText('Worded by a language model')

    // Stopped: what came stays, the model hears of it, and the conversation goes on.
    const unsaid = Promise.withResolvers<string>()
    model.answer({ say: 'Sleep helps. And then', rest: unsaid.promise })
    const abandoned = model.nextAbandoned()
    await send(page, 'How do I rest at night?')
    await expect(logOf(page)).toContainText('Sleep helps.')
    await page.getByRole('button', { name: 'Stop' }).click()
    await abandoned
    unsaid.resolve('')
    await expect(logOf(page)).toContainText('You stopped the answer here.')
    await expect(logOf(page)).not.toContainText('And then')
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('')

    // Stopped before its first sentence: the message comes back to the field.
    model.answer('silence')
    await send(page, 'How do I rest at lunch?')
    await expect(page.getByText('The coach is writing')).toBeVisible()
    await expect.poll(() => JSON.stringify(model.requests.at(-1)?.messages)).toContain('at lunch')
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue(
      'How do I rest at lunch?',
    )
    await expectConversation(page, [
      QUESTION,
      `${BEGINNING} ${REST}`,
      'How do I rest at night?',
      'Sleep helps.',
    ])

    // Another tab follows; this one is reloaded in the middle.
    await page.getByRole('button', { name: 'New conversation' }).click()
    await expect(logOf(page).getByRole('article')).toHaveCount(0)
    model.answer({ say: 'Breaks help.' })
    await send(page, 'Do short breaks help me?')
    await expectConversation(page, ['Do short breaks help me?', 'Breaks help.'])
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expectConversation(other, ['Do short breaks help me?', 'Breaks help.'])
    const goOnAgain = holdAnswer(model)
    await send(page, QUESTION)
    await expect(logOf(page)).toContainText(BEGINNING)
    await expect(other.getByText('The coach is writing')).toBeVisible()
    await page.reload()
    await expect(page.getByText('The coach is writing')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('')
    goOnAgain()
    const all = ['Do short breaks help me?', 'Breaks help.', QUESTION, `${BEGINNING} ${REST}`]
    for (const tab of [page, other]) {
      await expectConversation(tab, all)
      await expect(tab.getByText('The coach is writing')).toBeHidden()
    }
  },
)

modelTest(
  'whatever the model does the engine answers, and the screen says who wrote it',
  async ({ page, user, ai: { model } }) => {
    expect(user.name).toBeTruthy()
    await callApi(page, 'PUT', '/api/consents/ai_coach', { granted: true })
    // The slow one is waited for in a tab of its own, beside the others.
    model.answer(request =>
      JSON.stringify(request.messages).includes('Boston')
        ? 'silence'
        : (replies.shift() ?? { status: 500, body: '{}' }),
    )
    const replies: Exclude<Parameters<AiServer['answer']>[0], (...given: never) => unknown>[] = []
    const slow = await page.context().newPage()
    await slow.goto('/chat')
    await send(slow, 'What does a nurse make in Boston?')
    await expect(slow.getByText('The coach is writing')).toBeVisible()

    await page.goto('/chat')
    const loop = { tool: 'market', input: { role: 'nurse' } }
    for (const [place, reply, said] of [
      ['Denver', [], 'The language model could not be reached.'],
      [
        'Seattle',
        [{ say: 'It pays $990,000 at Globex.' }],
        'What the language model answered made no sense.',
      ],
      ['Chicago', [{ say: 'As an AI language model I must not say.' }], 'The language model declined.'],
      ['Phoenix', [loop, loop, loop, loop], 'What the language model answered made no sense.'],
    ] as const) {
      replies.push(...reply)
      await send(page, `What does a nurse make in ${place}?`)
      const answer = logOf(page).getByRole('article').filter({ hasText: place })
      await expect(answer).toContainText('Half of all in the role there earn more than $')
      await expect(answer).toContainText(`Written by our own engine from public data. ${said}`)
    }
    await expect(logOf(page).getByRole('article')).toHaveCount(4)
    await expect(page.getByText('$990,000')).toHaveCount(0)
    const late = logOf(slow).getByRole('article')
    await expect(late).toContainText(
      'Written by our own engine from public data. The language model took too long.',
    )
    await expect(late).toContainText('Boston')
  },
)
