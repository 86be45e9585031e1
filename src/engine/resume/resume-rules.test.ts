import { expect, test } from 'vitest'
import { isName } from './person-name.ts'
import { readDates } from './read-dates.ts'
import { readResumeFacts } from './read-resume-facts.ts'
import { resumeLines } from './resume-lines.ts'
import { headingSection } from './section-headings.ts'

test.each([
  ['Jan 2019 – Present', '2019-01', null, true],
  ['January 2019 to March 2021', '2019-01', '2021-03', false],
  ['03/2018 to 05/2020', '2018-03', '2020-05', false],
  ['2015-19', '2015', '2019', false],
  ['2019-03 – 2020-04', '2019-03', '2020-04', false],
  ["Sept '61 - Oct '99", '1961-09', '1999-10', false],
  ["May '60 - June '61", '2060-05', '2061-06', false],
  ['Winter 2019 - Spring 2020', '2019', '2020', false],
  ['Summer 2019 - Fall 2020', '2019', '2020', false],
  ['2018 - till date', '2018', null, true],
  ['2018 until now', '2018', null, true],
  ['2021', null, '2021', false],
  ['June 2021', null, '2021-06', false],
  ['12/05/2019', null, '2019-12', false],
  ['22/05/2019', null, '2019-05', false],
  ['12.05.2019', null, '2019-05', false],
  ['06/15–08/22', '2015-06', '2022-08', false],
  ['09/22 to present', '2022-09', null, true],
  ['since Feb 2022', '2022-02', null, true],
  ['from September 2019', '2019-09', null, true],
  ['from May 2012 until June 2018', '2012-05', '2018-06', false],
  ['Mar 2020 onwards', '2020-03', null, true],
  ['Mar 2020 –', '2020-03', null, true],
  ['2016 to the present day', '2016', null, true],
  ['Feb-2018 to Jan-2020', '2018-02', '2020-01', false],
  ['jan/2018 – dez/2020', '2018-01', '2020-12', false],
  ['2021年3月 - 至今', '2021-03', null, true],
  ['marzo de 2017 – actualidad', '2017-03', null, true],
  ['août 2016 à juin 2018', '2016-08', '2018-06', false],
  ['03/2023 onwards', '2023-03', null, true],
  ['2021 (January) to today', '2021-01', null, true],
  ['2019, August, until now', '2019-08', null, true],
  ['2018 (June) to 2020 (December)', '2018-06', '2020-12', false],
  ['since 15th July 2019 to till date', '2019-07', null, true],
  ["from Aug'16 to June'19", '2016-08', '2019-06', false],
  ['3 March 2019 – 30 April 2021', '2019-03', '2021-04', false],
  ['May of 2014 to August of 2016', '2014-05', '2016-08', false],
  ['Mar–Nov 2018', '2018-03', '2018-11', false],
  ['Q3 2017 - Q1 2019', '2017-07', '2019-03', false],
  ['2015/16 – 2018/19', '2015', '2019', false],
  ['2019-02 / 2022-06', '2019-02', '2022-06', false],
  ['between 2012 and 2015', '2012', '2015', false],
  ['from 4/2018 up to and including 8/2021', '2018-04', '2021-08', false],
  ['as of May 2022', '2022-05', null, true],
  ['Jan 2020 and ongoing', '2020-01', null, true],
  ['1949 - 1951', null, '1951', false],
  ['13/2019', null, '2019', false],
])('%s runs from %s to %s, still: %s', (line, start, end, current) => {
  expect(readDates(line)).toMatchObject({ start, end, current })
})

test.each([
  'no date',
  '1 of 9',
  '12 people',
  'open 24/7',
  'version 1.22 to 1.29',
  'market 20',
  '3 to 5 and 10',
])('%s holds no date', line => {
  expect(readDates(line)).toBeNull()
})

test('the words of a date are known by their place and style', () => {
  expect(readDates('At Acme, Jan 2019 - May 2020, remote')).toMatchObject({
    from: 9,
    to: 28,
    style: 'short month',
  })
  expect(readDates('January 2019')).toMatchObject({ from: 0, to: 12, style: 'month name' })
  expect(readDates('01/2019')).toMatchObject({ style: 'numbers' })
  expect(readDates('Summer 2019')).toMatchObject({ style: 'season' })
  expect(readDates('2019')).toMatchObject({ style: 'year' })
})

test.each([
  ['Maya Lindqvist', true],
  ['Ludwig van der Berg', true],
  ["Conan O'Brien", true],
  ['A B C D E', true],
  ['A B C D E F', false],
  ['Cher', false],
  ['Marketing Manager', false],
  ['maya lindqvist', false],
  ['Acme Inc', false],
  ['Room 12', false],
  ['The Office', false],
  [`${'A'.repeat(25)} ${'B'.repeat(24)}`, true],
  [`${'A'.repeat(25)} ${'B'.repeat(25)}`, false],
])('%s is a name: %s', (text, is) => {
  expect(isName(text)).toBe(is)
})

test.each([
  ['+1 (303) 555-0199', true],
  ['303 555 019', true],
  ['303 555 01', false],
  ['3035 5501 9930 3555 1', false],
  ['2019 - 2021', false],
])('%s is a phone number: %s', (phone, is) => {
  expect(readResumeFacts(`Maya Lindqvist\n${phone}\n`).basics.phone !== null).toBe(is)
})

test.each([
  ['Experience', 'work'],
  ['WORK HISTORY', 'work'],
  ['Employment', 'work'],
  ['Professional Experience:', 'work'],
  ['E X P E R I E N C E', 'work'],
  ['Education', 'education'],
  ['Education & Training', 'education'],
  ['Skills', 'skills'],
  ['Technical Skills', 'skills'],
  ['Core Competencies', 'skills'],
  ['Summary', 'summary'],
  ['Objective', 'summary'],
  ['Certifications', 'certificates'],
  ['Licenses & Certifications', 'certificates'],
  ['Languages', 'languages'],
  ['Projects', 'projects'],
  ['Volunteer', 'volunteer'],
  ['References', 'other'],
  ['I have experience', undefined],
  [`Experience${' '.repeat(51)}`, undefined],
])('%j heads the section %s', (line, section) => {
  expect(headingSection(line)).toBe(section)
})

test('a heading may stand before its list, but not inside of work', () => {
  const sections = (text: string) => resumeLines(text).map(({ section, text }) => `${section}: ${text}`)
  expect(sections('Skills: SQL, Go\nLanguages: German')).toEqual(['skills: SQL, Go', 'languages: German'])
  expect(sections('Experience\nSkills: SQL')).toEqual(['work: Experience', 'work: Skills: SQL'])
  expect(sections('Skills\n- Education')).toEqual(['skills: Skills', 'skills: Education'])
})

test('lines are read up to the five-thousandth and the two-thousandth character', () => {
  const lines = resumeLines(`${'x\n'.repeat(4999)}last\nbeyond`)
  expect([lines.length, lines.at(-1)?.text]).toEqual([5000, 'last'])
  expect(resumeLines('y'.repeat(2001))[0]?.text).toHaveLength(2000)
})

test('an address of a page has a dot', () => {
  const url = (line: string) => readResumeFacts(`Maya Lindqvist\n${line}\n`).basics.url
  expect([url('http://intranet/maya'), url('https://maya.example/cv')]).toEqual([
    null,
    'https://maya.example/cv',
  ])
})
