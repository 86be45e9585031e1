import { expect, test } from 'vitest'
import { headingPart } from './posting-headings.ts'
import { postingLines } from './posting-sections.ts'

test.each([
  ['Requirements', 'must'],
  ['What you bring:', 'must'],
  ['**Qualifications**', 'must'],
  ['## Must have', 'must'],
  ['Nice to have', 'nice'],
  ['Preferred qualifications', 'nice'],
  ['Bonus points', 'nice'],
  ['Responsibilities', 'duty'],
  ["What you'll do", 'duty'],
  ['Benefits', 'benefit'],
  ['What we offer', 'benefit'],
  ['Equal Opportunity', 'legal'],
  ['- Requirements gathering', undefined],
  ['- Requirements:', 'must'],
  ['', undefined],
  ['Requirements, and more.', undefined],
  ['Requirements one two three four five six seven eight', undefined],
])('%j heads %s', (line, part) => {
  expect(headingPart(line)).toBe(part)
})

test('each sentence stands in its part', async () => {
  const text = `Data Analyst
Acme is a company in Denver. We are looking for an analyst.

Requirements
- SQL required, Python preferred
- You must know Excel. Tableau is a plus.
- Tools, e.g. Power BI, Inc. reports
Competitive salary, dental insurance and a Tableau course.
Nice to have: R; SAS
Responsibilities
Build dashboards and report to the V.P. of sales. Must lift 50 lbs.
Benefits
Health insurance, 401(k). You must be at least 18.
We pay for a Python course
Acme is an equal opportunity employer. All applicants are considered regardless of age.`
  const lines = postingLines(text).map(
    ({ part, start, isHeading, text: line }) => `${part}${isHeading ? ' heading' : ''} @${start}: ${line}`,
  )
  await expect(lines.join('\n')).toMatchFileSnapshot('golden/posting-parts.txt')
})

test('a posting is read up to its five-thousandth line', () => {
  expect(postingLines(`${'x\n'.repeat(4999)}last\nbeyond`).at(-1)?.text).toBe('last')
})
