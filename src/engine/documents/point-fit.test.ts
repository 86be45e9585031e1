import { expect, test } from 'vitest'
import { resolveRole } from '#engine/occupations/resolve-role.ts'
import { testEngine } from '#tests/test-engine.ts'
import { fitReader } from './point-fit.ts'

const engine = testEngine()
const role = 'Volunteer Coordinator'
const posting =
  'Volunteer Coordinator, 20 hours a week. You recruit and support volunteers, plan rotas and pick the right people for each task. Weekly reports on volunteer hours.'
const fitOf = fitReader(engine, {
  row: resolveRole(engine, role)?.row ?? null,
  role,
  skills: [],
  posting,
  objective: '',
})

test('an hour that a posting speaks of makes no work fit', () => {
  expect(fitOf('Pick 185 items an hour')).toBeLessThan(0.35)
  expect(fitOf('Worked 12 hours a day')).toBe(0)
})

test('what the posting asks for fits', () => {
  expect(fitOf('Organised the charity day with 40 volunteers')).toBeGreaterThan(0.8)
  expect(fitOf('Recruited 12 helpers')).toBeGreaterThan(0.5)
})
