import type { Page } from '@playwright/test'
import { POSTING, RESUME } from '#tests/journeys/career-texts.ts'
import type { State } from './state.ts'
import { fail, neverAnswered, press } from './steps.ts'

const settled = 'settled' as const

/** The states of the five career tools. Those that change what later ones would show stand last. */
export const CAREER_STATES: readonly State[] = [
  ...suggestionStates(),
  ...skillGapStates(),
  ...resumeStates(),
  ...atsStates(),
  ...marketStates(),
  ...gateStates(),
  ...changingStates(),
]

function suggestionStates(): State[] {
  const path = '/career/suggestions'
  return [
    { name: 'suggestions, empty', path, who: 'newcomer' },
    { name: 'suggestions, pending', path, who: settled, ...neverAnswered('/api/career-suggestions') },
    { name: 'suggestions, failed', path, who: settled, before: fail('/api/career-suggestions') },
    { name: 'suggestions', path, who: settled },
    {
      name: 'suggestions, generating',
      path,
      who: settled,
      ...neverAnswered('/functions/generate-career-suggestions'),
      act: press('Refresh Suggestions'),
    },
    {
      name: 'suggestions, refused',
      path,
      who: settled,
      before: fail('/functions/generate-career-suggestions'),
      act: press('Refresh Suggestions'),
    },
    {
      name: 'suggestion opened',
      path,
      who: settled,
      act: page => page.getByRole('article').first().getByRole('heading').getByRole('link').click(),
    },
    { name: 'suggestions, three compared', path, who: settled, act: compareThree },
  ]
}

function skillGapStates(): State[] {
  const open = (page: Page) => follow(page, /^View Skill Gap/, '/career/skills')
  const path = '/career/suggestions'
  return [
    { name: 'skill gap', path, who: settled, act: open },
    {
      name: 'skill gap, pending',
      path,
      who: settled,
      ...neverAnswered('/functions/skill-gap'),
      act: open,
    },
    { name: 'skill gap, failed', path, who: settled, before: fail('/functions/skill-gap'), act: open },
  ]
}

function resumeStates(): State[] {
  const open = (page: Page) => follow(page, /^Generate Résumé/, '/career/resume')
  const path = '/career/suggestions'
  async function generate(page: Page) {
    await open(page)
    await upload(page, 'Bring your own résumé')
    await page.getByText(/was read/).waitFor()
    await page.getByRole('button', { name: 'Generate Documents' }).click()
  }
  async function generated(page: Page) {
    await generate(page)
    await page.getByText('Content Generated').waitFor()
  }
  return [
    { name: 'resume builder', path, who: settled, act: open },
    {
      name: 'resume builder, generating',
      path,
      who: settled,
      ...neverAnswered('/functions/generate-resume'),
      act: generate,
    },
    {
      name: 'resume builder, refused',
      path,
      who: settled,
      before: fail('/functions/generate-resume'),
      act: generate,
    },
    { name: 'resume builder, own résumé', path, who: settled, act: generated },
    {
      name: 'resume builder, pasted résumé',
      path,
      who: settled,
      act: async page => {
        await open(page)
        await page.getByRole('textbox', { name: 'Résumé', exact: true }).fill(RESUME)
        await page.getByRole('button', { name: 'Generate Documents' }).click()
        await page.getByText('The résumé you pasted').waitFor()
      },
    },
    {
      name: 'resume builder, templates',
      path,
      who: settled,
      act: async page => {
        await generated(page)
        const preview = page.getByRole('tab', { name: 'Preview' })
        if (await preview.isVisible()) await preview.click()
        await page.getByText('Compact', { exact: true }).click()
      },
    },
    {
      name: 'resume builder, versions side by side',
      path,
      who: settled,
      act: async page => {
        await generated(page)
        await page.getByRole('button', { name: 'Save to Account' }).click()
        await page.getByText('Saved Successfully').first().waitFor()
        const resume = page.getByRole('textbox', { name: 'Résumé', exact: true })
        await resume.fill(`${await resume.inputValue()}\n• Taught triage to 14 new colleagues`)
        await page.getByRole('button', { name: 'Tailor it to a posting' }).click()
        await page.getByLabel('Employer').fill('Scioto Orthopedics')
        await page.getByRole('button', { name: 'Save to Account' }).click()
        await page
          .getByRole('link', { name: /^Compare with/ })
          .first()
          .click()
      },
    },
  ]
}

function atsStates(): State[] {
  const path = '/career/ats-optimizer'
  const analyze = (posting: string) => async (page: Page) => {
    await page.getByLabel('Target role').fill('Practice Supervisor')
    await page.getByLabel('Résumé', { exact: true }).fill(RESUME)
    await page.getByLabel('Job description').fill(posting)
    await page.getByRole('button', { name: /^(Analyze|Check again)$/ }).click()
  }
  return [
    { name: 'ATS optimizer', path, who: settled },
    { name: 'ATS optimizer, empty', path, who: settled, act: press('Analyze') },
    {
      name: 'ATS optimizer, pending',
      path,
      who: settled,
      ...neverAnswered('/functions/ats-optimizer'),
      act: analyze(POSTING),
    },
    {
      name: 'ATS optimizer, failed',
      path,
      who: settled,
      before: fail('/functions/ats-optimizer'),
      act: analyze(POSTING),
    },
    {
      name: 'ATS optimizer, too long',
      path,
      who: settled,
      act: async page => {
        await page.getByLabel('Target role').fill('Practice Supervisor')
        await upload(page, 'Upload a résumé', `${RESUME}\n`.repeat(120))
      },
    },
    { name: 'ATS optimizer, checked', path, who: settled, act: analyze(POSTING) },
    {
      name: 'ATS optimizer, no posting',
      path,
      who: settled,
      act: analyze('Our office is on the second floor. The weather is nice today.'),
    },
  ]
}

function marketStates(): State[] {
  const path = '/career/market-insights'
  const ask = (role: string, location: string) => async (page: Page) => {
    await page.getByLabel('Role').fill(role)
    await page.getByLabel('Location').fill(location)
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  }
  return [
    { name: 'market insights', path, who: settled },
    { name: 'market insights, empty', path, who: settled, act: ask('', '') },
    {
      name: 'market insights, pending',
      path,
      who: settled,
      ...neverAnswered('/functions/job-market-insights'),
      act: ask('Registered Nurse', 'Chicago'),
    },
    {
      name: 'market insights, failed',
      path,
      who: settled,
      before: fail('/functions/job-market-insights'),
      act: ask('Registered Nurse', 'Chicago'),
    },
    {
      name: 'market insights, ready',
      path,
      who: settled,
      act: ask('Registered Nurse', 'Chicago'),
    },
    {
      name: 'market insights, closest match',
      path,
      who: settled,
      act: ask('Scrum Lead', 'Columbus, Ohio'),
    },
    {
      name: 'market insights, outside the US',
      path,
      who: settled,
      act: ask('Registered Nurse', 'Lisbon, Portugal'),
    },
    {
      name: 'market insights, unknown place',
      path,
      who: settled,
      act: ask('Registered Nurse', 'Ouagadougou, Burkina Faso'),
    },
    { name: 'market insights, no data', path, who: settled, act: ask('qwxz', 'Columbus, Ohio') },
    {
      name: 'market insights, long names',
      path,
      who: settled,
      act: ask(
        'Senior Regional Assistant Director of Clinical Documentation Improvement and Revenue Integrity',
        'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales, United Kingdom',
      ),
    },
  ]
}

function gateStates(): State[] {
  return ['ats-optimizer', 'skills', 'market-insights'].map(tool => ({
    name: `${tool}, after the trial`,
    path: `/career/${tool}`,
    who: 'free' as const,
  }))
}

function changingStates(): State[] {
  const path = '/career/suggestions'
  return [
    {
      name: 'suggestions, why hide',
      path,
      who: settled,
      act: page =>
        page
          .getByRole('article')
          .nth(1)
          .getByRole('button', { name: /^Hide / })
          .click(),
    },
    {
      name: 'suggestions, one hidden',
      path,
      who: settled,
      act: async page => {
        await page
          .getByRole('article')
          .nth(1)
          .getByRole('button', { name: /^Hide / })
          .click()
        await page.getByRole('radio', { name: 'Not the work I want' }).check()
        await page.getByRole('button', { name: 'Hide', exact: true }).click()
        await page.getByText('Hidden (1)').click()
      },
    },
    {
      name: 'suggestions, refreshed',
      path,
      who: settled,
      act: async page => {
        await page.getByRole('button', { name: /Correct it|Say what you want/ }).click()
        await page.getByLabel('Add').selectOption('A field I want')
        await page.getByLabel('In your words').fill('teaching')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
        await page.getByText('Refreshed.').waitFor()
      },
    },
  ]
}

async function follow(page: Page, link: RegExp, path: string) {
  await page.getByRole('link', { name: link }).first().click()
  await page.waitForURL(`**${path}`)
  await page.locator('main h1').waitFor()
}

async function compareThree(page: Page) {
  for (const at of [0, 1, 2])
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByText('Who was asked').waitFor()
}

function upload(page: Page, label: string, text = RESUME) {
  return page
    .getByLabel(label)
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
}
