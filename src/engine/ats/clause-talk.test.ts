import { expect, test } from 'vitest'
import { postingLines } from '#engine/skills/posting-sections.ts'
import { isIntroduction, isReportingLine, isRequirementTalk } from './clause-talk.ts'

test.each([
  ['We are looking for a pastry chef to join our brigade', true],
  ['Hiring another glazier to complete the crew', true],
  ['We are looking for a pastry chef with a Red Seal to join our brigade', false],
  ['We are looking for somebody to join two pipes', false],
])('%j only says who is sought: %s', (text, expected) => {
  expect(isIntroduction(text)).toBe(expected)
})

test.each([
  ['Reporting to the Oracle Team Lead', true],
  ['Working under general supervision', true],
  ['Reporting in Tableau to the board', false],
])('%j names who is above: %s', (text, expected) => {
  expect(isReportingLine(text)).toBe(expected)
})

test.each([
  ['You would be joining a bench of three goldsmiths', false],
  ["You'll be based in Leith", false],
  ['The role is a new one for us', false],
  ['The role is to price tenders', true],
  ['The role is responsible for pricing tenders', true],
  ['We would want to see two seasons on a farm', true],
  ['We would never bore you', false],
  ['Please be sure you like frost', false],
  ['Successful candidates will be required to present a KNQA certificate', true],
  ['Bench goldsmith required for our shop', false],
  ['We need a bench lead for the High Street shop', false],
  ['We need a goldsmith with a steady hand for the bench', true],
])('%j asks for something: %s', (text, expected) => {
  const line = postingLines(`Goldsmith\n\nRequirements\n${text}`).at(-1)
  expect(line && isRequirementTalk(text, line, word => word === 'price')).toBe(expected)
})
