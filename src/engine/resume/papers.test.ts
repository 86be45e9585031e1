import { expect, test } from 'vitest'
import { readResumeFacts } from './read-resume-facts.ts'

const schooling = (lines: string) => readResumeFacts(`Ana Ruiz\n\nEducation\n${lines}`)

test('honors and the branch of a subject belong to the degree', () => {
  expect(
    schooling('BSc (Hons) Nursing (General), 2.1\nUniversity of Galway, 2014 - 2018').education,
  ).toMatchObject([
    { studyType: 'BSc (Hons)', area: 'Nursing (General)', institution: 'University of Galway' },
  ])
})

test('A levels are held with all their subjects, up to the school', () => {
  const line = 'A levels: Biology A, Psychology A, Maths B, Harborne Sixth Form, 2019–2021'
  expect(schooling(line).education).toMatchObject([
    {
      studyType: 'A levels',
      area: 'Biology A, Psychology A, Maths B',
      institution: 'Harborne Sixth Form',
      startDate: '2019',
    },
  ])
})

test('a town behind the school is no subject', () => {
  expect(
    schooling('Technik elektronik, Zespół Szkół Łączności, Kraków, 2015 - 2019').education,
  ).toMatchObject([{ studyType: 'Technik elektronik', area: null, institution: 'Zespół Szkół Łączności' }])
  expect(schooling('technician of electronics, 2015').education).toMatchObject([
    { studyType: 'technician of electronics', endDate: '2015' },
  ])
})

test('a school below a gap has its own papers', () => {
  const lines =
    'Elm College\nNVQ Level 3 Care, 2018\nNVQ Level 2 Care, 2016\n\nBay Academy\nGCSEs, 2010 - 2015'
  expect(schooling(lines).education.map(({ institution, studyType }) => [institution, studyType])).toEqual([
    ['Elm College', 'NVQ'],
    [null, 'NVQ'],
    ['Bay Academy', 'GCSEs'],
  ])
})

test('certificates and online courses among the schools are certificates, a degree is none', () => {
  const { certificates, education } = schooling(
    'BSc Computing, University of Leeds, 2019\nCompTIA A+ (2023)\nCoursera course "Python for Everybody", 2021',
  )
  expect(certificates.map(({ name, date }) => [name, date])).toEqual([
    ['CompTIA A+', '2023'],
    ['Coursera course "Python for Everybody"', '2021'],
  ])
  expect(education).toHaveLength(1)
})

test.each([
  ['NMBI PIN 123456', ['NMBI PIN 123456']],
  ['Ennis | NMC PIN: 12A3456B', ['NMC PIN: 12A3456B']],
  ['087 123 4567', []],
  ['Room 123456', []],
])('beside the contact details %s is as many registrations: %j', (line, names) => {
  const { certificates } = readResumeFacts(`Ana Ruiz\nana@example.com\n${line}\n\nSkills\nTriage`)
  expect(certificates.map(({ name }) => name)).toEqual(names)
})

test.each([
  ['12 Marina View, Salthill, Galway', '12 Marina View, Salthill, Galway'],
  ['Galway, Ireland', 'Galway, Ireland'],
  ['087 1234567 Galway, Ireland', 'Galway, Ireland'],
])('a person at %s lives at %s', (line, place) => {
  expect(readResumeFacts(`Ana Ruiz\n${line}\n\nSkills\nTriage`).basics.location).toBe(place)
})
