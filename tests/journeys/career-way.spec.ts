import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MADE_UP, reworded } from '#tests/ai-replies.ts'
import { downloadedBy, expectSuggestions, goToTool, uploadText } from './career-steps.ts'
import { POSTING, RESUME } from './career-texts.ts'
import { expect, test } from './journey.ts'
import { modelTest } from './model-test.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

test('the whole way: profile, paths, skill gap, a saved resource, résumé with files, check, market', {
  tag: '@phone',
}, async ({ page, user, isMobile, expectAccessibleInBothSchemes }) => {
  test.slow()
  expect(user.name).toBeTruthy()
  await answerAsMedicalAssistant(page)
  await page.goto('/career/suggestions')
  await expectSuggestions(page)
  await expect(page.getByText('Nothing about you was sent to anybody else.')).toBeVisible()

  await page
    .getByRole('link', { name: /^View Skill Gap/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Priority areas' })).toBeVisible()
  const mark = page.getByRole('slider').first()
  const skill = (await mark.getAttribute('aria-label')) ?? ''
  await mark.fill('71')
  await page.getByRole('button', { name: 'Set level' }).click()
  await expect(page.getByText('You set this level yourself.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await expect(page.getByText('Resource saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('slider', { name: skill })).toHaveValue('71')
  await expect(page.getByRole('button', { name: /^Saved: / })).toHaveCount(1)
  await expectAccessibleInBothSchemes()

  await goToTool(page, 'Resume Builder')
  await page.getByLabel('Target role').fill('Practice Supervisor')
  await uploadText(page, 'Bring your own résumé', RESUME)
  await expect(page.getByText(/^cv\.txt was read/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await expect(page.getByText('Content Generated')).toBeVisible()
  const resume = page.getByRole('textbox', { name: 'Résumé', exact: true })
  await expect(resume).toHaveValue(/Łucja Vale[\s\S]*Olentangy Family Practice/)
  await resume.fill(`${await resume.inputValue()}\n• Wrote this line myself`)
  if (isMobile) await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByText('Compact', { exact: true }).click()
  await expect(page.getByRole('img', { name: 'Page 1 of 1, as it will print' }).first()).toContainText(
    'Wrote this line myself',
  )
  await expectAccessibleInBothSchemes()

  const fonts: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('.ttf')) fonts.push(request.url())
  })
  await page.getByLabel('What the files hold').selectOption('Cover letter only')
  expect((await downloadedBy(page, 'Plain text')).name).toBe('Practice_Supervisor_Cover_Letter.txt')
  expect(fonts).toEqual([])
  await page.getByLabel('What the files hold').selectOption('Both documents')
  const pdf = await downloadedBy(page, 'Download PDF')
  expect(fonts).toHaveLength(2)
  const docx = await downloadedBy(page, 'DOCX')
  expect([pdf.name, docx.name]).toEqual([
    'Practice_Supervisor_Resume_CoverLetter.pdf',
    'Practice_Supervisor_Resume_CoverLetter.docx',
  ])
  for (const { text } of [pdf, docx])
    for (const part of ['Łucja Vale', 'Wrote this line myself', 'Olentangy Family Practice', 'Dear'])
      expect(text).toContain(part)
  // The résumé on a page, the letter on another.
  expect((await getDocument({ data: pdf.bytes }).promise).numPages).toBe(2)

  await page.getByRole('button', { name: 'Check against a posting' }).click()
  // Both screens name these fields alike, so the new one must stand first.
  await expect(page).toHaveURL(/\/career\/ats/)
  await expect(page.getByLabel('Target role')).toHaveValue('Practice Supervisor')
  await expect(page.getByLabel('Résumé', { exact: true })).toHaveValue(/Wrote this line myself/)
  await page.getByLabel('Job description').fill(POSTING)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('ATS analysis completed!')).toBeVisible()
  const report = page.getByRole('region', { name: 'Practice Supervisor' })
  await expect(report.getByRole('button', { name: /HIPAA.*Not found/ })).toBeVisible()
  await report.getByRole('button', { name: /Epic.*Shown/ }).click()
  await expect(report.locator('[aria-current="true"]')).toContainText('charting in Epic')
  await expectAccessibleInBothSchemes()

  await goToTool(page, 'Market Insights')
  await expect(page.getByLabel('Role')).toHaveValue('Medical Assistant')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('Market insights generated!')).toBeVisible()
  const market = page.getByRole('region', { name: /Medical Assistant in Columbus/ })
  for (const part of ['What it pays a year', 'Five years of pay', 'Related roles compared', 'Sources'])
    await expect(market.getByRole('heading', { name: part })).toBeVisible()
  await expectAccessibleInBothSchemes()
})

modelTest(
  'with a model each tool says who wrote it and what was sent, whatever the model does',
  async ({ page, user, ai: { model } }) => {
    await answerOnboarding(page, user.name)
    await callApi(page, 'PUT', '/api/consents/ai_wording', { granted: true })
    const sent = page.getByText('What was sent')
    const expectSent = async (fact: string) => {
      await sent.click()
      await expect(page.getByText(/^To stand-in at 127\.0\.0\.1/)).toBeVisible()
      await expect(page.locator('details[open]').getByText(fact).first()).toBeVisible()
    }

    model.answer(reworded)
    await page.goto('/career/suggestions')
    await expectSuggestions(page)
    await expect(page.getByText('Worded by a language model')).toBeVisible()
    await expect(page.getByText('In short:').first()).toBeVisible()
    await expect(page.getByText(MADE_UP)).toHaveCount(0)
    await expectSent('Our wording')

    // Slow: it can be called off, and the model hears of it.
    model.answer('silence')
    await page
      .getByRole('link', { name: /^Generate Résumé/ })
      .first()
      .click()
    const abandoned = model.nextAbandoned()
    const before = model.requests.length
    await page.getByRole('button', { name: 'Generate Documents' }).click()
    await expect.poll(() => model.requests.length).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await abandoned

    model.answer({ say: 'Certainly! Here is a résumé.' })
    await page.getByRole('button', { name: 'Generate Documents' }).click()
    await expect(page.getByText('What the language model answered made no sense.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Résumé', exact: true })).toHaveValue(/Robin Example/)
    await expectSent('Our wording')

    await goToTool(page, 'ATS Optimizer')
    await page.getByLabel('Target role').fill('Practice Supervisor')
    await page.getByLabel('Résumé', { exact: true }).fill(RESUME)
    await page.getByLabel('Job description').fill(POSTING)
    model.answer({ say: '', finish: 'content_filter' })
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.getByText('The language model declined.')).toBeVisible()
    await expectSent('Our wording')

    await goToTool(page, 'Market Insights')
    model.answer({ say: '{"demand": "Nurses are', finish: 'length' })
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.getByText('What the language model answered made no sense.')).toBeVisible()
    await expectSent('Our wording')
    model.answer({ status: 500, body: '{}' })
    await page.getByRole('button', { name: 'Analyze' }).click()
    await expect(page.getByText('The language model could not be reached.')).toBeVisible()
    expect(model.received()).not.toContain(user.email)
  },
)

async function answerAsMedicalAssistant(page: Page) {
  const next = (title: string) =>
    page
      .getByRole('button', { name: 'Next' })
      .click()
      .then(() => expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused())
  await page.getByRole('link', { name: 'Set up your profile' }).click()
  await page.getByLabel('Job Title').fill('Medical Assistant')
  await page.getByLabel('Industry').selectOption('Healthcare')
  await page.getByLabel('Years of Experience').selectOption('6-10 years')
  await page.getByLabel('Location').fill('Columbus, OH')
  await next('Skills & Interests')
  await page.getByLabel('Leadership').check()
  await page.getByLabel('Interests').fill('Patients, and teaching new colleagues')
  await next('Personality & Goals')
  await page.getByLabel(/^Collaborative/).check()
  await page.getByLabel(/^Direct/).check()
  await page.getByLabel('Career Goals').fill('Better pay, predictable hours, and close to patients')
  await next('Wellness Preferences')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(page.getByText('Welcome to Waywell!')).toBeVisible()
}
