import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { browserInTimeZone } from './browser-time-zone.ts'
import { expectSuggestions } from './career-steps.ts'
import { POSTING, RESUME } from './career-texts.ts'
import { expect, newUserDetails, test } from './journey.ts'
import { answerOnboarding, callApi, openApi, passDays, typeSignIn } from './user-steps.ts'

const DAY_MS = 24 * 3600 * 1000
/** Where it is about noon now: no day ends while the journey is on its way. */
const utcHour = new Date().getUTCHours()
test.use(browserInTimeZone(`Etc/GMT${utcHour < 12 ? '-' : '+'}${Math.abs(12 - utcHour)}`))

const GOOD = [4, 5, 4, 4, 5] as const
const LOW = [3] as const

test('a hundred days, from the sign-up to the deleted account: each says the right next step', async ({
  page,
  allowConsoleError,
  expectAccessibleInBothSchemes,
}) => {
  test.setTimeout(240_000)
  const user = newUserDetails()
  const nextStep = async (heading: string | RegExp) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: heading })).toBeVisible()
  }
  const banner = page.getByLabel('Your free trial')

  await test.step('day 0: sign-up, profile, a first check-in, paths, a gap and something saved for it', async () => {
    await page.goto('/signup')
    await page.getByLabel('Full Name').fill(user.name)
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(user.password)
    await page.getByLabel('Confirm Password', { exact: true }).fill(user.password)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { name: 'Tell us a little about yourself' })).toBeVisible()
    await expect(banner).toContainText('14 days remaining')

    await answerOnboarding(page, user.name)
    await nextStep('How are you today?')
    await checkInOnDashboard(page)
    await expect(page.getByRole('heading', { name: 'See where your skills could take you' })).toBeVisible()
    await page.getByRole('link', { name: 'Show my paths' }).click()
    await expectSuggestions(page)
    await nextStep(/^One skill closer to /)
    await page.goto('/career/suggestions')
    await page
      .getByRole('link', { name: /^View Skill Gap/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Priority areas' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Save: / })
      .first()
      .click()
    await expect(page.getByText('Resource saved')).toBeVisible()
    await nextStep(/^(Take up “|One skill closer to )/)
  })

  await test.step('day 8: the suggestions are old; learning is logged, and the week tells of it', async () => {
    await passDays(user.email, 8)
    await addCheckIns(page, { days: 7, everyDays: 2, levels: GOOD })
    await nextStep('How are you today?')
    await checkInOnDashboard(page)
    await expect(page.getByRole('heading', { name: 'Your suggestions are over a week old' })).toBeVisible()
    const learned_on = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    await callApi(page, 'PUT', `/api/learning-time/${crypto.randomUUID()}`, { learned_on, minutes: 90 })
    await callApi(page, 'POST', '/functions/generate-career-suggestions', {})
    await nextStep(/^(Take up “|One skill closer to )/)
    await page.goto('/weekly')
    await expect(page.getByText('You logged 1.5h of learning.')).toBeVisible()
    await expect(page.getByText(/^You checked in on (one day|\w+ days)/)).toBeVisible()
    await expectAccessibleInBothSchemes()
  })

  await test.step('day 11: two résumés, an ATS check, the market and the coach, all of it in the trial', async () => {
    await passDays(user.email, 3)
    for (const targetRole of ['Nurse Educator', 'Head Nurse']) {
      const drafted = await callApi(page, 'POST', '/functions/generate-resume', { targetRole })
      const { resume, coverLetter } = await drafted.json()
      const saved = { role: targetRole, objective: '', resume_text: resume, cover_letter_text: coverLetter }
      await callApi(page, 'POST', '/api/resumes', saved)
    }
    await page.goto('/settings')
    for (const role of ['Nurse Educator', 'Head Nurse'])
      await expect(page.getByRole('button', { name: `Open the résumé for ${role}` })).toBeVisible()
    await page.goto('/career/ats-optimizer')
    await page.getByLabel('Target role').fill('Practice Supervisor')
    await page.getByLabel('Résumé', { exact: true }).fill(RESUME)
    await page.getByLabel('Job description').fill(POSTING)
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.getByText('ATS analysis completed!')).toBeVisible()
    await page.goto('/career/market-insights')
    await page.getByLabel('Role').fill('Registered Nurse')
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.getByText('Market insights generated!')).toBeVisible()
    await page.goto('/chat')
    const message = page.getByRole('textbox', { name: 'Write a message' })
    await message.fill('What does a nurse make in Boston?')
    await message.press('Enter')
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('Based on')
  })

  await test.step('days 12 and 14: the trial is ending, then over; the tools say so', async () => {
    await passDays(user.email, 1)
    await page.goto('/dashboard')
    await expect(banner).toContainText('Trial Ending Soon!2 days left')
    await passDays(user.email, 2)
    await page.goto('/dashboard')
    await expect(page.getByText('Your free trial has expired.')).toBeVisible()
    await page.goto('/career/ats-optimizer')
    await expect(page.getByRole('heading', { name: /Professional/ }).first()).toBeVisible()
    await expect(page.getByLabel('Target role')).toHaveCount(0)
  })

  await test.step('day 50: weeks as usual, then a slide: the warning comes before all else', async () => {
    await passDays(user.email, 36)
    await addCheckIns(page, { days: 35, everyDays: 2, levels: GOOD })
    await passDays(user.email, 11)
    await addCheckIns(page, { days: 10, everyDays: 1, levels: LOW })
    await nextStep('You have been below your own usual')
    await page.getByRole('link', { name: 'See what helps' }).click()
    await expect(page.getByRole('heading', { name: /below your own usual since/ })).toBeVisible()
  })

  await test.step('day 92: back as usual, the warning has gone; Professional is paid for', async () => {
    await passDays(user.email, 31)
    await addCheckIns(page, { days: 29, everyDays: 2, levels: GOOD })
    await nextStep('How are you today?')
    await page.goto('/wellness/overview')
    await expect(page.getByRole('heading', { name: /below your own usual since/ })).toHaveCount(0)
    await pageOf(page, 'create-checkout')
    await page.getByRole('button', { name: 'Pay $29.00' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByText('Current plan: Professional')).toBeVisible()
    await page.goto('/career/ats-optimizer')
    await expect(page.getByLabel('Target role')).toBeVisible()
  })

  await test.step('day 99: it is canceled, and says until when it stays', async () => {
    await passDays(user.email, 7)
    await pageOf(page, 'customer-portal')
    await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await expect(page.getByText(/It ends on \w+ \d+, \d{4}\./)).toBeVisible()
    // The event of the provider is worked on after its page has answered.
    await expect(async () => {
      await page.goto('/dashboard')
      const card = page.getByRole('region', { name: 'Your subscription' })
      await expect(card).toContainText(/Ends on \w+ \d+, \d{4}\. Nothing more is charged\./, {
        timeout: 5_000,
      })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('day 100: everything is taken along, and then deleted', async () => {
    await passDays(user.email, 1)
    await page.goto('/settings#data')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download everything about me' }).click()
    const files = unzipSync(await readFile(await (await download).path()))
    const rows = (name: string): unknown[] =>
      JSON.parse(strFromU8(files[`json/${name}.json`] ?? new Uint8Array()))
    expect(rows('check_ins').length).toBeGreaterThan(45)
    for (const [table, count] of [
      ['resumes', 2],
      ['learning_time', 1],
      ['conversations', 1],
      ['subscriptions', 1],
    ] as const)
      expect([table, rows(table).length]).toEqual([table, count])
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current password', { exact: true }).fill(user.password)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    allowConsoleError(/status of 401/)
    await page.goto('/login')
    await typeSignIn(page, user)
    await expect(page.getByText('Invalid email or password')).toBeVisible()
  })
})

async function checkInOnDashboard(page: Page) {
  await page.getByRole('slider', { name: 'Mood' }).fill('4')
  await page.getByRole('slider', { name: 'Energy' }).fill('4')
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page.getByText('Check-in saved!')).toBeVisible()
}

/** On every so many of the last days, the oldest first, none of them today. */
async function addCheckIns(
  page: Page,
  { days, everyDays, levels }: { days: number; everyDays: number; levels: readonly number[] },
) {
  const call = await openApi(page)
  const now = Date.now()
  for (let day = days; day >= 1; day -= everyDays) {
    const level = levels[day % levels.length]
    const noted_at = new Date(now - day * DAY_MS).toISOString()
    await call('POST', '/api/check-ins', { mood: level, energy: level, noted_at })
  }
}

/** The page of the sandbox that a function answers the address of. */
async function pageOf(page: Page, name: 'create-checkout' | 'customer-portal') {
  const { url } = await (await callApi(page, 'POST', `/functions/${name}`, {})).json()
  await page.goto(url)
  await expect(page.getByText('Sandbox, no money moves')).toBeVisible()
}
