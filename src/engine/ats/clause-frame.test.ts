import { expect, test } from 'vitest'
import { withoutFrame } from './clause-frame.ts'
import { isSoftClause } from './soft-words.ts'

test.each([
  ['Strong experience with Kubernetes', 'Kubernetes'],
  ['You must have a valid forklift license', 'forklift license'],
  ['Experience with .NET', '.NET'],
  ['Knowledge of COSHH and health and safety.', 'COSHH and health and safety'],
  ['the ability to read drawings', 'read drawings'],
  ['Kotlin would be great', 'Kotlin'],
  ['ACLS preferred', 'ACLS'],
  ['ACLS (preferred)', 'ACLS'],
  ['2 years (3+ years in an ICU preferred)', '2 years (3+ years in an ICU preferred)'],
  ['Working with Children Check', 'Working with Children Check'],
  ['we are looking for someone who knows Epic', 'Epic'],
  ['The successful applicant will need an enhanced DBS check', 'enhanced DBS check'],
  ['You are going to own our channels', 'own our channels'],
  ["You're decent with spreadsheets", 'decent with spreadsheets'],
  ["If you've used Dext or ServiceM8, beauty", 'Dext or ServiceM8'],
  ['Canva or Figma? Sweet', 'Canva or Figma'],
  ['make every guest feel great', 'make every guest feel great'],
  ['advantageous to hold IOSH Managing Safely', 'IOSH Managing Safely'],
  ['strong', 'strong'],
  ['Category B driving licence, as occasional sampling is needed', 'Category B driving licence'],
  ['Work as a team', 'Work as a team'],
  ['8.00 Open up the shop', 'Open up the shop'],
  ['9:30am – Count the float', 'Count the float'],
  ['8.00 to 16.00', '8.00 to 16.00'],
])('%j asks for %j', (clause, label) => {
  const { text, from } = withoutFrame(clause)
  expect(text).toBe(label)
  expect(clause.slice(from, from + label.length)).toBe(label)
})

test.each([
  ['clear written and verbal communication', true],
  ['attention to detail', true],
  ['calm under pressure', true],
  ['communication with suppliers about invoices', false],
  ['bricklaying', false],
])('whether %j is only about how a person is: %s', (clause, isSoft) => {
  expect(isSoftClause(clause)).toBe(isSoft)
})
