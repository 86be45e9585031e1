import type { Route } from '@playwright/test'
import { askForDataApart } from './ask-for-data-apart.ts'
import { downloadedBy, expectSuggestions, uploadText } from './career-steps.ts'
import { POSTING, RESUME } from './career-texts.ts'
import { expect, test } from './journey.ts'
import { answerOnboarding, callApi, endTrial } from './user-steps.ts'

const SUGGESTIONS = '**/api/career-suggestions'
const GENERATE = '**/functions/generate-career-suggestions'
const AWAY = { status: 503, json: {} }

test('what is missing, fails, is slow or is no posting is said; a reload, a failure and an ended session lose nothing', async ({
  page,
  user,
  allowConsoleError,
}) => {
  expect(user.name).toBeTruthy()
  allowConsoleError(/status of 503/)
  const analyze = page.getByRole('button', { name: 'Analyze' })
  await page.goto('/career/ats-optimizer?role=Practice%20Supervisor')
  await expect(page.getByLabel('Target role')).toHaveValue('Practice Supervisor')
  const resume = page.getByLabel('Résumé', { exact: true })
  await analyze.click()
  await expect(page.getByText('Please fill in all fields before analyzing').first()).toBeVisible()
  await expect(resume).toBeFocused()
  await uploadText(page, 'Upload a résumé', RESUME)
  await expect(resume).toHaveValue(/Olentangy Family Practice/)
  const posting = page.getByLabel('Job description')
  await posting.fill('Our office is on the second floor. The weather is nice today.')

  const ats = '**/functions/ats-optimizer'
  await page.route(ats, route => route.fulfill(AWAY))
  await analyze.click()
  await expect(page.getByText('Failed to analyze resume. Please try again.')).toBeVisible()
  await page.unroute(ats)
  await page.route(ats, () => {})
  await analyze.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute(ats)
  await analyze.click()
  await expect(page.getByText('ATS analysis completed!')).toBeVisible()
  await expect(page.getByText(/^This does not read like a job posting/)).toBeVisible()
  const report = page.getByRole('region', { name: 'Practice Supervisor' })
  await expect(report.getByText('of 100')).toHaveCount(0)
  await expect(report.getByRole('heading', { name: 'Missing keywords' })).toHaveCount(0)

  const long = `${POSTING}${'x'.repeat(50_000)}`
  await posting.fill(long)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText(/^\d+ characters too many: 50,000 fit/)).toBeVisible()
  await expect(posting).toHaveValue(long)
  await expect(posting).toBeFocused()
  await posting.fill(POSTING)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(report.getByRole('button', { name: /HIPAA.*Not found/ })).toBeVisible()
  for (const part of [
    'Present keywords',
    'Missing keywords',
    'Keyword density',
    'Formatting issues',
    'Specific improvements',
    'Optimization suggestions',
  ])
    await expect(report.getByRole('heading', { name: part })).toBeVisible()
  await report.getByRole('button', { name: /Edit line 11/ }).click()
  const line = report.getByLabel('Line 11')
  await line.fill(`${await line.inputValue()} Kept records private under HIPAA.`)
  await line.press('Enter')
  await expect(report.getByRole('button', { name: /Edit line 11/ })).toBeFocused()
  await expect(report.getByRole('button', { name: /HIPAA.*Shown.*11/ })).toBeVisible()
  await page.reload()
  await expect(report.getByRole('button', { name: /HIPAA.*Shown.*11/ })).toBeVisible()
  await expect(resume).toHaveValue(/under HIPAA/)

  allowConsoleError(/status of 401/)
  await page.route(ats, route =>
    route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'x', details: null, hint: null } }),
  )
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('Please log in to use this feature')).toBeVisible()

  const market = '**/functions/job-market-insights'
  await page.goto('/career/market-insights')
  const role = page.getByLabel('Role')
  await expect(role).toHaveValue('')
  await analyze.click()
  await expect(page.getByRole('alert').getByText('Please enter a role to analyze').first()).toBeVisible()
  await expect(role).toBeFocused()
  await role.fill('Registered Nurse')
  await page.getByLabel('Location').fill('Chicago')
  await page.route(market, route => route.fulfill(AWAY))
  await analyze.click()
  await expect(page.getByText('Failed to get market insights. Please try again.')).toBeVisible()
  await expect(role).toHaveValue('Registered Nurse')
  await page.unroute(market)
  await analyze.click()
  const answer = page.getByRole('region', { name: /Registered Nurse in Chicago/ })
  await expect(answer).toBeVisible()
  await page.reload()
  await expect(answer).toBeVisible()
  await page.route(market, () => {})
  await analyze.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Analyze', exact: true })).toBeEnabled()
})

test('suggestions that are slow, fail to load or fail to be made say so, and nothing is lost', async ({
  page,
  user,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 500/)
  await page.goto('/career/suggestions')
  await expect(page.getByRole('heading', { name: 'No Suggestions Yet' })).toBeVisible()
  await expectAccessible()

  await answerOnboarding(page, user.name)
  await askForDataApart(page)
  await page.route(SUGGESTIONS, fail)
  await page.reload()
  await expect(page.getByText('Failed to load career suggestions. Please try again.')).toBeVisible()
  await expectAccessible()

  await page.unroute(SUGGESTIONS, fail)
  await page.route(GENERATE, keepWaiting)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Looking for ways on from where you are.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'No Suggestions Yet' })).toBeVisible()
  await page.unroute(GENERATE, keepWaiting)

  await page.route(GENERATE, fail)
  await page.getByRole('button', { name: 'Generate Suggestions' }).click()
  await expect(page.getByText('Failed to generate career suggestions. Please try again.')).toBeVisible()
  await expectAccessible()
  await page.unroute(GENERATE, fail)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectSuggestions(page)
})

test('after the trial the gate stands in place of the tools, files are refused in words, and the own text stays', async ({
  page,
  user,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 402/)
  const saved = await callApi(page, 'POST', '/api/resumes', {
    role: 'Head Nurse',
    resume_text: RESUME,
    cover_letter_text: '',
  })
  await endTrial(user.email)
  for (const [path, title] of [
    ['/career/ats-optimizer', 'ATS Optimizer'],
    ['/career/skills', 'Skill Gap Analysis'],
    ['/career/market-insights', 'Market Insights'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(/^Part of the Professional plan\. Your trial ended on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Analyze' })).toHaveCount(0)
    await expectAccessible()
  }
  await page.goto(`/career/resume?saved=${(await saved.json()).id}`)
  await expect(page.getByText(/2 of 2/)).toBeVisible()
  for (const button of ['Download PDF', 'DOCX']) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Copying the text is always free.').last()).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Résumé', exact: true })).toHaveValue(RESUME)
  expect((await downloadedBy(page, 'Plain text')).text).toContain('Olentangy Family Practice')
})

/** No answer at all: whoever asked gives up. */
function keepWaiting() {}

function fail(route: Route) {
  return route.fulfill({
    status: 500,
    json: { message: 'Something went wrong.', details: null, hint: null, code: 'internal' },
  })
}
