import { expect, test } from 'vitest'
import { marketInsight } from '#engine/market/market-insight.ts'
import { testEngine } from '#tests/test-engine.ts'
import { comparePay } from './compare-pay.ts'
import { ownPay, placePay, statedPay } from './message-pay.ts'

const engine = testEngine()
const marketOf = (role: string, location = 'United States', experience = '') =>
  marketInsight(engine, { role, skills: [], location, experience })

test.each([
  ['I make 78k', { value: 78_000, unit: 'year', sign: null }],
  ['They offer $78,000', { value: 78_000, unit: 'year', sign: '$' }],
  ['they say id clear 2500 a week', { value: 2_500, unit: 'week', sign: null }],
  ['40 hours a week', null],
  ['£2,900 a month', { value: 2_900, unit: 'month', sign: '£' }],
  ['21.50 bucks an hour', { value: 21.5, unit: 'hour', sign: null }],
  ['5,000 a year', { value: 5_000, unit: 'year', sign: null }],
  ['300 an hour', { value: 300, unit: 'hour', sign: null }],
  ['300 a month', { value: 300, unit: 'month', sign: null }],
  // No pay: too little, too much for the unit, or only a number.
  ['$4,999', null],
  ['301 an hour', null],
  ['299 a month', null],
  ['I have 12 years and 40000 miles', null],
  // The first amount that can be pay.
  ['After 12 years they offer €61k', { value: 61_000, unit: 'year', sign: '€' }],
])('“%s” states %j', (text, stated) => {
  expect(statedPay(text)).toEqual(stated)
})

test.each([
  // The middle of nurses' pay is $97,550: 41 an hour is near it, 41,000 a year is not.
  ['im at 36.50', 'Registered Nurse', { value: 36.5, unit: 'hour' }],
  ["I'm at 41, is that low", 'Registered Nurse', { value: 41, unit: 'hour' }],
  ['i make 71, is that fair', 'High School Teacher', { value: 71_000, unit: 'year' }],
  ['I only make 30', 'Actor', { value: 30, unit: 'hour' }],
  ['im at 78k', 'Registered Nurse', { value: 78_000, unit: 'year' }],
  ['they pay me 36.50 an hour', 'Registered Nurse', { value: 36.5, unit: 'hour' }],
  // Age, hours, a share, and what somebody else is paid.
  ['im 41, is it too late', 'Registered Nurse', null],
  ['im at 60 hours a week', 'Registered Nurse', null],
  ['I get 12 patients', 'Registered Nurse', null],
  ['im on 3 and dying', 'Registered Nurse', null],
  ['im at 50%', 'Registered Nurse', null],
  ['a coach makes 23k', 'Registered Nurse', null],
])('“%s” of a %s says %j', (text, role, own) => {
  expect(ownPay(text, marketOf(role))).toEqual(own && { ...own, sign: null })
})

function placed(text: string, market: ReturnType<typeof marketOf>) {
  const stated = statedPay(text)
  return stated && (placePay(stated, market)?.text ?? null)
}

test('a stated amount is placed among the published ones of the role, in their unit', () => {
  const nurse = marketOf('Registered Nurse')
  const between = (low: string, high: string) =>
    `stands between the ${low} and the ${high} of pay for it there.`
  const [p10, p25] = ['10th percentile ($68,940)', '25th percentile ($80,330)']
  expect(placed('$68,940', nurse)).toBe(`$68,940 ${between(p10, p25)}`)
  expect(placed('$68,939', nurse)).toBe(
    `$68,939 is below the ${p10}: nearly everybody in the role earns more.`,
  )
  expect(placed('$6,000 a month', nurse)).toBe(
    `$6,000 a month (about $72,000 a year, full time) ${between(p10, p25)}`,
  )
  expect(placed('$35 an hour', nurse)).toBe(
    `$35 an hour (about $72,800 a year, full time) ${between(p10, p25)}`,
  )
  expect(placed('$36.50 an hour', nurse)).toContain('$36.50 an hour (about $75,920 a year, full time) ')
  expect(placed('$200,000 a year', nurse)).toBe(
    '$200,000 is above the 90th percentile ($137,470): few people in the role earn more.',
  )
  expect(placed('$30 an hour', marketOf('Actor'))).toBe(
    `$30 an hour ${between('50th percentile ($23.33)', '75th percentile ($41.09)')}`,
  )
  // Pounds are not compared with dollars.
  expect(placed('£90k', nurse)).toBeNull()
})

test('abroad it is compared with the middle, in the money of the country', () => {
  const nurse = marketOf('Registered Nurse', 'London, UK')
  const middle = 'the middle of what is published there (GBP 2,918).'
  expect(placed('£2,918 a month', nurse)).toBe(`GBP 2,918 a month is as much as ${middle}`)
  expect(placed('£2,900 a month', nurse)).toBe(`GBP 2,900 a month is less than ${middle}`)
  expect(placed('36k', nurse)).toBe(
    `GBP 36,000 a year is about GBP 3,000 a month full time, which is more than ${middle}`,
  )
  expect(placed('$36,000', nurse)).toBeNull()
})

function compared(next: string, now: string, location?: string, experience?: string) {
  const asked = (role: string, years?: string) => {
    const market = marketOf(role, location, years)
    return { role: { role: market.occupation?.role ?? '', code: market.occupation?.code ?? '' }, market }
  }
  return comparePay(asked(next), asked(now, experience))?.text ?? null
}

test.each([
  ['Registered Nurse', 'Paralegal', 'Paralegal, pays $62,890 there, $34,660 less.'],
  ['Paralegal', 'Registered Nurse', 'Registered Nurse, pays $97,550 there, $34,660 more.'],
  // Up to three in a hundred are nearly the same.
  ['Electrician', 'Plumber', 'Plumber, pays $63,800 there, nearly the same.'],
  ['Actor', 'Dancer', 'Dancer, pays $23.97 there, nearly the same.'],
])('who thinks of %s hears what %s pays beside it', (next, now, said) => {
  expect(compared(next, now)).toBe(`In the middle, your role today, ${said}`)
})

test('pay by the hour, in other money or counted together is not compared', () => {
  expect(compared('Registered Nurse', 'Actor')).toBeNull()
  for (const place of ['United States', 'London, UK'])
    expect(compared('Acute Care Nurse', 'Registered Nurse', place)).toContain('do not tell the two apart')
  expect(compared('Registered Nurse', 'Paralegal', 'London, UK')).toContain('GBP 2,555 there, GBP 363 less.')
})

test('whoever said how long they have worked hears their own range as well', () => {
  expect(compared('Registered Nurse', 'Paralegal', 'United States', '6-10 years')).toContain(
    ' With 6–10 years it is $62,890 - $80,080.',
  )
})
