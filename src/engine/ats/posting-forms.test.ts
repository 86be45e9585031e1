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
    'nice: Level 3 and a couple of years on the floor',
  ])
})

test('what somebody is hired to do is a duty', () => {
  expect(
    asked(
      'Nurse\nWe are looking for an RN to do utilization review for inpatient stays.\nRequirements:\n- RN license',
    ),
  ).toEqual(['duty: do utilization review for inpatient stays', 'must: RN license'])
})

test('every must of a list in one sentence is asked', () => {
  expect(
    asked(
      'HR Generalist, Tidewater Marine.\nWe are looking for someone with a degree or diploma in human resources, three to five years of generalist experience in Ontario, a CHRP designation (or well on the way to one), very good Excel and a steady hand.',
    ),
  ).toEqual([
    'must: degree or diploma in human resources',
    'must: three to five years of generalist experience in Ontario',
    'must: CHRP designation (or well on the way to one)',
    'must: very good Excel and a steady hand',
  ])
})

test('a small business that chats is read sentence by sentence', () => {
  const posting = `Bookkeeper wanted

G'day. We're Salt & Sons, a family joinery mob on the coast. Here's what we need you to take off our hands. Everything's in Xero so you'll want to know it back to front. You'd look after accounts payable. Weekly payroll for 19. Bit of job costing too.

You're decent with spreadsheets and you don't miss things. If you've used Dext, beauty. Photography skills? Huge plus. If you're a registered BAS agent, even better, but no dramas if not.

Give Macca a bell on 0491 555 012. No recruiters please.`
  expect(asked(posting)).toEqual([
    "must: Everything's in Xero so you'll want to know it back to front",
    'duty: look after accounts payable',
    'duty: Weekly payroll for 19',
    'duty: Bit of job costing too',
    "must: decent with spreadsheets and you don't miss things",
    'nice: Dext',
    'nice: Photography skills',
    'nice: registered BAS agent',
  ])
})

test('an unfinished line heads the list below it', () => {
  const posting = `Engineer
You probably have
- Docker

It'd be lovely if you also have
- Terraform

KNOWLEDGE OF:
Air brakes and lockout

Would be handy but not essential:
Other
- A forklift ticket`
  expect(asked(posting)).toEqual([
    'must: Docker',
    'nice: Terraform',
    'must: Air brakes and lockout',
    'nice: forklift ticket',
  ])
})

test('criteria marked (D) are wishes, the head of their table asks nothing', () => {
  expect(
    asked(
      'Porter\n\nPerson specification\nCriteria | Essential | Desirable\nInfection control (D); Manual handling (E)',
    ),
  ).toEqual(['nice: Infection control (D)', 'must: Manual handling (E)'])
})

test('a list of verbs is one task, words that only lead to a list are none', () => {
  expect(
    asked(
      'Engineer\n\nWhat you will do\nYou will design, build and run the payment services of the shop, mend them at night, and own the boring things: terraform modules and charts for our many clusters.',
    )[0],
  ).toBe('duty: design, build and run the payment services of the shop')
  expect(asked('Engineer\nAbout you\nTo be considered for this role you will need:\n- Docker')).toEqual([
    'must: Docker',
  ])
})

test('a system is shown by the tool that the posting would like best', () => {
  const posting = 'Designer\nRequirements:\n- A 3D CAD system, ideally SolidWorks'
  const [system, wish] = readRequirements(engine, posting, '').requirements.filter(
    ({ kind }) => kind === 'skill',
  )
  expect(wish?.label).toBe('ideally SolidWorks')
  expect(system?.concepts).toEqual(expect.arrayContaining(wish?.concepts ?? []))
})

test('who is looked for, and under whom, is not asked', () => {
  expect(
    asked(
      'Carer\nWe need another pair of hands on days. You will be the first point of contact for families.',
    ),
  ).toEqual(['duty: first point of contact for families'])
  expect(
    asked('Clerk\nAbout the role\nReporting to the Head of Jira and SQL, you will coordinate campaigns.'),
  ).toEqual(['duty: coordinate campaigns'])
})

test('a short form and a single word for how somebody is stand for themselves in a list', () => {
  const labels = asked(
    'Receptionist\n\nRequirements: one year in a dental office, Dentrix or Eaglesoft, knowledge of dental terminology and insurance codes, HIPAA, strong multitasking.',
  )
  expect(labels).toContain('must: HIPAA')
  expect(labels).toContain('must: multitasking')
})

test('a list goes on behind each semicolon, whatever it begins with', () => {
  const labels = asked(
    'Paralegal\nResponsibilities include drafting pleadings and discovery; e-filing in state courts; calendaring deadlines.',
  )
  expect(labels).toContain('duty: e-filing in state courts')
  expect(labels).toContain('duty: calendaring deadlines')
})

test('behind “The job:” every piece is asked, and the word itself is no part of it', () => {
  const labels = asked(
    'Farm Assistant\nWe milk 600 cows. The job: milking in a 54-bail rotary, rearing calves, feeding out with tractor and wagon, keeping the shed clean.',
  )
  expect(labels).toContain('duty: milking in a 54-bail rotary')
  expect(labels).toContain('duty: rearing calves')
})

test('the name of a paper is not cut at its “and”', () => {
  const labels = asked(
    'Care Assistant\nRequirements\nNVQ Level 2 in Health and Social Care, experience of dementia care, an understanding of safeguarding, and moving and handling training.',
  )
  expect(labels).toContain('must: moving and handling training')
})

test('what is meritorious is a wish', () => {
  expect(asked('Technician\nRequirements\n- Experience with quality systems is meritorious')[0]).toMatch(
    /^nice: /,
  )
})

test.each([
  'Dye House Operative | Selby | 4 days | Python Court | up to $31,000',
  'REQUIRED URGENTLY DYE HOUSE OPERATIVES FOR SELBY MILL',
  'Dye House Operative',
])('a headline asks for nothing: %s', headline => {
  expect(asked(`${headline}\n\nRequirements\n- Forklift licence`)).toHaveLength(1)
})

test('a first line that demands something is no headline', () => {
  expect(asked('A forklift licence is required\n\nDuties\n- Dye wool')).toHaveLength(2)
})

test('conditions of one point are one demand, those of two points are two', () => {
  expect(asked('Picker\n\nRequirements\n- Lift 20 kg; stand 9 hours')).toEqual([
    'must: Lift 20 kg; stand 9 hours',
  ])
  expect(asked('Picker\n\nRequirements\n- Lift 20 kg\n- Stand 9 hours')).toHaveLength(2)
})

test('years beside a degree are asked too, years in its place are not', () => {
  expect(asked('Brewer\n\nRequirements\n- BSc in Brewing and 4 years in a brewery')).toEqual([
    'must: BSc in Brewing and 4 years in a brewery',
    'must: 4 years in a brewery',
  ])
  expect(asked('Brewer\n\nRequirements\n- BSc in Brewing or 4 years in a brewery')).toHaveLength(1)
})

test('a region is no tool', () => {
  expect(asked('Baker\n\nRequirements\n- 3 years, of which 1 year in the GCC')).toEqual([
    'must: 3 years, of which 1 year in the GCC',
  ])
})

test.each([
  ['She should be expert in bridal make-up.', 'must: bridal make-up'],
  ['Nobody will be considered who cannot show a grasp of food law.', 'must: food law'],
  ['It would please us if you could splice rope.', 'nice: splice rope'],
  ['A record of clean audits is what we normally ask for.', 'must: clean audits'],
])('%j asks for %j', (sentence, label) => {
  expect(asked(`Worker\n\nDear all,\n\n${sentence}`)).toEqual([label])
})

test('a paper that may be got after the hire is wished for', () => {
  expect(asked('Driver\nRequirements:\n- EWP ticket or happy to get it\n- Forklift ticket')).toEqual([
    'nice: EWP ticket or happy to get it',
    'must: Forklift ticket',
  ])
  expect(
    asked('Carer\nRequirements:\n- Level 3 Diploma in Care, or a commitment to achieve it within two years'),
  ).toEqual(['nice: Level 3 Diploma in Care, or a commitment to achieve it within two years'])
  expect(asked('Clerk\nDuties:\n- Close tickets within 6 months')[0]).toMatch(/^duty/)
})

test('what whoever is chosen has to present is common, and limits nothing', () => {
  const common = (line: string) =>
    readRequirements(engine, `Clerk\nRequirements\n- ${line}`, '')
      .requirements.filter(({ kind }) => kind !== 'title')
      .map(one => one.isCommon)
  expect(common('Successful candidates will be required to present an EPA 608 certificate')).toEqual([true])
  expect(common('KNQA certificate')).toEqual([false])
  expect(common('EACC clearance certificate')).toEqual([true])
})
