import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'

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
