import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeFacts } from '#shared/career/resume-facts.ts'
import { readDates } from './read-dates.ts'
import { readResumeFacts } from './read-resume-facts.ts'

const nurse = `TERESA OKAFOR, RN
Milwaukee, WI • 414-555-0177 • teresa.okafor@example.com • linkedin.com/in/tokafor

CLINICAL EXPERIENCE
St. Agnes Hospital, Milwaukee, WI
Registered Nurse, Medical-Surgical Unit          06/2019 - Present
• Cared for five to six patients
• Charted in Epic
Oak Creek Care Center — Oak Creek, WI
Nursing Assistant          05/2017 - 05/2019
• Took vital signs

EDUCATION
Bachelor of Science in Nursing, Marquette University, 2019

LICENSES & CERTIFICATIONS
RN License, State of Wisconsin
BLS (2024), ACLS

LANGUAGES
English (native), Spanish - conversational`

test('contact, jobs, schooling, papers and languages are read, each with its line', () => {
  const facts = readResumeFacts(nurse)
  expect(facts.basics).toMatchObject({
    name: 'TERESA OKAFOR',
    email: 'teresa.okafor@example.com',
    phone: '414-555-0177',
    location: 'Milwaukee, WI',
    lines: { name: 1, email: 2, phone: 2 },
  })
  expect(facts.basics.profiles[0]).toMatchObject({ network: 'LinkedIn', line: 2 })
  expect(facts.work).toMatchObject([
    {
      name: 'St. Agnes Hospital',
      position: 'Registered Nurse',
      startDate: '2019-06',
      endDate: null,
      current: true,
      line: 5,
    },
    {
      name: 'Oak Creek Care Center',
      position: 'Nursing Assistant',
      startDate: '2017-05',
      endDate: '2019-05',
      current: false,
      line: 9,
    },
  ])
  expect(facts.work[0]?.highlights).toEqual(['Cared for five to six patients', 'Charted in Epic'])
  expect(facts.education).toMatchObject([
    { institution: 'Marquette University', area: 'Nursing', endDate: '2019', line: 14 },
  ])
  expect(facts.certificates.map(one => one.name)).toEqual(['RN License, State of Wisconsin', 'BLS', 'ACLS'])
  expect(facts.languages).toMatchObject([
    { language: 'English', fluency: 'native' },
    { language: 'Spanish', fluency: 'conversational' },
  ])
})

test('a job is read whichever way its heading is laid out', () => {
  const layouts = [
    'Engineer at Acme Labs (Jan 2020 - Mar 2021)',
    'Engineer | Acme Labs | Jan 2020 – Mar 2021',
    'Acme Labs\nEngineer\nJan 2020 – Mar 2021',
    'Engineer\nAcme Labs, Reno, NV\n01/2020 - 03/2021',
    'Acme Labs — Engineer\nJanuary 2020 to March 2021',
    'Jan 2020 – Mar 2021   Engineer, Acme Labs',
  ]
  for (const layout of layouts) {
    const { work } = readResumeFacts(`Ann Lee\nann@example.com\n\nEXPERIENCE\n${layout}\n• Built things`)
    expect(work).toMatchObject([
      {
        name: 'Acme Labs',
        position: 'Engineer',
        startDate: '2020-01',
        endDate: '2021-03',
        highlights: ['Built things'],
      },
    ])
  }
})

test.each([
  ['Jan 2019 – Present', '2019-01', null, true],
  ['03/2018 - 05/2020', '2018-03', '2020-05', false],
  ['2015-18', '2015', '2018', false],
  ['2015 to current', '2015', null, true],
  ['Sept. 2011 — October 2013', '2011-09', '2013-10', false],
  ['2018.05 - 2020.01', '2018-05', '2020-01', false],
  ["May '09 – Jun '11", '2009-05', '2011-06', false],
  ['Summer 2016', null, '2016', false],
])('%s is read as dates', (text, start, end, current) => {
  expect(readDates(`Engineer, ${text}`)).toMatchObject({ start, end, current })
})

test('headings in capitals, spaced letters and with a colon open their section', () => {
  for (const heading of [
    'S K I L L S',
    'TECHNICAL SKILLS',
    'Skills:',
    'Core Competencies',
    'Skills & Tools',
  ]) {
    expect(readResumeFacts(`Ann Lee\n\n${heading}\nPython, SQL`).skills.map(skill => skill.name)).toEqual([
      'Python',
      'SQL',
    ])
  }
  expect(readResumeFacts('Ann Lee\n\nSkills: Python, SQL').skills.map(skill => skill.name)).toEqual([
    'Python',
    'SQL',
  ])
})

test('a year range is no phone number and a job title no name', () => {
  const { basics } = readResumeFacts('Registered Nurse\n2010 - 2015 2016 - 2019\nAnn Lee')
  expect(basics.phone).toBeNull()
  expect(basics.name).toBe('Ann Lee')
})

test('any text gives facts in the agreed shape', () => {
  const line = fc.constantFrom(
    'EXPERIENCE',
    'Education',
    'Skills:',
    '• did it',
    'Jan 2019 – Present',
    '13/2099',
    'a@b.co',
    '[x]',
    '2019-2018',
    'Engineer, X',
    'University of Y',
    'B.S.',
    '\t',
    '—',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.uint16Array({ maxLength: 1500 }).map(codes => String.fromCharCode(...codes)),
        fc.array(line, { maxLength: 80 }).map(lines => lines.join('\n')),
      ),
      text => {
        expect(resumeFacts.safeParse(readResumeFacts(text)).error).toBeUndefined()
      },
    ),
    { numRuns: 60 },
  )
})

test.each([
  ['Medical Assisting Certificate, Columbus State Community College, 2019', 'Medical Assisting Certificate'],
  ['Columbus State Community College, Nursing Certificate, 2019', 'Nursing Certificate'],
  ['Graduate Certificate in Data Science, Monash University, 2020', 'Graduate Certificate in Data Science'],
  ['Certificate IV in Aged Care, Brisbane College, 2016', 'Certificate IV in Aged Care'],
])('"%s" is schooling with that name and no other subject', (line, studyType) => {
  expect(readResumeFacts(`Ana Vale\n\nEducation\n${line}\n`).education).toMatchObject([
    { studyType, area: null, institution: expect.stringMatching(/College|University/) },
  ])
})
