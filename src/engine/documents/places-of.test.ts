import { expect, test } from 'vitest'
import { readResumeFacts } from '#engine/resume/read-resume-facts.ts'
import type { DraftFacts } from './draft-input.ts'
import { isCourseDeed, placesOf } from './places-of.ts'

const job = { name: 'Acme', position: 'Cook', location: null, startDate: null, endDate: null, line: 1 }
const empty = readResumeFacts('Ana Ruiz')
const facts = (parts: Partial<DraftFacts>): DraftFacts => ({ ...empty, ...parts })
const summary = (text: string) => facts({ basics: { ...empty.basics, summary: text } })
const certificates = (...names: string[]) => names.map(name => ({ name, date: null, line: 1 }))

test('without a résumé there is no place', () => {
  expect(placesOf(undefined, 'Ana Ruiz')).toEqual([])
})

test('jobs come first, then unpaid work, projects and courses', () => {
  const places = placesOf(
    facts({
      work: [{ ...job, current: true, highlights: ['Cooked'] }],
      volunteer: [{ ...job, name: 'Food Bank', current: true, highlights: ['Packed'] }],
      projects: [{ name: 'Sorting line, 2024', highlights: ['Built it'], line: 1 }],
      certificates: certificates('Evening course Data', 'Built a dashboard of delays'),
    }),
    'Ana Ruiz',
  )
  expect(places.map(({ kind, name }) => [kind, name])).toEqual([
    [undefined, 'Acme'],
    ['volunteering', 'Food Bank'],
    ['project', 'Sorting line'],
    ['course', 'Evening course Data'],
  ])
})

test('deeds of one course stand together, a paper alone is no place', () => {
  const places = placesOf(
    facts({
      certificates: certificates(
        'Data course',
        'Built a dashboard of delays',
        'Cleaning of a messy data set',
        'First aid',
      ),
    }),
    '',
  )
  expect(places).toHaveLength(1)
  expect(places[0]?.highlights).toEqual(['Built a dashboard of delays', 'Cleaning of a messy data set'])
})

test.each([
  ['Built a dashboard of delays', true],
  ['Cleaning of a data set', true],
  ['Advanced food hygiene', false],
  ['Built a dashboard', false],
  ['"Texture-modified cooking for older people"', false],
])('%j of a course is a deed: %s', (name, isDeed) => {
  expect(isCourseDeed(name)).toBe(isDeed)
})

test.each([
  'Raised the rating from 7.9 to 9.1.',
  'Ana raised the rating from 7.9 to 9.1.',
  'I started a talk on safety, 130 people won a badge.',
  'In ten years nobody on my crew fell, first of 61 roofs.',
])('the summary %j tells a deed', text => {
  expect(placesOf(summary(text), 'Ana Ruiz')).toMatchObject([{ kind: 'summary', highlights: [text] }])
})

test.each([
  'Worked 12 years in kitchens.',
  'Receptionist with 12 years in hotels.',
  'Raised the rating.',
  'Started work in 3 hotels in 2010.',
])('the summary %j does not', text => {
  expect(placesOf(summary(text), 'Ana Ruiz')).toEqual([])
})
