import { expect, test } from 'vitest'
import { atsPairs } from '#engine/ats/ats-pairs.fixture.ts'
import { checkAts } from '#engine/ats/check-ats.ts'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import { testEngine } from '#tests/test-engine.ts'
import { draftCoverLetter } from './draft-cover-letter.ts'
import { draftResume } from './draft-resume.ts'

const engine = testEngine()
const profile = {
  full_name: 'Ana Ruiz',
  job_title: 'Marketing Coordinator',
  industry: 'Retail',
  years_experience: '2-5 years',
  location: 'Leeds',
  skills: ['Marketing', 'Data Analysis', 'Communication'],
  work_style: 'collaborative',
  communication_style: 'direct',
  career_goals: 'Lead a small brand team within three years',
}
const bare = {
  ...profile,
  full_name: '',
  job_title: '',
  industry: '',
  years_experience: '',
  location: '',
  skills: [],
  career_goals: '',
}

test('without facts, employer, dates, school and contact are blanks to fill', () => {
  const draft = draftResume(engine, { profile, targetRole: 'Brand Manager', objective: '' })
  for (const blank of [
    '[your employer]',
    '[start month year]',
    '[your school]',
    '[your phone number]',
    '[your email address]',
  ]) {
    expect(draft).toContain(blank)
  }
})

test('no number or date stands in a draft that the person did not give', () => {
  const given = `${JSON.stringify(profile)}`
  const text = `${draftResume(engine, { profile, targetRole: 'Brand Manager', objective: '' })}${draftCoverLetter(engine, { profile, targetRole: 'Brand Manager', objective: '' })}`
  for (const [number] of text.matchAll(/\d+/gu)) expect(given).toContain(number)
  const empty = `${draftResume(engine, { profile: bare, targetRole: 'Nurse', objective: '' })}${draftCoverLetter(engine, { profile: bare, targetRole: 'Nurse', objective: '' })}`
  expect(empty).not.toMatch(/\d|undefined|null/u)
})

test.each(atsPairs)(
  'the draft made from the $profession résumé is read back with the same jobs and parses without a fault',
  pair => {
    const facts = readResumeFacts(pair.resume)
    const draft = draftResume(engine, { profile, facts, targetRole: pair.targetRole, objective: '' })
    expect(
      readResumeFacts(draft).work.map(job => [job.name, job.position, job.startDate, job.current]),
    ).toEqual(facts.work.map(job => [job.name, job.position, job.startDate, job.current]))
    const faults = checkAts(
      engine,
      { resumeText: draft, jobDescription: pair.posting, targetRole: pair.targetRole },
      '2026-01',
    ).fixes
    expect(faults.filter(fix => fix.part === 'parseability' && fix.lost > 0)).toEqual([])
  },
)

test.each([profile, bare])('a draft full of blanks parses without a fault', one => {
  const draft = draftResume(engine, { profile: one, targetRole: 'Brand Manager', objective: '' })
  const jobDescription = 'Requirements\n- Marketing\n- Data analysis'
  const result = checkAts(
    engine,
    { resumeText: draft, jobDescription, targetRole: 'Brand Manager' },
    '2026-01',
  )
  expect(result.fixes.filter(fix => fix.part === 'parseability').map(fix => fix.problem)).not.toContainEqual(
    expect.stringMatching(/No .* found|No dates/u),
  )
})

test('the letter quotes the person’s own strongest point', () => {
  const developer = atsPairs[0]
  const facts = readResumeFacts(developer?.resume ?? '')
  expect(draftCoverLetter(engine, { profile, facts, targetRole: 'Engineer', objective: '' })).toContain(
    'cutting p95 latency from 900 ms to 140 ms',
  )
})

test('communication style and objective change the words, and goals stay out of the letter', () => {
  const letter = (change: object, objective = '') =>
    draftCoverLetter(engine, { profile: { ...profile, ...change }, targetRole: 'Brand Manager', objective })
  expect(letter({ communication_style: 'visual' })).not.toBe(letter({}))
  expect(letter({ career_goals: 'Get off roofs' })).toBe(letter({}))
  expect(letter({}, 'Seeking a Brand Manager role')).toContain('I am seeking a Brand Manager role.')
  expect(letter({}, 'improve how shops order stock')).toContain('My aim is to improve how shops order stock.')
  expect(letter({}, 'I am new to brands. I learn fast.')).toContain('I am new to brands. I learn fast.')
  const objective = 'Seeking a Brand Manager role'
  expect(draftResume(engine, { profile, targetRole: 'Brand Manager', objective })).toContain(`${objective}.`)
})
