import type { Locator, Page } from '@playwright/test'
import { expectSuggestions } from './career-steps.ts'
import { expect, newUserDetails, test } from './journey.ts'

/** More stops than any screen has before its end. */
const STOPS_MAX = 90

test('the keyboard alone leads from the sign-up to a check-in, a path, its gap and out again', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const user = newUserDetails()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const type = async (label: string, text: string) => {
    await tabTo(page, field(label))
    await page.keyboard.type(text)
  }
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target)
    await page.keyboard.press(key)
  }
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  const link = (name: string | RegExp) => page.getByRole('link', { name }).first()

  await page.goto('/signup')
  await type('Full Name', user.name)
  await type('Email', user.email)
  await type('Password', user.password)
  await type('Confirm Password', user.password)
  await press(page.getByRole('checkbox'), 'Space')
  await press(button('Create account'))
  await expect(page.getByRole('heading', { name: 'Hello, Robin' })).toBeVisible()

  await press(link('Set up your profile'))
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible()
  await type('Job Title', 'Nurse')
  await type('Industry', 'Healthcare')
  await type('Years of Experience', '6-10')
  await type('Location', 'Columbus, Ohio')
  await press(button('Next'))
  await expect(page.getByRole('heading', { name: 'Skills & Interests' })).toBeFocused()
  await press(page.getByLabel('Communication', { exact: true }), 'Space')
  await type('Interests', 'Patients, and teaching new colleagues')
  await press(button('Next'))
  await expect(page.getByRole('heading', { name: 'Personality & Goals' })).toBeFocused()
  await press(page.getByLabel(/^Collaborative/), 'Space')
  await press(page.getByLabel(/^Direct/), 'Space')
  await type('Career Goals', 'Lead a small ward within three years')
  await press(button('Next'))
  await expect(page.getByRole('heading', { name: 'Wellness Preferences' })).toBeFocused()
  await press(page.getByRole('checkbox').last(), 'Space')
  await press(button('Complete Setup'))
  await expect(page.getByRole('heading', { name: 'How are you today?' })).toBeVisible()

  await press(page.getByRole('slider', { name: 'Mood' }), 'ArrowRight')
  await press(page.getByRole('slider', { name: 'Energy' }), 'ArrowRight')
  await press(button('Save Check-in'))
  await expect(page.getByText('Check-in saved!')).toBeVisible()

  await press(link('Suggested paths'))
  await expectSuggestions(page)
  await press(link(/^View Skill Gap/))
  await expect(page.getByRole('heading', { name: 'Priority areas' })).toBeVisible()
  await press(button(/^Save: /))
  await expect(page.getByText('Resource saved')).toBeVisible()

  await press(button(/account of/))
  await press(button('Sign out'))
  await expect(page).toHaveURL('/')
})

/** Tab, and nothing else, until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < STOPS_MAX; stops += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `is reached within ${STOPS_MAX} stops`).toBeFocused()
}
