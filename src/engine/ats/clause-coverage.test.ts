import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { clauseCoverage, lineIndex } from './clause-coverage.ts'
import { acronymsIn, clauseVariants, lineKeys } from './clause-terms.ts'

const words = testEngine().evidenceWords()
const share = (clause: string, lines: string[], joined = false) => {
  const variants = clauseVariants(words, { text: clause, start: 0, skills: [], credentials: [] })
  const acronyms = acronymsIn(variants)
  const index = lineIndex(
    lines.map((text, at) => ({
      keys: lineKeys(text, [], [], acronyms),
      continues: joined && at + 1 < lines.length,
    })),
  )
  return clauseCoverage(variants, index, () => true).share
}

test('forms of the same words cover a requirement whole', () => {
  expect(share('Negotiate supplier contracts', ['Negotiated contracts with suppliers'])).toBe(1)
  expect(share('Negotiate supplier contracts', ['Baked bread'])).toBe(0)
})

test('rare words weigh more than common ones', () => {
  const rare = share('Prepare superheat reports', ['superheat'])
  const common = share('Prepare superheat reports', ['reports'])
  expect(rare).toBeGreaterThan(common * 1.5)
})

test('a synonym counts, but less than the word', () => {
  const synonym = share('Repair vehicles', ['Mended vehicles'])
  expect(synonym).toBeGreaterThan(share('Repair vehicles', ['Sold vehicles']))
  expect(synonym).toBeLessThan(1)
})

test('two lines of one job may show one thing together', () => {
  const lines = ['Handled narcotics', 'Reconciled stock daily']
  expect(share('Reconcile narcotics', lines)).toBeLessThan(1)
  expect(share('Reconcile narcotics', lines, true)).toBe(1)
})

test('short and long forms meet, three letters only where the words have capitals', () => {
  expect(share('Early Years Learning Framework', ['Planned by the EYLF'])).toBe(1)
  expect(share('EYLF', ['followed early years learning framework goals'])).toBe(1)
  expect(share('MVR', ['a clean Motor Vehicle Record'])).toBe(1)
  expect(share('MVR', ['moved very rarely'])).toBe(0)
})

test('one of several alternatives is enough, a passing word is not', () => {
  expect(share('WinPath or TelePath', ['Logged in TelePath'])).toBe(1)
  expect(share('SHRM-CP/PHR', ['PHR, 2020'])).toBe(1)
  expect(share('Answer complaints of hotel guests by telephone or email', ['Sent email'])).toBeLessThan(0.5)
})

test('what a terse writer cuts short is the word, and two words may stand there by their initials', () => {
  expect(share('Schedule maintenance of equipment', ['Equip maint, sched'])).toBe(1)
  expect(share('Moving and handling', ['M&H (2025)'])).toBe(1)
})

test('a card, a certificate and a ticket are one kind of paper', () => {
  expect(share('medical card', ['medical certificate'])).toBeGreaterThan(
    share('medical card', ['medical records']),
  )
})

test('a date, a word of another tool and one word of many show nothing', () => {
  expect(share('Presentation skills', ['Nurse, Mater Hospital, March 2020 – present'])).toBe(0)
  expect(share('Presentation skills', ['Presented results to the board in March 2020'])).toBe(1)
  const go = clauseVariants(words, {
    text: 'Go',
    start: 0,
    skills: [{ concept: 7, start: 0, end: 2 }],
    credentials: [],
    isTool: () => true,
  })
  expect(go[0]?.[0]?.keys).toEqual(['w:Go', 'c:7'])
  expect(share('service desk tool', ['Covered the front desk'])).toBeLessThan(0.4)
  expect(share('service desk tool', ['Closed tickets in the service desk'])).toBeGreaterThan(0.6)
})

test('of two lines that show a thing together, the one that says more is named', () => {
  const clause = 'Train clinical staff on the electronic patient record'
  const variants = clauseVariants(words, { text: clause, start: 0, skills: [], credentials: [] })
  const lines = ['Cared for 12 patients', 'Trained ward staff on the electronic record']
  const index = lineIndex(
    lines.map((text, at) => ({ keys: lineKeys(text, [], [], []), continues: at === 0 })),
  )
  expect(clauseCoverage(variants, index, () => true).line).toBe(1)
})

test('who works nights works evenings, and "even" is no evening', () => {
  expect(share('evenings', ['Worked overnight shifts'])).toBeGreaterThan(0.5)
  expect(share('evenings', ['Calm even under pressure'])).toBe(0)
  expect(share('night shifts', ['Free on evenings'])).toBe(0)
})
