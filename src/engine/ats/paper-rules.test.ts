import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { readRequirements } from './read-requirements.ts'

const POSTING = `Veterinary Physiotherapist

Duties
- Assess dogs and horses and write treatment plans
- Run the underwater treadmill and laser therapy
- Keep records in the practice system
- Teach owners exercises at home

Requirements
- BSc Physiotherapy and ACPAT registration
- Zebris certificate, and 3 years with small animals
- Current Kestrel Plant certificate and VNPQ are required`
const WORK = `Ann Lee
ann@example.com

Experience
Veterinary Physiotherapist, Dale Animal Clinic, 2018 – Present
- Assess dogs and horses and write treatment plans for 20 owners a week
- Run the underwater treadmill and laser therapy
- Keep records in the practice system and teach owners exercises at home

Education
`
const score = (papers: string) =>
  checkAts(
    testEngine(),
    { resumeText: `${WORK}${papers}`, jobDescription: POSTING, targetRole: 'Veterinary Physiotherapist' },
    '2026-11',
  )
const ALL =
  'BSc Physiotherapy, Dale University, 2018\n\nCertificates\nACPAT registration, 2019\nZebris certificate, 2020\nKestrel Plant certificate, 2021\nVNPQ, 2021\n'

test('with every paper nothing limits the score', () => {
  expect(score(ALL).limits).toEqual([])
})

test.each([
  ['a registration beside a degree', 'ACPAT registration, 2019\n', ''],
  ['a registration that is pending', 'ACPAT registration, 2019', 'ACPAT registration applied for'],
  ['a registration that lapsed', 'ACPAT registration, 2019', 'ACPAT registration, lapsed 2021'],
  ['a registration somebody does not hold yet', 'ACPAT registration, 2019', 'Not yet ACPAT registered'],
  ['a paper in progress beside one that is held', 'VNPQ, 2021', 'First aid, 2021; VNPQ in progress'],
])('%s is not there, and limits the score', (_, held, instead) => {
  const result = score(ALL.replace(held, instead))
  expect(result.limits[0]?.reason).toContain('Not shown, though the posting asks for it')
  expect(result.atsScore).toBeLessThan(70)
})

test('a degree in another subject does not show the one that is asked for', () => {
  const asked = (papers: string) => score(papers).requirements.find(({ kind }) => kind === 'degree')?.met
  expect(asked(ALL)).toBe('shown')
  expect(asked(ALL.replace('BSc Physiotherapy', 'BA History'))).not.toBe('shown')
})

test('a line that denies the work proves nothing', () => {
  const met = (line: string) =>
    checkAts(
      testEngine(),
      {
        resumeText: `Bo Lind\nbo@example.com\n\nExperience\nWarehouse Packer, Lane Stores, 2019 – Present\n- ${line}\n- Packed boxes and swept the floor every evening`,
        jobDescription: POSTING,
        targetRole: 'Veterinary Physiotherapist',
      },
      '2026-11',
    ).requirements.find(({ label }) => label.startsWith('Run the underwater'))?.met
  expect(met('Ran the underwater treadmill and laser therapy')).toBe('shown')
  expect(met('I have never run the underwater treadmill or laser therapy')).toBe('missing')
  expect(met('Would like to learn the underwater treadmill and laser therapy')).toBe('missing')
  expect(met('Have never missed a shift on the underwater treadmill and laser therapy')).toBe('shown')
})

test('somebody in the very role is not told that the work is in another field', () => {
  const result = checkAts(
    testEngine(),
    {
      resumeText:
        'Kim Day\nkim@example.com\n\nExperience\nPastry Chef, Marsa Hotel\nMarch 2019 - Present\n- Made croissants, bonbons and restaurant sweets for 300 covers\n- Led six bakers\n- Kept fridge temperature and hygiene logs\n- Brought ingredient spend down to 24%',
      jobDescription:
        'Pastry Chef, Doha\n- Produce viennoiserie, plated desserts and chocolate\n- Manage the pastry brigade of 6\n- HACCP records\n- Control food cost\n- Develop the dessert menu',
      targetRole: 'Pastry Chef',
    },
    '2026-11',
  )
  expect(result.limits).toEqual([])
  expect(result.atsScore).toBeGreaterThanOrEqual(65)
})

const met = (asked: string, papers: string) => {
  const result = checkAts(
    testEngine(),
    {
      resumeText: `${WORK}${papers}`,
      jobDescription: `${POSTING.split('Requirements')[0]}Requirements\n- ${asked}`,
      targetRole: 'Veterinary Physiotherapist',
    },
    '2026-11',
  )
  const found = result.requirements.filter(({ importance }) => importance === 'must')
  return { labels: found.map(({ label }) => label), met: found.map(one => one.met), limits: result.limits }
}

test.each([
  ['Full C+E entitlement is required', 'Licences\nC+E passed in May 2016'],
  ['Safe Pass card is required', 'Tickets\nSafePass, valid to 2028'],
  ['Cabin cert is required', 'Certificates\nCabin certificate, 2021'],
  ['LLB or CILEX qualification', 'Qualification\nBachelor of Laws, Leeds, 2021'],
])('%s is shown by “%s”', (asked, papers) => {
  const result = met(asked, papers)
  expect(result.met).not.toContain('missing')
  expect(result.limits).toEqual([])
})

test('letters of a licence are no language of programs', () => {
  expect(met('Full C+E entitlement, held for 2 years', '').labels).not.toContain('C')
})

test('a check that the employer has made of anybody holds no score', () => {
  expect(met('Enhanced DBS check required', '').limits).toEqual([])
})

test('a paper under two names is asked for once, and the words around it do not show it', () => {
  const result = met(
    'Qualified Teacher Status (QTS), or on course to gain it by July',
    'Courses to gain status, July 2020',
  )
  expect(result.labels).toEqual(['Qualified Teacher Status'])
  expect(result.limits[0]?.most).toBe(69)
})

test('what a workplace holds is no paper of a person', () => {
  expect(met('Experience in a CQZ accredited home and on the wards of a large hospital', '').labels).toEqual([
    'CQZ accredited home and on the wards of a large hospital',
  ])
})

test('a paper that will do in place of the degree leaves the score free', () => {
  expect(met('LLB or CILEX qualification', 'CILEX Level 6, 2021').limits).toEqual([])
})

test('“cert” is “certificate”', () => {
  expect(met('Cabin cert is required', 'Certificates\nCabin certificate, 2021').met).toEqual(['shown'])
})

test('a degree under a heading of papers counts, whatever section that is read as', () => {
  const { requirements } = checkAts(
    testEngine(),
    {
      resumeText:
        'ANN LEE\nann@example.com | 07700 900 456\n\nQUALIFICATION\nBachelor of Laws, Leeds, 2021\n\nEMPLOYMENT\nDale Solicitors, Leeds. Paralegal since May 2021\nI draft deeds and search the register for three solicitors.',
      jobDescription: 'Paralegal\n\nRequirements\n- Law degree (LLB)',
      targetRole: 'Paralegal',
    },
    '2026-11',
  )
  expect(requirements.find(({ kind }) => kind === 'degree')?.met).not.toBe('missing')
})

test.each([
  ['a paper of one body', 'Kestrel Plant certificate', 'VRTJ diploma'],
  ['a diploma of a level', 'BTEC diploma', null],
])('%s is asked for by its name', (_, paper, named) => {
  const posting = POSTING.replace('Kestrel Plant certificate and VNPQ', named ?? paper)
  const asked = readRequirements(testEngine(), posting, '').requirements
  expect(asked.some(({ kind, label }) => kind === 'credential' && label.includes(named ?? paper))).toBe(
    named !== null,
  )
})

test('a short form in the posting is met by most words of its long name, and by no fewer', () => {
  const posting = `Ramp Agent\n\nDuties\n- Load baggage and guide aircraft\n\nRequirements\n- AVOP is required`
  const met = (paper: string) =>
    checkAts(
      testEngine(),
      {
        resumeText: `Ann Lee\nann@example.com\n\nExperience\nRamp Agent, Dale Airport, 2018 – Present\n- Loaded baggage and guided aircraft\n\nCertificates\n${paper}, 2022\n`,
        jobDescription: posting,
        targetRole: 'Ramp Agent',
      },
      '2026-11',
    ).requirements.find(({ label }) => label.includes('AVOP'))?.met
  expect(met('Airside vehicle permit')).not.toBe('missing')
  expect(met('Vehicle cleaning course')).toBe('missing')
})

test('a licence or another one, with the word for what is issued between them, is one choice', () => {
  const posting = `Engineer\n\nRequirements\n- P.Eng. licensed, or EIT registered with the association and working toward licensure`
  const asked = readRequirements(testEngine(), posting, '').requirements
  expect(asked.filter(({ kind }) => kind === 'credential').map(({ label }) => label)).toEqual([
    'P.Eng or EIT',
  ])
})

test('“NVQ / Diploma” names two ways to one thing', () => {
  const asked = (demand: string) =>
    readRequirements(testEngine(), `Carer\n\nRequirements\n- ${demand}`, '').requirements.map(
      ({ kind }) => kind,
    )
  expect(
    asked('NVQ / Diploma Level 2 in Health and Social Care').filter(kind => kind === 'credential'),
  ).toEqual([])
})
