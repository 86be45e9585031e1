import { expect, test } from 'vitest'
import { resumeFactsText } from '#shared/career/resume-facts-text.ts'
import { readResumeFacts } from './read-resume-facts.ts'

const RESUME = `Ana Ruiz

Experience
Barista, Bean Depot, 2020 - 2024
- Served 200 guests a day

Volunteer Work
Driver, Harbor Food Bank
Mar 2018 - Present
- Drove 40 boxes a week`

const VOLUNTEER = {
  name: 'Harbor Food Bank',
  position: 'Driver',
  location: null,
  startDate: '2018-03',
  endDate: null,
  current: true,
  highlights: ['Drove 40 boxes a week'],
}

test('unpaid posts stand apart from the jobs', () => {
  const { work, volunteer } = readResumeFacts(RESUME)
  expect(work.map(({ position }) => position)).toEqual(['Barista'])
  expect(volunteer).toEqual([{ ...VOLUNTEER, line: 8 }])
})

test('unpaid posts are read again in the text of the facts', () => {
  const { volunteer } = readResumeFacts(resumeFactsText(readResumeFacts(RESUME)))
  expect(volunteer).toMatchObject([VOLUNTEER])
})
