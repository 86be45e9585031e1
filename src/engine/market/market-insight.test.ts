import { expect, test } from 'vitest'
import { marketResult } from '#shared/career/market-result.ts'
import { testEngine } from '#tests/test-engine.ts'
import { marketInsight } from './market-insight.ts'

const engine = testEngine()

test('a developer in Austin sees local pay, demand and the years, in the agreed shape', () => {
  const result = marketInsight(engine, {
    role: 'Software Developer',
    skills: ['React'],
    location: 'Austin, TX',
    experience: '6-10 years',
  })
  expect(marketResult.parse(result)).toEqual(result)
  expect(result.marketDemand).toMatchObject({ level: 'high', jobGrowth: '+15.8% from 2024 to 2034' })
  expect(result.salary?.medians.map(({ year, amount }) => [year, amount.value])).toEqual([
    [2021, 120_730],
    [2022, 127_260],
    [2023, 132_270],
    [2024, 133_080],
    [2025, 135_980],
  ])
  expect(result.place).toMatchObject({ kind: 'area', name: 'Austin-Round Rock-San Marcos, TX' })
  const median = result.salary?.percentiles[2]?.amount.value ?? 0
  expect(result.salary?.band.low.value).toBe(median)
  expect(median / 135_980).toBeCloseTo(result.place.localPay ?? 0, 2)
  expect(result.closestMatch).toBeNull()
  expect(result.occupation).toMatchObject({ code: '15-1252.00', confidence: 1 })
  expect(result.skillsAnalysis.hotSkills).toContain('React')
})

test('more experience never lowers the range', () => {
  const lows = ['0-1 years', '2-5 years', '6-10 years', '11-15 years', '16+ years'].map(
    experience => marketInsight(engine, { role: 'Accountant', experience }).salary?.band.low.value ?? 0,
  )
  expect(lows).toEqual([...lows].sort((a, b) => a - b))
  expect(new Set(lows).size).toBe(5)
})

test('a long role is quoted in whole words, and a country has its article', () => {
  const result = marketInsight(engine, {
    role: 'Senior Regional Assistant Director of Clinical Documentation Improvement and Revenue Integrity',
    location: 'United Kingdom',
  })
  expect(result.closestMatch).toMatch(/^Closest match for "Senior .* Improvement and …": /)
  expect(result.salaryTrends.factors.join(' ')).toContain('in the United Kingdom. It is an equivalent')
})

test('a place in a country without figures gets US figures with their equivalent and says so', () => {
  const result = marketInsight(engine, { role: 'Registered Nurse', location: 'Mumbai, India' })
  expect(result.salary?.equivalent).toMatchObject({ country: 'India', currency: 'INR' })
  expect(result.salary?.band.place).toBe('United States')
  expect(result.closestMatch).toContain('US wages, with their equivalent at India')
})

test('a vague role names its closest match and what else it may be', () => {
  const result = marketInsight(engine, { role: 'Analyst' })
  expect(result.closestMatch).toContain('Closest match for "Analyst"')
  expect(result.occupation?.alternatives.length).toBeGreaterThan(1)
})

test('an occupation chosen among the alternatives wins over the wording', () => {
  const result = marketInsight(engine, { role: 'Analyst', code: '13-1111.00' })
  expect(result.occupation).toMatchObject({ code: '13-1111.00', confidence: 1 })
  expect(result.closestMatch).toBeNull()
})

test('an unknown role gets no figure at all', () => {
  const result = marketInsight(engine, { role: 'xqzzv kjhgf' })
  expect(marketResult.parse(result)).toEqual(result)
  expect(result).toMatchObject({ occupation: null, salary: null, outlook: null })
})

test('pay above the old limit of publication is printed as it is', () => {
  expect(marketInsight(engine, { role: 'Chief Executive', experience: '16+ years' }).salaryTrends.range).toBe(
    '$356,200 - $507,730',
  )
})

test('performers paid by the hour keep the figures and the year they were last published with', () => {
  const { salary } = marketInsight(engine, { role: 'Actor' })
  expect(salary?.unit).toBe('hour')
  expect(salary?.band.year).toBe('May 2024')
})

test('medians that jump from year to year give no trend, and the answer says why', () => {
  const { salary, salaryTrends } = marketInsight(engine, {
    role: 'Industrial-Organizational Psychologist',
    code: '19-3032.00',
  })
  expect(salary?.yearlyGrowthPercent).toBeNull()
  expect(salaryTrends.trend).toBe('stable')
  expect(salaryTrends.factors.join(' ')).toContain('jump from one year to the next')
})

test('medians that began as lower bounds give no trend, and the answer says why', () => {
  const { salaryTrends } = marketInsight(engine, { role: 'Oral Surgeon', code: '29-1022.00' })
  expect(salaryTrends.factors.join(' ')).toContain('the published medians are lower bounds')
})

test('a shrinking occupation has low demand', () => {
  expect(marketInsight(engine, { role: 'Cashier' }).marketDemand.level).toBe('low')
})

test('from ten percent on, the share of self-employed people is told', () => {
  const trendsOf = (role: string) => JSON.stringify(marketInsight(engine, { role }))
  expect(trendsOf('Landscape Architect')).toContain('10% of people in this work are self-employed.')
  expect(trendsOf('Registered Nurse')).not.toContain('self-employed')
})
