import { expect, test } from 'vitest'
import { profileFromResume } from './profile-from-resume.ts'
import { NO_RESUME_FACTS } from './resume-facts.fixture.ts'
import type { ResumeFacts } from './resume-facts.ts'

const TODAY = new Date(2026, 10, 16)

test('name, job held now, place and skills; a skill that is a sentence is left out', () => {
  const read = profileFromResume(
    {
      ...NO_RESUME_FACTS,
      basics: {
        ...NO_RESUME_FACTS.basics,
        name: 'Maya Lind',
        label: 'Nurse of many years',
        location: 'Graz',
      },
      work: [
        job('Ward Nurse', '2015-01', '2019-12'),
        { ...job('Head Nurse', '2020-01', null), current: true },
      ],
      skills: [
        { name: 'Triage', line: 9 },
        { name: 'x'.repeat(61), line: 10 },
      ],
    },
    TODAY,
  )
  expect(read).toEqual({
    full_name: 'Maya Lind',
    job_title: 'Head Nurse',
    location: 'Graz',
    years_experience: '11-15 years',
    skills: ['Triage'],
  })
})

test('a résumé without jobs has its headline, and no years', () => {
  const { job_title, years_experience } = profileFromResume(
    { ...NO_RESUME_FACTS, basics: { ...NO_RESUME_FACTS.basics, label: 'Gardener' } },
    TODAY,
  )
  expect([job_title, years_experience]).toEqual(['Gardener', null])
})

test.each([
  ['2025-12', null, '0-1 years'],
  ['2024-12', null, '2-5 years'],
  ['2023-12', null, '2-5 years'],
  ['2011', '2016', '6-10 years'],
  ['2011', '2015', '2-5 years'],
  ['2010-12', null, '16+ years'],
  ['2011-01', null, '11-15 years'],
])('work from %s to %s is %s', (start, end, level) => {
  const work = [{ ...job('Nurse', start, end), current: end === null }]
  expect(profileFromResume({ ...NO_RESUME_FACTS, work }, TODAY).years_experience).toBe(level)
})

test('two jobs at once count once', () => {
  const work = [job('Nurse', '2016-01', '2020-12'), job('Teacher', '2016-01', '2020-12')]
  expect(profileFromResume({ ...NO_RESUME_FACTS, work }, TODAY).years_experience).toBe('2-5 years')
})

test('a job that began long ago and has no end is not taken for one that still runs', () => {
  const work = [job('Waiter', '2004-06', null), { ...job('Nurse', '2023-01', null), current: true }]
  expect(profileFromResume({ ...NO_RESUME_FACTS, work }, TODAY).years_experience).toBe('2-5 years')
})

test('a job that is to end later this year lasts until now', () => {
  expect(
    profileFromResume({ ...NO_RESUME_FACTS, work: [job('Nurse', '2021-01', '2026')] }, TODAY)
      .years_experience,
  ).toBe('2-5 years')
})

function job(position: string, startDate: string, endDate: string | null): ResumeFacts['work'][number] {
  return {
    name: null,
    position,
    location: null,
    startDate,
    endDate,
    current: false,
    highlights: [],
    line: 1,
  }
}
