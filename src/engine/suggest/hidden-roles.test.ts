import { expect, test } from 'vitest'
import { type SalaryBand, yearlyPay } from '#shared/career/pay.ts'
import { testEngine } from '#tests/test-engine.ts'
import { hiddenRoles } from './hidden-roles.ts'
import { suggestCareers } from './suggest-careers.ts'

const engine = testEngine()
const { occupations } = engine.career
/** Pay in dollars a year, lowest first: cashier, nurse, developer. */
const payOf = (row: number) =>
  ({ [rowOf(CASHIER)]: 30_000, [rowOf(REGISTERED_NURSE)]: 90_000, [rowOf(DEVELOPER)]: 130_000 })[row] ?? null
const rowOf = (code: string) => occupations.rowOf.get(code) ?? -1
const zoneOf = (code: string) => occupations.zones[rowOf(code)]

const ANALYST = '15-2051.01'
const DEVELOPER = '15-1252.00'
const STATISTICIAN = '15-2041.00'
const REGISTERED_NURSE = '29-1141.00'
const CASHIER = '41-2011.00'
const ELECTRICIAN = '47-2111.00'
const LAWYER = '23-1011.00'

const PROFILE = {
  job_title: 'Data Analyst',
  industry: 'Technology',
  years_experience: '2-5 years',
  skills: ['Python', 'Data Analysis', 'SQL'],
  career_goals: 'I want to lead a data team',
}

test('a role hidden for itself takes no other with it', () => {
  for (const reason of ['role', 'other'] as const) {
    const isHidden = hiddenRoles(engine.career, null, [{ code: STATISTICIAN, reason }], payOf)
    expect([STATISTICIAN, ANALYST, DEVELOPER].map(code => isHidden(rowOf(code)))).toEqual([
      true,
      false,
      false,
    ])
  }
})

test('a field takes the roles whose codes begin alike', () => {
  const isHidden = hiddenRoles(engine.career, null, [{ code: STATISTICIAN, reason: 'field' }], payOf)
  expect([STATISTICIAN, ANALYST, DEVELOPER].map(code => isHidden(rowOf(code)))).toEqual([true, true, false])
})

test('too little pay takes what pays no more, the highest such role counting', () => {
  const isHidden = hiddenRoles(
    engine.career,
    null,
    [
      { code: REGISTERED_NURSE, reason: 'pay' },
      { code: CASHIER, reason: 'pay' },
    ],
    payOf,
  )
  // What a statistician is paid is not known here.
  expect([CASHIER, REGISTERED_NURSE, DEVELOPER, STATISTICIAN].map(code => isHidden(rowOf(code)))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('too much training takes what asks for as much, but never what one’s own work asks for', () => {
  expect([CASHIER, ELECTRICIAN, DEVELOPER, LAWYER].map(zoneOf)).toEqual([2, 3, 4, 5])
  const hidden = [{ code: DEVELOPER, reason: 'training' }] as const
  const asCashier = hiddenRoles(engine.career, rowOf(CASHIER), hidden, payOf)
  expect([ELECTRICIAN, DEVELOPER, LAWYER].map(code => asCashier(rowOf(code)))).toEqual([false, true, true])
  const asDeveloper = hiddenRoles(engine.career, rowOf(ANALYST), hidden, payOf)
  expect([STATISTICIAN, DEVELOPER, LAWYER].map(code => asDeveloper(rowOf(code)))).toEqual([
    false,
    true,
    false,
  ])
})

test('the next suggestions leave out what was hidden, and are no fewer than before', () => {
  const before = suggestCareers(engine, PROFILE)
  const [first] = before.suggestions
  const after = suggestCareers(engine, PROFILE, undefined, [{ code: first?.code ?? '', reason: 'role' }])
  expect(after.suggestions.map(({ code }) => code)).not.toContain(first?.code)
  expect(after.suggestions.length).toBeGreaterThanOrEqual(before.suggestions.length)
  expect(after.now).toEqual(before.now)
})

test('who hides a role for its pay is offered none whose range, as it is shown, pays no more', () => {
  const before = suggestCareers(engine, PROFILE).suggestions
  const middleOf = ({ pay }: { pay: SalaryBand | null }) => (pay ? yearlyPay(pay).middle : 0)
  const [hidden] = before.toSorted((a, b) => middleOf(a) - middleOf(b)).slice(3)
  if (!hidden) throw new Error('there are several suggestions')
  const after = suggestCareers(engine, PROFILE, undefined, [{ code: hidden.code, reason: 'pay' }]).suggestions
  expect(after.length).toBeGreaterThan(0)
  for (const suggestion of after) expect(middleOf(suggestion)).toBeGreaterThan(middleOf(hidden))
})
