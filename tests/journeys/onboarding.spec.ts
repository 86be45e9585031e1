import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { delayRoute } from './user-steps.ts'

const REFUSED = /status of (4\d\d|5\d\d)|ERR_FAILED/

test('a user is invited, sets up the profile in four steps and is not invited again', {
  tag: '@phone',
}, async ({ page, user, isMobile, allowConsoleError, expectAccessibleInBothSchemes }) => {
  allowConsoleError(REFUSED)
  await page.getByRole('link', { name: 'Set up your profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tell us about yourself' })).toBeVisible()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  // Of eleven answers, only the name is known.
  await expect(page.getByText('9% complete')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '9')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name)
  await fillAbout(page)
  await next(page, 'Skills & Interests')
  await fillSkills(page)
  await next(page, 'Personality & Goals')
  await fillGoals(page)
  await next(page, 'Wellness Preferences')
  await expect(page.getByText('91% complete')).toBeVisible()
  await expect(page.getByRole('switch', { name: /Daily check-ins/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /Connect wearables/ })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: /Voice analysis/ })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  await page.getByRole('switch', { name: /Voice analysis/ }).click()
  await page.getByRole('checkbox').check()
  await expect(page.getByText('100% complete')).toBeVisible()

  await page.route('**/api/onboarding', route => route.abort())
  await complete(page)
  await expect(page.getByText('Error saving profile')).toBeVisible()
  await expect(page.getByText('Please try again later.')).toBeVisible()
  await page.unroute('**/api/onboarding')

  const release = await delayRoute(page, '**/api/onboarding')
  await complete(page)
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  release()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Welcome to Waywell!')).toBeVisible()
  await expect(page.getByText('Your profile has been set up successfully.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Set up your profile' })).toBeHidden()
  // The dashboard says what comes next: today's check-in, in place, and after it the suggestions.
  await expect(page.getByRole('heading', { name: 'How are you today?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your first paths' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See my paths' })).toHaveAttribute(
    'href',
    '/career/suggestions',
  )
  await expectAccessibleInBothSchemes()
  await page.getByRole('slider', { name: 'Energy' }).fill('4')
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await expect(page.getByRole('heading', { name: /^One skill closer to/ })).toBeVisible()
  await expect(page.getByText('Burnout risk: Medium')).toBeVisible()
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: isMobile ? 'Menu' : /account of/ }).click()
  await expect(page.getByText('Gardener')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('nothing is checked on the way; at the end one is led to the first gap, and a reload loses nothing', async ({
  page,
  user,
  isMobile,
}) => {
  expect(user.name).toBeTruthy()
  await page.goto('/onboarding')
  await page.getByLabel('Location').fill('Graz, Austria')
  await next(page, 'Skills & Interests')
  await expect(page.getByText('3 missing')).toBeVisible()
  await page.getByRole('button', { name: 'Show 11 more' }).click()
  await page.getByLabel('Design', { exact: true }).check()
  await page.getByLabel('In your own words').fill('Grafting, Pruning')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove Pruning' }).click()
  await expect(page.getByRole('button', { name: 'Remove Grafting' })).toBeFocused()
  await next(page, 'Personality & Goals')
  await page.getByLabel(/^Hybrid/).check()
  await page.reload()
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
  await expect(page.getByLabel(/^Hybrid/)).toBeChecked()
  await page.goBack()
  await expect(page.getByLabel('Design', { exact: true })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Remove Grafting' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Wellness/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness Preferences' })).toBeFocused()
  await complete(page)

  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await expect(page.getByLabel('Job Title')).toBeFocused()
  await expect(page.getByText('Job title is required')).toBeVisible()
  await expect(page.getByText('Please select an industry')).toBeVisible()
  await expect(page.getByText('Please select your experience level')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Step 3, Personality & Goals' })).toBeVisible()
  await expect(page.getByLabel('Location')).toHaveValue('Graz, Austria')
  await fillAbout(page)
  await expect(page.getByText('Job title is required')).toBeHidden()
  await next(page, 'Skills & Interests')
  await expect(page.getByText('Please describe your interests (minimum 10 characters)')).toBeVisible()
  await page.goto('/onboarding?step=4')
  await complete(page)
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByLabel('Interests')).toBeFocused()
  await fillSkills(page)
  await page.goto('/onboarding?step=4')
  await complete(page)
  await expect(page.getByText('Please select your communication style')).toBeVisible()
  await expect(page.getByText('Please describe your goals (minimum 20 characters)')).toBeVisible()
  await fillGoals(page)
  await next(page, 'Wellness Preferences')
  await complete(page)
  await expect(page.getByText('You must consent to continue')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()

  await page.getByRole('button', { name: isMobile ? 'Menu' : /account of/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('no step has an accessibility violation, with or without faults', async ({
  page,
  user,
  expectAccessibleInBothSchemes,
}) => {
  test.slow()
  expect(user.name).toBeTruthy()
  await expect(page.getByRole('link', { name: 'Set up your profile' })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await page.goto('/onboarding?step=4')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessibleInBothSchemes()
  await complete(page)
  await expect(page.getByText('Job title is required')).toBeVisible()
  await expectAccessibleInBothSchemes()
  await next(page, 'Skills & Interests')
  await expectAccessibleInBothSchemes()
  await next(page, 'Personality & Goals')
  await expectAccessibleInBothSchemes()
})

async function next(page: Page, title: string) {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
}

async function complete(page: Page) {
  await page.getByRole('button', { name: 'Complete Setup' }).click()
}

async function fillAbout(page: Page) {
  await page.getByLabel('Job Title').fill('Gardener')
  await page.getByLabel('Industry').selectOption('Other')
  await page.getByLabel('Years of Experience').selectOption('6-10 years')
  await page.getByLabel('Location').fill('Graz, Austria')
}

async function fillSkills(page: Page) {
  await page.getByLabel('Problem Solving').check()
  await page.getByLabel('Interests').fill('Old trees and the people who plant them')
}

async function fillGoals(page: Page) {
  await page.getByLabel(/^Independent/).check()
  await page.getByLabel(/^Visual/).check()
  await page.getByLabel('Career Goals').fill('Run a small nursery of my own one day')
}
