import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadTitleIndex } from './load-title-index.ts'
import { matchTitle } from './match-title.ts'

const index = loadTitleIndex(
  name => new Uint8Array(readFileSync(new URL(`../../../knowledge/${name}`, import.meta.url))),
)
const codes = (title: string, limit: number) => matchTitle(index, title, limit).map(({ code }) => code)

test.each([
  ['Software Engineer', '15-1252.00'],
  ['Sr. Software Engineer @ Google - Remote', '15-1252.00'],
  ['SWE II', '15-1252.00'],
  ['Engineer, Software', '15-1252.00'],
  ['sofware enginer', '15-1252.00'],
  ['Softwareentwickler (m/w/d)', '15-1252.00'],
  ['Ingénieur logiciel', '15-1252.00'],
  ['DevOps Engineer', '15-1252.00'],
  ['Frontend Developer', '15-1254.00'],
  ['Data Scientist', '15-2051.00'],
  ['DBA', '15-1242.00'],
  ['Sysadmin', '15-1244.00'],
  ['Cyber Security Analyst', '15-1212.00'],
  ['RN', '29-1141.00'],
  ['R.N. - Night Shift', '29-1141.00'],
  ['nurses', '29-1141.00'],
  ['LPN', '29-2061.00'],
  ['Paediatrician', '29-1221.00'],
  ['Dental Hygenist', '29-1292.00'],
  ['CPA', '13-2011.00'],
  ['Accountent', '13-2011.00'],
  ['Staff Accountant', '13-2011.00'],
  ['HR BP', '13-1071.00'],
  ['Head of Marketing', '11-2021.00'],
  ['Regional Sales Manager', '11-2022.00'],
  ['CEO', '11-1011.00'],
  ['Lawyer', '23-1011.00'],
  ['Solicitor', '23-1011.00'],
  ['Journeyman Electrician', '47-2111.00'],
  ['Électricien', '47-2111.00'],
  ['Plumber', '47-2152.00'],
  ['Truck driver', '53-3032.00'],
  ['Forklift Operator', '53-7051.00'],
  ['Waitress', '35-3031.00'],
  ['Barman', '35-3011.00'],
  ['Barista', '35-3023.01'],
  ['Cashier - part time', '41-2011.00'],
  ['Customer Service Rep', '43-4051.00'],
  ['Receptionist', '43-4171.00'],
  ['Graphic Designer', '27-1024.00'],
  ['Civil Engineer', '17-2051.00'],
  ['Police Constable', '33-3051.00'],
  ['Fire Fighter', '33-2011.00'],
  ['Cabin Crew', '53-2031.00'],
  ['Hairdresser', '39-5012.00'],
  ['Librarian', '25-4022.00'],
  ['QA', '15-1253.00'],
  ['Executive Assistant to CEO', '43-6011.00'],
  ['3rd Grade Teacher', '25-2021.00'],
])('"%s" is first of all %s', (title, code) => {
  expect(codes(title, 1)).toEqual([code])
})

test.each([
  ['PM', '13-1082.00'],
  ['Project Manager', '13-1082.00'],
  ['A/P Clerk', '43-3031.00'],
  ['SRE', '15-1252.00'],
  ['UX', '15-1255.00'],
  ['VP Eng', '11-9041.00'],
  ['Business Analyst', '13-1111.00'],
  ['Data Analyst', '15-2051.00'],
  ['Store Mgr', '41-1011.00'],
  ['Teacher', '25-2031.00'],
  ['Delivery Driver', '53-3033.00'],
  ['Sous Chef', '35-1011.00'],
])('"%s" has %s among the first three', (title, code) => {
  expect(codes(title, 3)).toContain(code)
})

test('every occupation is found by its own name, nearly always first', () => {
  const places = index.occupations.map(({ code, title }) => codes(title, 5).indexOf(code))
  expect(places.filter(place => place === 0).length).toBeGreaterThan(0.95 * places.length)
  expect(places.filter(place => place >= 0).length).toBeGreaterThan(0.99 * places.length)
})

test('the same title gives the same matches, whatever was asked before', () => {
  const before = matchTitle(index, 'Machine Learning Engineer')
  matchTitle(index, 'Chef')
  expect(matchTitle(index, 'Machine Learning Engineer')).toEqual(before)
})

test('letters that mean nothing match nothing', () => {
  for (const title of ['', '   ', 'xqzvw', 'asdfgh qwerty', '日本語', '🙂', '12345', '---'])
    expect(matchTitle(index, title)).toEqual([])
})

test('a clear title is trusted more than a vague one, and a misspelt one no more than the right spelling', () => {
  const trust = (title: string) => matchTitle(index, title, 1)[0]?.score ?? 0
  expect(trust('Registered Nurse')).toBeGreaterThan(trust('Technician'))
  expect(trust('Software Engineer')).toBeGreaterThan(trust('Worker'))
  expect(trust('Software Engineer')).toBeGreaterThanOrEqual(trust('Sofware Enginer'))
})

test('any text: no throw, confidences between 0 and 1 that never rise down the list nor add up to more than one', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem({ maxCount: 8 })), text => {
      const scores = matchTitle(index, text).map(({ score }) => score)
      expect(scores.length).toBeLessThanOrEqual(20)
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect(scores.every(score => score >= 0 && score <= 1)).toBe(true)
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThan(1.0001)
    }),
    { numRuns: 100 },
  )
})

test('names of built-in properties are words like any other', () => {
  for (const title of ['constructor', '__proto__', 'toString hasOwnProperty'])
    expect(() => matchTitle(index, title)).not.toThrow()
})

test('limit is kept, and none or fewer gives nothing', () => {
  expect(matchTitle(index, 'Nurse', 3)).toHaveLength(3)
  expect(matchTitle(index, 'Nurse', 0)).toEqual([])
  expect(matchTitle(index, 'Nurse', -1)).toEqual([])
})
