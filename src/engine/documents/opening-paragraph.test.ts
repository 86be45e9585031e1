import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { defaultObjective } from '#shared/career/draft-objective.ts'
import { openingParagraph } from './opening-paragraph.ts'

const ROLE = 'Data Analyst'
const DEFAULT = defaultObjective(ROLE)
const DEGREE = 'Education\nBSc Psychology, University of Leeds, 2022 - 2025'
const JOBS = 'Experience\nBus Driver, Stagecoach, 2010 - 2019\n- Drove 3 routes'

function whoOf(job_title: string, { resume = '', objective = DEFAULT, years = '' } = {}): string {
  const { text } = openingParagraph(
    {
      profile: {
        full_name: 'Ana Ruiz',
        job_title,
        industry: '',
        years_experience: years,
        location: '',
        skills: [],
      },
      targetRole: ROLE,
      objective,
      ...(resume && { facts: readResumeFacts(`Ana Ruiz\nana@example.com\n\n${resume}`) }),
    },
    title => title.toLowerCase(),
  )
  return text.replace(/^I am applying .*?\. ?/u, '').replace(/ ?\[Why .*$/u, '')
}

test.each([
  ['unemployed', {}, `I am seeking a ${ROLE} role where I can put my skills to use and keep growing.`],
  ['unemployed', { objective: '' }, ''],
  ['none', { objective: 'help shops order less' }, 'My aim is to help shops order less.'],
  ['between jobs', { resume: JOBS }, 'I have worked as a bus driver.'],
  ['n/a', { years: '6-10 years' }, 'I have 6 to 10 years of experience.'],
  ['Job seeker', { resume: DEGREE }, 'I hold a BSc in Psychology from the University of Leeds, 2025.'],
  [
    'Recent graduate',
    { resume: DEGREE },
    'I am a recent graduate and hold a BSc in Psychology from the University of Leeds, 2025.',
  ],
  ['Psychology student', { resume: DEGREE }, 'I am a psychology student at the University of Leeds (BSc).'],
  ['Clerk', {}, 'I am a clerk.'],
  ['', {}, 'I am a [your job title].'],
])('who is %j begins a letter, given %j, with %j', (title, given, who) => {
  expect(whoOf(title, given)).toBe(who)
})

test('a degree that opens the letter is not told again', () => {
  const facts = readResumeFacts(`Ana Ruiz\nana@example.com\n\n${DEGREE}`)
  const profile = { full_name: '', industry: '', years_experience: '', location: '', skills: [] }
  const input = { facts, targetRole: ROLE, objective: '' }
  const lineFor = (job_title: string) =>
    openingParagraph({ ...input, profile: { ...profile, job_title } }, title => title).degreeLine
  expect(lineFor('none')).toBe(facts.education[0]?.line)
  expect(lineFor('Clerk')).toBeNull()
})
