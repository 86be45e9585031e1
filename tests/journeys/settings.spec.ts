import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { CONSENT_PURPOSES, SWITCH_NAMES } from '#shared/account/consent.ts'
import { NURSE_ANSWERS } from '#tests/nurse-answers.ts'
import { askForDataApart } from './ask-for-data-apart.ts'
import { expect, test } from './journey.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

const REFUSED = /status of (4\d\d|5\d\d)|ERR_FAILED/
const UPDATED = 'Your preferences have been saved successfully.'

test('a field saves when it is left and a switch when it is put; a failed save says so and puts the old value back', async ({
  page,
  user,
  isMobile,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  await page.goto('/settings')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(user.email)
  await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable()
  const jobTitle = page.getByLabel('Job Title')
  await jobTitle.fill('Gardener')
  await jobTitle.blur()
  await expect(page.getByText('Settings Updated')).toBeVisible()
  await expect(page.getByText(UPDATED)).toBeVisible()

  await page.route('**/api/profile', route =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'away' }) : route.fallback(),
  )
  await jobTitle.fill('Astronaut')
  await jobTitle.blur()
  await expect(page.getByText('Failed to update settings. Please try again.')).toBeVisible()
  await expect(jobTitle).toHaveValue('Gardener')
  const wearables = page.getByRole('switch', { name: /Connect wearables/ })
  await wearables.click()
  await expect(wearables).not.toBeChecked()
  await page.unroute('**/api/profile')

  await page.route('**/api/profile', route =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await page.getByLabel('Industry').focus()
  await page.getByLabel('Industry').selectOption('Legal')
  await page.getByLabel('Industry').blur()
  await expect(page.getByText('An unexpected error occurred.')).toBeVisible()
  await expect(page.getByLabel('Industry')).toHaveValue('')
  await page.unroute('**/api/profile')

  const remind = page.getByRole('switch', { name: 'Remind me by email' })
  await expect(page.getByText('Reminders are off. Nothing is sent.')).toBeVisible()
  await remind.click()
  await expect(page.getByText('Nothing is sent until you have confirmed your email address.')).toBeVisible()
  const kept = page.waitForResponse(
    async response => response.url().endsWith('/api/check-in-reminder') && (await response.json()).hour === 7,
  )
  await page.getByRole('checkbox', { name: 'Friday' }).uncheck()
  await page.getByLabel('Hour').selectOption('7 AM')
  await kept

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/profile', async route => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.fallback()
  })
  await wearables.click()
  await expect(wearables).toBeChecked()
  const switched = nextSave(page)
  answer.resolve()
  await switched
  const name = page.getByLabel('Full Name')
  await name.fill('R')
  await name.blur()
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible()
  const saved = nextSave(page)
  await name.fill('Robin Newname')
  await name.blur()
  await saved
  await page.reload()
  await expect(name).toHaveValue('Robin Newname')
  await expect(jobTitle).toHaveValue('Gardener')
  await expect(wearables).toBeChecked()
  await expect(remind).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Friday' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Thursday' })).toBeChecked()
  await expect(page.getByLabel('Hour')).toHaveValue('7')
  await page.getByRole('button', { name: isMobile ? 'Menu' : /RN, account of/ }).click()
  await expect(page.getByText('Robin Newname')).toBeVisible()
})

test('the whole profile can be changed, and each wellness choice stands once with its date', async ({
  page,
  user,
  expectAccessible,
}) => {
  await answerOnboarding(page, user.name)
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: /Voice analysis.*Agreed on/ })).toBeChecked()
  await page.getByRole('link', { name: 'Work & goals' }).first().click()
  await expect(page.getByLabel('Years of Experience')).toHaveValue('0-1 years')
  await page.getByLabel('Years of Experience').focus()
  await page.getByLabel('Years of Experience').selectOption('6-10 years')
  await page.getByLabel('Location').fill('Graz, Austria')
  await page.getByLabel('In your own words').fill('Wound care')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Wound care' })).toBeVisible()
  await page.getByLabel('Work Style').focus()
  await page.getByLabel('Work Style').selectOption('Leadership')
  await page.getByLabel('Career Goals').fill('Too short')
  await expect(page.getByText('11 more characters to go.')).toBeVisible()
  await page.getByLabel('Career Goals').blur()
  await expect(page.getByText('Please describe your goals (minimum 20 characters)')).toBeVisible()
  await page.getByLabel('Career Goals').fill('Teach the nurses who come after me.')
  await expectAccessible()
  await page.getByLabel('Career Goals').blur()
  await expect
    .poll(async () => (await callApi(page, 'GET', '/api/profile', undefined)).json())
    .toMatchObject({
      years_experience: '6-10 years',
      location: 'Graz, Austria',
      skills: [...NURSE_ANSWERS.skills, 'Wound care'],
      work_style: 'leadership',
      career_goals: 'Teach the nurses who come after me.',
    })
  await page.goto('/settings#data')
  await expect(page.getByRole('switch')).toHaveCount(CONSENT_PURPOSES.length - SWITCH_NAMES.length)
})

test('colors: dark, light, or as the device is set; kept over a reload', async ({ page, user }) => {
  expect(user.name).toBeTruthy()
  await page.goto('/settings')
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.locator('[data-theme-switch]').click()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await page.getByText('System', { exact: true }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
})

test('saved résumés: none yet, not loaded, opened, downloaded, deleted', async ({
  page,
  user,
  allowConsoleError,
}) => {
  allowConsoleError(REFUSED)
  expect(user.name).toBeTruthy()
  await askForDataApart(page)
  await page.route('**/api/resumes', route => route.fulfill({ status: 503, body: 'away' }))
  await page.goto('/settings')
  await expect(page.getByText('Your résumés could not be loaded right now.')).toBeVisible()
  await page.unroute('**/api/resumes')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'See suggested paths' })).toHaveAttribute(
    'href',
    '/career/suggestions',
  )

  await keepResume(page)
  await page.reload()
  await page.getByRole('button', { name: 'Open the résumé for Head gardener' }).click()
  await expect(page.getByRole('textbox', { name: 'Résumé' })).toHaveValue('Ten years of roses.')
  await page.getByRole('tab', { name: 'Cover Letter' }).click()
  await expect(page.getByRole('textbox', { name: 'Cover Letter' })).toHaveValue('Dear garden,')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the résumé for Head gardener' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Head_gardener_Resume_CoverLetter.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain('Ten years of roses.')

  const remove = page.getByRole('button', { name: 'Delete the résumé for Head gardener' })
  await remove.click()
  await expect(page.getByRole('group', { name: 'Delete the résumé for Head gardener' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The résumé could not be deleted. Please try again.')).toBeVisible()
  await page.unroute('**/api/resumes/*')
  await page.route('**/api/resumes/*', route => route.fulfill({ json: { deleted: true } }))
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Résumé deleted')).toBeVisible()
  await expect(page.getByText('Head gardener')).toBeHidden()
  await expect(page.getByRole('heading', { name: /résumés/ })).toBeFocused()
})

test('no part of the settings has an accessibility violation, and each has an address', {
  tag: '@phone-only',
}, async ({ page, user, expectAccessibleInBothSchemes }) => {
  test.slow()
  expect(user.name).toBeTruthy()
  await page.goto('/settings')
  await expect(page.getByRole('link', { name: 'See suggested paths' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.goto('/settings#security')
  await expect(page.getByText('This browser')).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByRole('button', { name: 'Send confirmation link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.goto('/settings#data')
  await page.getByRole('switch', { name: /Wording by a language model/ }).click()
  await page.getByText('Show the history (1)').click()
  await expectAccessibleInBothSchemes()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog').getByLabel('Current password', { exact: true })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(page.getByText('Where you are signed in')).toBeVisible()
})

/** A résumé as the Resume Builder saves it; its first deletion fails. */
async function keepResume(page: Page) {
  const resume = {
    id: '0192f000-0000-7000-8000-0000000000aa',
    role: 'Head gardener',
    objective: null,
    label: null,
    created_at: '2026-02-03T10:00:00Z',
  }
  await page.route('**/api/resumes', route => route.fulfill({ json: [resume] }))
  await page.route('**/api/resumes/*', route =>
    route.request().method() === 'DELETE'
      ? route.abort()
      : route.fulfill({
          json: {
            ...resume,
            resume_text: 'Ten years of roses.',
            cover_letter_text: 'Dear garden,',
            posting_text: null,
            template: null,
            earlier_resume_text: null,
            earlier_cover_letter_text: null,
          },
        }),
  )
}

/** Of several on their way the first: whatever was saved before must have been waited for. */
function nextSave(page: Page) {
  return page.waitForResponse(response => response.request().method() === 'PATCH' && response.ok())
}
