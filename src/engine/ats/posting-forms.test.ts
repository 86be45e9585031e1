import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { readRequirements } from './read-requirements.ts'

const engine = testEngine()
const asked = (posting: string) =>
  readRequirements(engine, posting, '')
    .requirements.filter(({ kind }) => kind !== 'title')
    .map(({ importance, label }) => `${importance}: ${label}`)

test('a wish in brackets within brackets is a wish alone', () => {
  expect(asked('Developer\nRequirements:\n- Python (Django (preferred), Flask)')).toEqual([
    'must: Python (Django (preferred), Flask)',
    'nice: Django',
  ])
  expect(asked('Developer\nRequirements:\n- 2 years required (3+ preferred)')).toEqual([
    'must: 2 years required (3+ preferred)',
  ])
  expect(asked('Developer\nRequirements:\n- Kubernetes (preferred)')[0]).toMatch(/^nice: /)
})

test('papers in brackets with who issues them are one choice', () => {
  expect(
    asked(
      'Phlebotomist\nRequired\n- Phlebotomy certification (CPT or PBT(ASCP)) or eligible within 6 months',
    ),
  ).toHaveLength(1)
})

test('the foot of a LinkedIn posting asks for nothing', () => {
  const posting = `Payroll Clerk
Be among the first 25 applicants
Qualifications
• 2 years of payroll
Show more Show less
Seniority level
Associate
Employment type
Full-time
Job function
Accounting/Auditing and Finance
Industries
Hospitals and Health Care`
  expect(asked(posting)).toEqual(['must: 2 years of payroll'])
})

test('a German posting is read by its headings', () => {
  const posting = `Softwareentwickler (m/w/d)
Ihre Aufgaben:
- Pflege der Datenbanken
Das bringen Sie mit
- Abgeschlossenes Studium der Informatik oder vergleichbare Ausbildung
- Mindestens 3 Jahre Berufserfahrung
- Gute Kenntnisse in Java, Docker und Kubernetes
- Führerschein Klasse B wünschenswert
Wir bieten:
- 30 Tage Urlaub
- Firmenwagen`
  expect(asked(posting)).toEqual([
    'duty: Pflege der Datenbanken',
    'must: Abgeschlossenes Studium der Informatik oder vergleichbare Ausbildung',
    'must: Mindestens 3 Jahre Berufserfahrung',
    'must: Java',
    'must: Docker',
    'must: Kubernetes',
    'nice: Führerschein Klasse B wünschenswert',
  ])
})

test('a posting that chats is read by what somebody can do', () => {
  const posting = `Stylist wanted
We're a small salon and honestly we're just looking for someone lovely who can cut, colour and blow-dry with confidence. It'd be great if you also speak Spanish. If you've got your Level 3 and a couple of years on the floor, even better.`
  expect(asked(posting)).toEqual([
    'duty: cut, colour and blow-dry with confidence',
    'nice: speak Spanish',
    'nice: Level 3 and a couple of years on the floor, even better',
  ])
})

test('what somebody is hired to do is a duty', () => {
  expect(
    asked(
      'Nurse\nWe are looking for an RN to do utilization review for inpatient stays.\nRequirements:\n- RN license',
    ),
  ).toEqual(['duty: do utilization review for inpatient stays', 'must: RN license'])
})
