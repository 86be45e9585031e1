import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

const check = (asked: string[], resume: string, role = 'Clerk') =>
  checkAts(
    testEngine(),
    {
      resumeText: `Ann Lee\nann@example.com | 07700 900123\n\n${resume}\n`,
      jobDescription: `${role}\nRequirements\n${asked.map(one => `- ${one}`).join('\n')}`,
      targetRole: '',
    },
    '2026-11',
  )
const metOf = (asked: string, resume: string) =>
  check([asked], resume).requirements.find(({ kind }) => kind !== 'title')?.met
const job = (line: string) => `Experience\nWorker, Acme, 2020 – 2024\n- ${line}`

test.each([
  ['Go or Rust', job('Falls on the ward went from 11 to 6'), 'missing'],
  ['Go or Rust', job('Wrote services in Go'), 'shown'],
  ['service desk tool such as Freshservice', job('Covered the front desk at night'), 'missing'],
  ['Escalate to 2nd line', job('Picked 180 lines per hour'), 'missing'],
  ['Full driving licence', job('Drove the van\n\nCertifications\nFull B licence, 2015'), 'shown'],
])('%j beside %j is %s', (asked, resume, met) => {
  expect(metOf(asked, resume)).toBe(met)
})

test('a degree is no post held, a job of the name is', () => {
  const titleOf = (resume: string) =>
    check(['File papers'], resume, 'Psychologist').requirements.find(({ kind }) => kind === 'title')?.met
  expect(titleOf('Education\nBSc Psychology, Leeds, 2020 – 2023')).toBe('missing')
  expect(titleOf('Experience\nPsychologist, Leeds Clinic, 2020 – 2023')).toBe('shown')
})

test('a condition of the work and a paper in one line are two demands, and a name keeps its first word', () => {
  const labels = (asked: string) =>
    check([asked], job('Filed papers'))
      .requirements.filter(({ kind }) => kind !== 'title')
      .map(({ label }) => label)
  expect(labels('Travel 40% and category B licence')).toEqual(['Travel 40%', 'category B licence'])
  expect(labels('Moving and handling certificate')).toHaveLength(1)
  expect(labels('Active Directory or Entra ID')).toEqual(['Active Directory or Entra ID'])
  expect(labels('Active listening')).toEqual(['listening'])
})

test('a letter that tells what one can do proves nothing, nor does a story of other things', () => {
  const asked = ['Serve customers at the till', 'Stock shelves', 'Count the float', 'Keep the shop tidy']
  const letter = `In 2019 I have served customers at the till, stocked shelves and counted the float, as I am a shop assistant with a passion for the shop. I keep the shop tidy and I would love to serve customers for you.`
  expect(check(asked, letter, 'Shop Assistant').atsScore).toBeLessThanOrEqual(25)
  const told = letter.replace('In 2019 I have served', 'In 2019 I joined Spar in Leeds and have served')
  expect(check(asked, told, 'Shop Assistant').atsScore).toBeGreaterThan(50)
  const story = `In 2019 I moved to Spain with my brother and his dog. I slept in barns and I wrote a diary of every day, the rain and the food, and I learned what it means to be alone. I came home thinner and happier.`
  expect(check(asked, story, 'Shop Assistant').atsScore).toBeLessThanOrEqual(25)
})

test('the headline that a fix adds is no finding afterwards, and examples are of one’s own job', () => {
  const titleFixes = (resume: string) =>
    check(['File papers', 'Answer phones'], resume, 'Service Desk Analyst').fixes.filter(({ problem }) =>
      problem.includes('Service Desk Analyst'),
    )
  const resume = job('Filed papers and answered phones')
  expect(titleFixes(`Service Desk Analyst\n\n${resume}`)).toEqual([])
  for (const { advice } of titleFixes(resume)) expect(advice).not.toContain('Care Aide')
})
