import type { Page } from '@playwright/test'
import { GUIDE_KINDS, GUIDES } from '#shared/coach/guide.ts'
import type { State } from './state.ts'
import { fail, neverAnswered } from './steps.ts'

const path = '/chat'
const who = 'settled'
/** What never comes is not waited for longer. */
const ANSWER_TIMEOUT_MS = 3_000
const STREAM = '/functions/stream-coach-answer'

/** The coach, its four guides, and the learning center with its three tabs. */
export const COACH_STATES: readonly State[] = [
  { name: 'chat', path, who },
  {
    name: 'chat, writing',
    path,
    who,
    ...neverAnswered(STREAM),
    act: ask('What does a nurse make in Boston?'),
  },
  { name: 'chat, failed', path, who, before: fail(STREAM), act: ask('What does a nurse make in Boston?') },
  {
    name: 'chat, answered',
    path,
    who,
    act: ask('What does a nurse make in Boston? And I am tired of nights.'),
  },
  {
    name: 'chat, suggestion',
    path,
    who,
    act: async page => {
      await ask('How do I get into teaching?')(page)
      await page.getByRole('button', { name: 'Suggest something' }).first().click()
    },
  },
  ...GUIDE_KINDS.flatMap((kind): State[] => [
    { name: `guide ${kind}`, path, who, act: page => begin(page, GUIDES[kind].title) },
    { name: `guide ${kind}, second step`, path, who, act: page => secondStep(page, GUIDES[kind].title) },
    { name: `guide ${kind}, outcome`, path, who, act: page => toOutcome(page, GUIDES[kind].title) },
  ]),
  { name: 'chat, after the trial', path, who: 'free' },
  { name: 'learning', path: '/learning', who },
  { name: 'learning, pending', path: '/learning', who, ...neverAnswered('/api/learning-resources*') },
  { name: 'learning, failed', path: '/learning', who, before: fail('/api/learning-resources*') },
  { name: 'learning, none found', path: '/learning?search=zither', who },
  { name: 'learning, mine empty', path: '/learning', who, act: openTab(/^My Learning/) },
  { name: 'learning, progress samples', path: '/learning', who, act: openTab('Progress') },
  {
    name: 'learning, progress',
    path: '/learning',
    who: 'subscriber',
    act: async page => {
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click()
      await page.getByText('Resource saved').waitFor()
      await openTab('Progress')(page)
      await page.getByRole('button', { name: 'Log time' }).click()
      await page.getByRole('dialog').getByLabel('Minutes').fill('90')
      await page.getByRole('dialog').getByRole('button', { name: 'Log time' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  { name: 'learning, mine', path: '/learning', who: 'subscriber', act: openTab(/^My Learning/) },
]

function ask(message: string) {
  return async (page: Page) => {
    const field = page.getByRole('textbox', { name: 'Write a message' })
    await field.fill(message)
    await field.press('Enter')
    await page
      .getByRole('log')
      .getByText('The coach is writing')
      .waitFor({ state: 'detached', timeout: ANSWER_TIMEOUT_MS })
      .catch(() => {})
  }
}

async function begin(page: Page, title: string) {
  await page
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .locator('visible=true')
    .first()
    .click()
  await page.getByText(/^Step \d/).waitFor()
}

async function answerStep(page: Page) {
  const field = page.locator('form').getByRole('textbox')
  if ((await field.inputValue()) === '') await field.fill(ANSWER)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}

async function secondStep(page: Page, title: string) {
  await begin(page, title)
  await answerStep(page)
  await page
    .getByRole('button', { name: 'Next' })
    .or(page.getByText(/^Step 2/))
    .first()
    .waitFor()
  if (await page.getByRole('button', { name: 'Next' }).isVisible())
    await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText(/^Step 2/).waitFor()
}

async function toOutcome(page: Page, title: string) {
  await begin(page, title)
  const outcome = page.getByRole('article', { name: 'Outcome' })
  const onward = page.getByRole('button', { name: /^(Save|Next|See the outcome)$/ })
  while (!(await outcome.isVisible())) {
    const field = page.locator('form').getByRole('textbox')
    if ((await field.inputValue()) === '') await field.fill(ANSWER)
    await onward.click()
    await page.locator('form [aria-busy=true]').waitFor({ state: 'detached' })
  }
}

const ANSWER =
  'In March our ward lost two nurses in one week. I had to keep triage going, so I wrote a rota with shorter nights and trained four colleagues on the board. Waiting time fell from 50 to 35 minutes.'

function openTab(name: string | RegExp) {
  return (page: Page) => page.getByRole('tab', { name }).click()
}
