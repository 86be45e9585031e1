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
  ["What you'd be at", 'duty'],
  ['Performance Responsibilities:', 'duty'],
  ['Here’s the gist', 'duty'],
  ['Within your first 90 days', 'duty'],
  ['Key performance areas', 'duty'],
  ['What gets you the interview:', 'must'],
  ['What gets you up in the morning', undefined],
  ['We do need', 'must'],
  ['Pre-employment requirements', 'must'],
  ['Pre-employment checks', 'legal'],
  ['Personal suitability', 'must'],
  ['9. Qualification', 'must'],
  ['9. Qualification of new suppliers by audits', undefined],
  ['Would be class if you had', 'nice'],
  ['Advantage if with:', 'nice'],
  ["We'd love but don't need", 'nice'],
  ["Where you'll be working", 'company'],
  ["Where you'll find the manual", undefined],
  ['Organisational context', 'company'],
  ['Attachments', 'legal'],
  ['Method of Application', 'legal'],
  ['SUPPLEMENTAL INFORMATION', 'legal'],
  ['REQUIREMENTS UPON HIRING', 'legal'],
  ['Documents needed', 'legal'],
  ['1. PURPOSE OF THE POST', 'summary'],
  ['A day might look like this', 'duty'],
  ['What you will be working on', 'duty'],
  ['Who we have in mind', 'must'],
  ['Lovely but not necessary:', 'nice'],
  ['Brownie points', 'nice'],
  ['Probationary period', 'legal'],
  ['Need more information?', 'legal'],
  ['Work setting', 'terms'],
  ['Why Kestrel Mill', 'benefit'],
  ['Why do we need you', undefined],
  ['The goods', 'benefit'],
  ['- Requirements gathering', undefined],
  ['- Requirements:', 'must'],
  ['', undefined],
  ['Requirements, and more.', undefined],
  ['Requirements one two three four five six seven eight', undefined],
])('%j heads %s', (line, part) => {
  expect(headingPart(line)).toBe(part)
})

test('a row of a table is read without its short label, and values in capitals ask for nothing', () => {
  const last = (text: string) => postingLines(text).at(-1)
  expect(last('Requirements\nTrade | Red Seal ticket')?.text).toBe('Red Seal ticket')
  expect(last('Duties\nTrade | Red Seal ticket')?.text).toBe('Trade | Red Seal ticket')
  expect(last('Acme\nOur values: Own It. Keep It Simple.')?.part).toBe('company')
  expect(postingLines('Requirements\n3 yrs exp. in a mill or Asst. Manager')).toHaveLength(2)
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

test('a line that a list goes on from opens it, and asks for nothing itself', () => {
  const text =
    'Nurse\n\nDuties\nThe nurse reports to Dr. Kestrel and will:\n- Dress wounds\n\nOther notes\nWe bake bread:\n- Rye'
  expect(
    postingLines(text)
      .filter(({ isHeading }) => isHeading)
      .map(({ text }) => text),
  ).toEqual(['Duties', 'The nurse reports to Dr. Kestrel and will:'])
})

test('between two demands a wish ends nothing, after one alone nothing goes on', () => {
  const last = (line: string) => postingLines(`Groom\n\n${line}`).at(-1)?.part
  expect(last('English is required. Welsh would be a plus. Neat and good with horses.')).toBe('duty')
  expect(last('Welsh would be a plus. Neat and good with horses.')).toBe('other')
})

test('a name with points goes on in small letters', () => {
  const lines = (line: string) => postingLines(`Engineer\n\nRequirements\n${line}`).slice(2).length
  expect(lines('P.Eng. licensed or close to it')).toBe(1)
  expect(lines('B.Sc. Own car')).toBe(2)
  expect(lines('own car. own tools')).toBe(2)
})
