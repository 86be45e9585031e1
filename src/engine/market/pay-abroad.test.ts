import { expect, test } from 'vitest'
import { marketResult } from '#shared/career/market-result.ts'
import { PAY_ABROAD } from '#shared/career/pay-abroad-sources.ts'
import { testEngine } from '#tests/test-engine.ts'
import { marketInsight } from './market-insight.ts'

const engine = testEngine()
const { career } = engine
const ask = (role: string, location: string) => marketInsight(engine, { role, location })
const abroad = (role: string, location: string) => ask(role, location).salary?.abroad

test('Canadian pay is shown by the hour in dollars of Canada, with publisher and year', () => {
  const result = ask('Software Developer', 'Toronto, Canada')
  expect(marketResult.parse(result)).toEqual(result)
  expect(result.salary?.abroad).toEqual({
    country: 'Canada',
    currency: 'CAD',
    unit: 'hour',
    group: 'Software engineers and designers',
    isShared: false,
    people: 'employees',
    mean: null,
    median: 53.85,
    low: 33.46,
    high: 84.62,
    spread: 'middle eight tenths',
    publisher: 'Employment and Social Development Canada, Job Bank',
    year: 2024,
  })
  expect(result.salaryTrends.factors).toContain(
    'Pay in Canada: the median is CAD 53.85 gross an hour for the group “Software engineers and designers”, the middle eight tenths earn CAD 33.46 to CAD 84.62 (employees; Employment and Social Development Canada, Job Bank, 2024).',
  )
  expect(result.salaryTrends.range).toMatch(
    /^CAD 33\.46 - CAD 84\.62 an hour; in the United States \$[\d,]+ - \$[\d,]+$/,
  )
  expect(result.sources.at(-1)).toEqual({
    what: 'Pay in Canada',
    publisher: 'Employment and Social Development Canada, Job Bank',
    year: '2024',
  })
})

test.each([
  ['Electrician', 'London, UK', 'GBP', 3172, 'Electricians and electrical fitters', false],
  ['Registered Nurse', 'Manchester, UK', 'GBP', 2918, 'Other nursing professionals', false],
  ['Lawyer', 'Ljubljana, Slovenia', 'EUR', 2847, 'Lawyers', false],
  [
    'Software Developer',
    'Berlin, Germany',
    'EUR',
    5790,
    'Occup. in computer science, information, communic.',
    true,
  ],
  ['Accountant', 'Auckland, New Zealand', 'NZD', 7731, 'Professionals', true],
])('%s in %s: %s %d a month', (role, location, currency, median, group, isShared) => {
  expect(abroad(role, location)).toMatchObject({ currency, unit: 'month', median, group, isShared })
})

test('where only a mean is published the sentence says mean', () => {
  expect(abroad('Electrician', 'Sydney, Australia')).toMatchObject({ mean: 9227, median: null, spread: null })
  expect(ask('Electrician', 'Sydney, Australia').salaryTrends.factors.join(' ')).toContain(
    'the mean is AUD 9,227 gross a month',
  )
  expect(ask('Electrician', 'Sydney, Australia').salaryTrends.range).toMatch(
    /^AUD 9,227 a month on average; in the United States \$/,
  )
  expect(ask('Registered Nurse', 'Berlin, Germany').salaryTrends.range).toMatch(
    /^EUR 4,260 a month in the middle for the whole group “Medical and health care occupations”; /,
  )
})

test('pairs of British and American groups that nobody read show no British pay', () => {
  expect(abroad('Pharmacy Aide', 'London, UK')).toBeNull()
  expect(abroad('Animal Trainer', 'London, UK')).toBeNull()
})

test('a place in the United States and a country without figures have none', () => {
  expect(abroad('Electrician', 'Austin, TX')).toBeNull()
  expect(abroad('Electrician', 'Mumbai, India')).toBeNull()
  expect(ask('Electrician', 'Mumbai, India').closestMatch).toContain(
    'US wages, with their equivalent at India',
  )
})

test('the note on the place says whose figures are shown', () => {
  const note = ask('Electrician', 'London, UK').closestMatch
  expect(note).toContain('in GBP as Office for National Statistics, ASHE table 14 publishes it')
  expect(note).not.toContain('no wage figures')
})

test('every country has a currency of its own and at least a hundred occupations', () => {
  for (const [country, { currency }] of Object.entries(PAY_ABROAD)) {
    expect(career.places().countries.get(country)?.currency, country).toBe(currency)
    const known = career.occupations.codes.filter(code => career.payAbroad().of(country, code))
    expect(known.length, country).toBeGreaterThan(100)
  }
})
