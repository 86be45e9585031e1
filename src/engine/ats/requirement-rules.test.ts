import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { checkAts } from './check-ats.ts'
import { readRequirements } from './read-requirements.ts'

const engine = testEngine()

/** Sentences of postings: each line is a posting of its own. */
const POSTINGS = [
  'Requirements\n- Java required, Kotlin preferred',
  'Requirements\n- Must have SQL',
  'Requirements\n- SQL',
  'Qualifications\n- SQL',
  'Nice to have\n- SQL',
  'You will\n- Use SQL daily',
  'We offer\n- a yearly SQL course',
  'About us\nWe are an Oracle shop in Denver.',
  'Requirements\n- 5+ years of experience in SQL',
  'Requirements\n- 3-5 years of experience',
  'Requirements\n- 30 years of experience',
  'Requirements\n- 31 years of experience',
  'Requirements\n- 5 years of Java\n- 3 years of Java',
  "Requirements\n- Bachelor's degree or equivalent experience",
  "Requirements\n- Bachelor's or Master's degree in Statistics",
  "Requirements\n- Master's degree preferred",
  'Requirements\n- Go or Java',
  'Requirements\n- Go, Java or Rust',
  'Requirements\n- Go/Java',
  'Requirements\n- databases such as MySQL, PostgreSQL or similar',
  'Requirements\n- Docker and Kubernetes',
  'Requirements\n- Go or Java, and Docker',
  'Requirements\n- Java\nNice to have\n- Java',
  'Requirements\n- Communication and leadership',
  'Requirements\n- forklift, pallet jack, RF scanner and cycle counting',
  'Requirements: Python, e.g. Django. Experience with AWS is a plus.',
  'We are looking for a nurse who knows Epic and triage. BLS required.',
  'Requirements\n- Scaffolding and bricklaying in Denver',
  'EEO statement\nWe welcome Python people of every age.',
  'Job type: Full-time\nPay: $30/hr\nRequirements\n- Java\nSchedule: Monday to Friday\n- Docker',
  'Requirements\n- Experience with Harbour Freight Analytics software\nHarbour Freight Analytics is a logistics firm.',
  'Requirements\n- AWS D1.1 certification\n- Knowledge of the Children Act 1989\n- No more than 2 violations in 3 years',
  'Requirements\n- Two years in a bakery\n- a 3 year contract\n- 6–10 years in kitchens',
  'You need Excel (pivot tables, lookups). You do not need a degree. No sales experience required.',
  'We want someone who can weld, reads drawings and holds a forklift licence; a first aid certificate would be lovely.',
  'Requirements\n- Able to lift 50 lbs\n- Weekend availability\n- Own data quality checks and on-call for the platform',
  'Requirements\n- Valid driver’s license\n- RN license\n- Code review and Docker',
]

test('each posting asks for this', async () => {
  const lines = POSTINGS.flatMap(posting => [
    JSON.stringify(posting),
    ...readRequirements(engine, posting, 'Data Analyst').requirements.map(
      one =>
        `  ${one.label} (${one.kind} ${one.amount}) ${one.importance} ${one.stated} weight ${one.weight.toFixed(2)} line ${one.postingLine}${one.isSoft ? ' soft' : ''}${one.isCommon ? ' common' : ''}${one.isNamed ? ' named' : ''}${one.orExperience ? ' or experience' : ''} ${one.parts.join('; ')}`,
    ),
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/requirements.txt')
})

const resume = (work: string, rest = '', years = '2018 – 2022', title = 'Analyst') =>
  `Ann Lee\nann@example.com\n\nExperience\n${title}, Acme\nJan ${years.split(' – ')[0]} – Dec ${years.split(' – ')[1]}\n- ${work}\n\n${rest}`

/** What a résumé proves, and how well. */
const PROOFS: [string, string, string][] = [
  ['shown in work', 'SQL', resume('Wrote SQL reports')],
  ['listed only', 'SQL', resume('Wrote reports', 'Skills\nSQL, Excel')],
  ['in the summary only', 'SQL', `Ann Lee\n\nSummary\nKnows SQL\n\n${resume('Wrote reports')}`],
  ['implied by another', 'JavaScript', resume('Built pages in React')],
  ['near', 'PostgreSQL', resume('Ran MySQL servers')],
  ['near and listed', 'PostgreSQL', resume('Ran servers', 'Skills\nMySQL, Excel')],
  ['missing', 'Terraform', resume('Wrote reports')],
  ['in a certificate', 'AWS', resume('Wrote reports', 'Certifications\nAWS Certified Solutions Architect')],
  ['a language', 'German', resume('Wrote reports', 'Languages\nGerman (fluent)')],
  ['exactly five years', '5 years of experience with SQL', resume('Wrote SQL', '', '2018 – 2022')],
  ['four of five years', '5 years of experience with SQL', resume('Wrote SQL', '', '2018 – 2021')],
  ['three of five years', '5 years of experience with SQL', resume('Wrote SQL', '', '2018 – 2020')],
  ['two of five years', '5 years of experience with SQL', resume('Wrote SQL', '', '2018 – 2019')],
  ['years in another field', '5 years of experience with SQL', resume('Sold shoes', '', '2010 – 2020')],
  [
    'the degree',
    "Bachelor's degree and SQL",
    resume('Wrote SQL', 'Education\nBachelor of Arts, Leeds University, 2015'),
  ],
  [
    'a degree one level below',
    "Bachelor's degree and SQL",
    resume('Wrote SQL', 'Education\nAssociate of Arts, Leeds College, 2015'),
  ],
  ['experience instead of a degree', "Bachelor's degree or equivalent experience, SQL", resume('Wrote SQL')],
  [
    'too little experience instead of a degree',
    "Bachelor's degree or equivalent experience, SQL",
    resume('Wrote SQL', '', '2018 – 2020'),
  ],
  ['the title', 'SQL', resume('Wrote SQL', '', '2018 – 2022', 'Data Analyst')],
  ['half of the title', 'SQL', resume('Wrote SQL', '', '2018 – 2022', 'Data Clerk')],
  [
    'the title in the headline',
    'SQL',
    resume('Wrote SQL', '', '2018 – 2022', 'Clerk').replace('Ann Lee', 'Ann Lee\nData Analyst'),
  ],
  [
    'overlapping jobs',
    '9 years of experience with SQL',
    resume('Wrote SQL', 'Clerk, Beta\nJan 2020 – Dec 2024\n- Filed'),
  ],
  [
    'claimed years near the dated',
    '7 years of experience with SQL',
    resume('Wrote SQL').replace('Ann Lee', 'Ann Lee\n\nSummary\n7 years of experience'),
  ],
  [
    'claimed years far beyond',
    '9 years of experience with SQL',
    resume('Wrote SQL').replace('Ann Lee', 'Ann Lee\n\nSummary\n9 years of experience'),
  ],
]

test('each résumé proves this much', async () => {
  const lines = PROOFS.map(([name, asked, resumeText]) => {
    const jobDescription = `Data Analyst\n\nRequirements\n- ${asked}`
    const result = checkAts(engine, { resumeText, jobDescription, targetRole: 'Data Analyst' }, '2026-01')
    const met = result.requirements.map(
      one => `${one.label}: ${one.met}${one.through ? ` through ${one.through}` : ''}`,
    )
    return `${name}: ${result.atsScore}, coverage ${result.parts.coverage.points}, ${result.parsed.years} years; ${met.join(', ')}`
  })
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/proofs.txt')
})

const WORDS = 'word '.repeat(130)

/** What makes a résumé hard to read, each just on both sides of its threshold. */
const FINDINGS: Record<string, string> = {
  'nothing at all': '',
  '119 words': `${'word '.repeat(119)}`,
  '120 words': `${'word '.repeat(120)}`,
  '1300 words': `${'word '.repeat(100)}\n`.repeat(13),
  '1301 words': `word\n${`${'word '.repeat(100)}\n`.repeat(13)}`,
  'a point of 60 words': `Experience\n- ${'word '.repeat(60)}\n${WORDS}`.replace(WORDS, ''),
  'a point of 61 words': `Experience\n- ${'word '.repeat(61)}`,
  'three torn lines': `a    b    c\n`.repeat(3) + WORDS,
  'four torn lines': `a    b    c\n`.repeat(4) + WORDS,
  'four torn lines of 33': `a    b    c\n`.repeat(4) + 'plain line\n'.repeat(29),
  'a date after a gap': `Clerk    Jan 2019 - May 2020\n`.repeat(5) + WORDS,
  'an odd character': `\ue000 ${WORDS}`,
  'two hidden characters': `a\u200bb\u200b ${WORDS}`,
  'mixed dates': `Experience\nClerk, Acme\nJan 2019 – Present\n- Filed 3 things\nClerk, Beta\n03/2015 – 05/2018\n- Filed`,
  'a blank left': `Experience\nClerk, [employer]\nJan 2019 – Present\n- Filed`,
  'blanks for contact': '[Your Name]\n[your email address]\n[your phone number]',
  'work without numbers': `Experience\nClerk, Acme\nJan 2019 – Present\n- Filed\n- Sorted\n- Typed`,
  'work with a number': `Experience\nClerk, Acme\nJan 2019 – Present\n- Filed 30 papers\n- Sorted\n- Typed`,
}

test('each fault of form is told, beside what is missing everywhere', async () => {
  const issues = (resumeText: string) =>
    checkAts(engine, { resumeText, jobDescription: 'word', targetRole: 'Clerk' }, '2026-01').formattingIssues
  const everywhere = new Set(issues(''))
  const lines = Object.entries(FINDINGS).flatMap(([name, text]) => [
    name,
    ...issues(text)
      .filter(issue => !everywhere.has(issue))
      .map(issue => `  ${issue}`),
  ])
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/form.txt')
})

test('a short form may be made of the small words too: "COO" shows continuity of operations', () => {
  const { requirements } = checkAts(
    engine,
    {
      targetRole: 'Engineer',
      jobDescription: 'Engineer\n\nRequirements\n- Experience with Continuity of Operations plans',
      resumeText:
        'Ann Lee\n\nExperience\nEngineer, Foo Works, 2018 - 2022\n- Wrote the COO plan of the county',
    },
    '2026-11',
  )
  expect(requirements.find(({ label }) => label === 'Continuity of Operations plans')?.met).toBe('shown')
})
