import type { Page } from '@playwright/test'
import { downloadedBy, uploadText } from './career-steps.ts'
import { expect, test } from './journey.ts'
import { answerOnboarding, callApi } from './user-steps.ts'

test('a résumé is generated, edited, kept, saved, reopened and downloaded; nothing typed is ever lost', async ({
  page,
  user,
  allowConsoleError,
  expectAccessibleInBothSchemes,
}) => {
  allowConsoleError(/status of 503/)
  await answerOnboarding(page, user.name)
  await page.goto('/career/resume')
  await expect(page).toHaveURL(/\/career\/suggestions$/)
  await expect(page.getByText(/^The Resume Builder works on one role: pick a path/)).toBeVisible()

  await chooseCareer(page, 'Registered Nurse')
  const generate = page.getByRole('button', { name: 'Generate Documents' })
  const role = page.getByLabel('Target role')
  await expect(role).toHaveValue('Registered Nurse')
  await expect(page.getByLabel('Professional objective')).toHaveValue(/^Seeking a Registered Nurse role/)
  await expect(page.getByRole('button', { name: 'Save to Account' })).toBeDisabled()
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('No content to download')).toBeVisible()
  await role.fill('')
  await expect(generate).toBeDisabled()
  await role.fill('Head Nurse')

  const functions = '**/functions/generate-resume'
  await page.route(functions, route => route.fulfill({ status: 503, json: {} }))
  await generate.click()
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible()
  await page.unroute(functions)
  await page.route(functions, () => {})
  await generate.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.unroute(functions)

  // The facts of an own résumé fill the draft.
  await uploadText(page, 'Bring your own résumé', OWN_RESUME)
  await expect(page.getByText(/^cv\.txt was read/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep these facts' }).click()
  await expect(page.getByText(/^Kept: 1 job, 1 school/)).toBeVisible()
  await generate.click()
  await expect(page.getByText('Content Generated')).toBeVisible()
  const resume = page.getByRole('textbox', { name: 'Résumé', exact: true })
  await expect(resume).toHaveValue(/Riverside Family Clinic/)
  await expect(page.getByText(/blanks?$/).first()).toBeVisible()
  await expectAccessibleInBothSchemes()

  await resume.fill(`${await resume.inputValue()}\n• Wrote this line myself`)
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(resume).toHaveValue(/Wrote this line myself/)
  await page.getByRole('tab', { name: 'Cover Letter' }).click()
  await expect(page.getByRole('textbox', { name: 'Cover Letter' })).toHaveValue(/Dear/)

  await page.route('**/api/resumes', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save to Account' }).click()
  await expect(page.getByText('Failed to save content. Please try again.')).toBeVisible()
  await page.unroute('**/api/resumes')
  await page.getByRole('button', { name: 'Save to Account' }).click()
  await expect(page.getByText('Saved Successfully')).toBeVisible()

  await page.route('**/functions/authorize-export', route => route.fulfill({ status: 503, json: {} }))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('Failed to generate PDF')).toBeVisible()
  await page.unroute('**/functions/authorize-export')
  await page.getByLabel('What the files hold').selectOption('Résumé only')
  const jsonResume = page.waitForEvent('download')
  await page.getByRole('button', { name: 'JSON Resume' }).click()
  expect((await jsonResume).suggestedFilename()).toBe('Head_Nurse_Resume.json')
  // Letters that no font of ours has: the Word file is offered in place of the PDF.
  await page.getByRole('tab', { name: 'Résumé' }).click()
  await resume.fill(`${await resume.inputValue()}\n• Speaks العربية`)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText(/^The PDF fonts have no Arabic letters/).last()).toBeVisible()
  const word = await downloadedBy(page, 'Download DOCX')
  expect(word.name).toBe('Head_Nurse_Resume.docx')
  expect(word.text).toContain('Speaks العربية')

  // A version for a posting is saved beside the first one, and compared with it.
  await page.getByRole('button', { name: 'Tailor it to a posting' }).click()
  await page.getByLabel('Employer').fill('Scioto Orthopedics')
  await page.getByText('Compact', { exact: true }).click()
  await page.getByRole('button', { name: 'Save to Account' }).click()
  await page.getByRole('link', { name: 'Compare with Head Nurse' }).click()
  await expect(page.getByText(/^One line differs from Head Nurse/)).toBeVisible()
  await expect(page.getByRole('insertion')).toHaveText('• Speaks العربية')
  await expectAccessibleInBothSchemes()
  await page.getByRole('link', { name: 'Back to editing' }).click()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Open the résumé for Head Nurse, for Scioto Orthopedics' }).click()
  await page.getByRole('link', { name: 'Edit in the Resume Builder' }).click()
  await expect(resume).toHaveValue(/Wrote this line myself[\s\S]*العربية/)
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()

  // The facts kept fill the next draft, and what it changes can be undone, by section or as a whole.
  await expect(page.getByText(/^From your own résumé, kept since .*: 1 job, 1 school/)).toBeVisible()
  await generate.click()
  await expect(page.getByRole('heading', { name: 'What this draft changes' })).toBeVisible()
  await expect(resume).toHaveValue(/Riverside Family Clinic/)
  await expect(resume).not.toHaveValue(/Wrote this line myself/)
  await page.getByRole('button', { name: 'Bring my text back' }).click()
  await expect(resume).toHaveValue(/Wrote this line myself/)
})

const OWN_RESUME = `Robin Example
robin@people.example | (614) 555-0142

Experience
Medical Assistant, Riverside Family Clinic, Columbus, OH
June 2019 - Present
- Roomed 25 patients a day and recorded vaccines in Epic

Education
Medical Assisting Certificate, Columbus State Community College, 2019
`

/** As a card of the suggestions does it. */
async function chooseCareer(page: Page, role: string) {
  const { sub } = await tokenOf(page)
  await page.evaluate(
    ({ owner, chosen }) => sessionStorage.setItem(`waywell.draft.${owner}.career`, JSON.stringify(chosen)),
    {
      owner: sub,
      chosen: {
        owner: sub,
        career: { role, code: null, key_skills: ['Patient Care'], salary_range: null },
        profile: { job_title: 'Medical Assistant' },
      },
    },
  )
  await page.goto('/career/resume')
}

async function tokenOf(page: Page): Promise<{ sub: string }> {
  const answer = await callApi(page, 'POST', '/auth/refresh', {})
  const { access_token } = await answer.json()
  return JSON.parse(Buffer.from(access_token.split('.')[1], 'base64url').toString())
}
