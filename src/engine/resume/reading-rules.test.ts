import { expect, test } from 'vitest'
import { degreeLevel } from './degree-level.ts'
import { isName } from './person-name.ts'
import { readResumeFacts } from './read-resume-facts.ts'
import { resumeLines } from './resume-lines.ts'
import { schoolName } from './school-name.ts'
import { headingSection } from './section-headings.ts'
import { splitColumns } from './split-columns.ts'
import { isSpokenLanguage } from './spoken-language.ts'
import { stripMarkdown } from './strip-markdown.ts'

test.each([
  'María Fernanda de los Ángeles Gutiérrez Rodríguez',
  'Juan de la Torre y Fernández',
  'Giulia della Rovere',
  'Nguyễn Thị Minh Khai',
  '张伟',
  '田中 太郎',
  '田中 太郎 (Tanaka Taro)',
  '김민준 (Minjun Kim)',
  'Mason Baker',
  'Jean-Luc d’Arcy',
  'محمد علي',
  'ಅನಿತಾ ರಾವ್',
  'ნინო ბერიძე',
])('%s is a name', name => {
  expect(isName(name)).toBe(true)
  expect(readResumeFacts(`${name}\nMadrid, España\n\nExperience\n`).basics.name).toBe(name)
})

test('a name in small letters, or that is a trade, is known by the address', () => {
  const name = (email: string) => readResumeFacts(`jordan cook\n${email}\n`).basics.name
  expect([name('jordan.c@example.com'), name('office@example.com')]).toEqual(['jordan cook', null])
  // Two letters stand in any address.
  expect(readResumeFacts('jo bi\njobs.office@example.com\n').basics.name).toBeNull()
})

test('pronouns are no part of a name', () => {
  expect(readResumeFacts('Jane  Smith (she/her)\n').basics.name).toBe('Jane Smith')
})

test('a name below a contact heading is found', () => {
  expect(readResumeFacts('Contact\nkwr@example.com\n\nKenji Ross\nAdvisor\n').basics).toMatchObject({
    name: 'Kenji Ross',
    label: 'Advisor',
  })
})

test.each([
  ['# **Jane Q. Doe**', 'Jane Q. Doe'],
  ['### **Data Analyst** — *Acme*', 'Data Analyst — Acme'],
  ['`Go`, `Rust`', 'Go, Rust'],
  [
    '[sales](https://acme.example) and [LinkedIn](https://linkedin.com/in/jane)',
    'sales and https://linkedin.com/in/jane',
  ],
  ['| 2019 | Clerk |', '2019 | Clerk'],
  ['|---|---|', ''],
  ['---', ''],
  ['jane_q_doe@example.com, 2 * 3 * 4', 'jane_q_doe@example.com, 2 * 3 * 4'],
])('%j reads %j', (line, text) => {
  expect(stripMarkdown(line)).toBe(text)
})

test('two columns side by side are read one after the other', () => {
  const text = [
    'Ana Lopez                          SKILLS',
    'ana@example.com                    Triage',
    '                                   Wound care',
    'EXPERIENCE                         LANGUAGES',
    'Nurse, City Hospital               Spanish',
    'Jan 2019 - Present',
    'Cared for 6 patients',
  ].join('\n')
  expect(readResumeFacts(text)).toMatchObject({
    basics: { name: 'Ana Lopez' },
    work: [{ position: 'Nurse', name: 'City Hospital', highlights: ['Cared for 6 patients'] }],
    skills: [
      { name: 'Triage', line: 2 },
      { name: 'Wound care', line: 3 },
    ],
    languages: [{ language: 'Spanish', line: 5 }],
  })
})

test('dates set to the right are no column', () => {
  const row = (left: string, right: string, number: number) => ({
    raw: left.padEnd(40) + right,
    start: 0,
    number,
  })
  const rows = [1, 2, 3, 4, 5].map(number =>
    row(`Clerk, Firm ${number}`, `201${number} - 202${number}`, number),
  )
  expect(splitColumns(rows)).toBeNull()
  expect(splitColumns([...rows, row('EXPERIENCE', 'SKILLS', 6)])).not.toBeNull()
})

test('an indented list is no column', () => {
  const lines = ['SKILLS', 'Triage', 'Charting', 'Wound care', 'Knots'].map((text, at) => ({
    raw: `     ${text}`,
    start: 0,
    number: at + 1,
  }))
  expect(splitColumns(lines)).toBeNull()
})

test('a column has four lines and three tenths of all, and may begin two characters to either side', () => {
  const lines = (drift: number, inColumns: number, others: number) =>
    Array.from({ length: inColumns + others }, (_, at) => ({
      raw:
        at < inColumns
          ? 'left side'.padEnd(30 + (at % 2) * drift) + (at === 0 ? 'SKILLS' : 'right side')
          : 'left side',
      start: 0,
      number: at + 1,
    }))
  const rightLines = (...shape: [number, number, number]) => splitColumns(lines(...shape))?.right.length ?? 0
  expect([rightLines(0, 3, 0), rightLines(0, 4, 0)]).toEqual([0, 4])
  expect([rightLines(0, 6, 14), rightLines(0, 6, 15)]).toEqual([6, 0])
  expect([rightLines(2, 6, 0), rightLines(3, 6, 0)]).toEqual([6, 0])
})

test.each([
  ['BA History, University of North Carolina at Chapel Hill', 'University of North Carolina at Chapel Hill'],
  ["St. Mary's College of Maryland", "St. Mary's College of Maryland"],
  ['École Polytechnique Fédérale de Lausanne, MSc', 'École Polytechnique Fédérale de Lausanne'],
  ["École Nationale Supérieure d'Informatique", "École Nationale Supérieure d'Informatique"],
  ['Università degli Studi di Bologna', 'Università degli Studi di Bologna'],
  ['University of California, Los Angeles', 'University of California, Los Angeles'],
  ['Osmania University, Hyderabad', 'Osmania University'],
  ['studied biology at Duke University', 'Duke University'],
  ['上海财经大学 会计学', '上海财经大学'],
  ['LINCOLN TECHNICAL INSTITUTE', 'LINCOLN TECHNICAL INSTITUTE'],
  [
    'School of Drama, Dance and Music, University of Carrow',
    'School of Drama, Dance and Music, University of Carrow',
  ],
  ['High School Diploma', null],
  ['worked in grade schools', null],
])('%j holds the school %s', (text, school) => {
  expect(schoolName(text)).toBe(school)
})

test('each school on a line of several is read, a degree in its own line first', () => {
  const schools = (lines: string) =>
    readResumeFacts(`Ed Poe\n\nEducation\n${lines}`).education.map(one => [one.studyType, one.institution])
  expect(schools('Cesar Ridge High, diploma 2015. Tule Valley College, 24 units.')).toEqual([
    [null, 'Cesar Ridge High'],
    [null, 'Tule Valley College'],
  ])
  expect(schools('Duke University, 2008\nÉcole Polytechnique, MSc, 2012')).toEqual([
    [null, 'Duke University'],
    ['MSc', 'École Polytechnique'],
  ])
})

test.each([
  ['MBA', 4],
  ['MS Office', 0],
  ['MS in Physics', 4],
  ['Associate’s degree', 2],
  ["Associate's degree in nursing", 2],
  ['Foundation degree', 2],
  ['HNC in construction', 2],
  ['a high degree of care', 0],
  ['degree in law', 3],
  ['B.E. (Civil)', 3],
])('%s is degree level %i', (text, level) => {
  expect(degreeLevel(text)).toBe(level)
})

test('spoken languages are languages, programming languages are skills', () => {
  expect(readResumeFacts('Ann Lee\n\nLanguages: SQL, Python')).toMatchObject({
    languages: [],
    skills: [{ name: 'SQL' }, { name: 'Python' }],
  })
  expect(['Marathi', 'Deutsch', 'español', 'Mandarin', 'Java', 'R', 'Go'].map(isSpokenLanguage)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['Experiencia laboral', 'work'],
  ['Expérience professionnelle', 'work'],
  ['Berufserfahrung', 'work'],
  ['Esperienze lavorative', 'work'],
  ['Werkervaring', 'work'],
  ['工作经历', 'work'],
  ['What I have been doing', 'work'],
  ['Posts held', 'work'],
  ['Career to date', 'work'],
  ['Where I have worked', 'work'],
  ['Before that', 'work'],
  ['Formación', 'education'],
  ['Schooling', 'education'],
  ['Learning', 'education'],
  ['Training and clearances', 'certificates'],
  ['Tickets', 'certificates'],
  ['Credentials and schooling', 'certificates'],
  ['Contact', 'head'],
  ['Who I am', 'summary'],
])('%j opens the section %s', (line, section) => {
  expect(headingSection(line)).toBe(section)
})

test('a label before its list counts to the next blank line', () => {
  const sections = (text: string) => resumeLines(text).map(({ section }) => section)
  expect(sections('Ann Lee\nIn short: a seller.\nAnd a runner.\n\nACME, 2019 to now. Seller.')).toEqual([
    'head',
    'summary',
    'summary',
    'head',
  ])
  expect(sections('Experience\nClerk, 2019 - 2020\nDegree: BBA, 2018')).toEqual(['work', 'work', 'education'])
})

test('qualifications are schooling when a school stands under them, and a diploma among the papers is too', () => {
  const sections = (text: string) => resumeLines(text).map(({ section }) => section)
  expect(sections('Qualifications\nAAT, Kendal College, 2015')).toEqual(['education', 'education'])
  expect(sections('Qualifications\nFast typing')).toEqual(['skills', 'skills'])
  expect(sections('Training\nFire marshal, 2019\nDiploma, Kendal College, 2015')).toEqual([
    'certificates',
    'certificates',
    'education',
  ])
  const [, schooling] = sections(`Training\nDiploma, Kendal College, ${'a'.repeat(95)}`)
  const [, licenses] = sections(`Training\nDiploma, Kendal College, ${'a'.repeat(96)}`)
  expect([schooling, licenses]).toEqual(['education', 'certificates'])
})

test.each([
  ['Registered Nurse, Ohio', ['Registered Nurse, Ohio']],
  ['RN license, OH, 2017', ['RN license, OH']],
  ['BLS, American Heart Association, 2025', ['BLS, American Heart Association']],
  ['BLS, ACLS, Registered Nurse, New York', ['BLS', 'ACLS', 'Registered Nurse, New York']],
  ['Forklift license, Ohio River Pilot', ['Forklift license', 'Ohio River Pilot']],
])('%j names %j', (line, names) => {
  const { certificates } = readResumeFacts(`Ann Lee\n\nCertifications\n${line}\n`)
  expect(certificates.map(({ name }) => name)).toEqual(names)
})

test('papers written as sentences are read one by one', () => {
  expect(
    readResumeFacts(
      'Ann Lee\n\nPermits\nGuard registration, good through 2026; baton. Penal Code 832 (2021). First aid (2024).',
    ).certificates.map(({ name }) => name),
  ).toEqual(['Guard registration, good through', 'baton', 'Penal Code 832', 'First aid'])
})

test('a bullet of a job that begins like a heading stays with the job', () => {
  const section = (line: string) =>
    resumeLines(`Work\nSite Manager, Hale Build\n2018 – 2022\n${line}\n`).at(-1)?.section
  expect(section('• Certificates: renewed those of forty drivers')).toBe('work')
  expect(section('Certificates: forklift, crane')).toBe('certificates')
})

test('a label right below the lines of a job opens no section, and one that stands apart does', () => {
  const resume = (gap: string) =>
    readResumeFacts(`Ana Ruiz\n\nExperience\n\nBaker, Rye House, 2019 – 2021\nBaked rye bread.${gap}
Key achievements:\nHalved the waste of flour.\n\nCook, Elm Inn, 2016 – 2019\nCooked for 80 guests.\n`).work
  expect(resume('').map(job => job.highlights)).toEqual([
    ['Baked rye bread.', 'Halved the waste of flour.'],
    ['Cooked for 80 guests.'],
  ])
  expect(resume('\n')[0]?.highlights).toEqual(['Baked rye bread.'])
})
