import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import { fieldsIn, namesNoFieldToLeave } from './goal-fields.ts'

const tables = testEngine().career.goalTables()
const left = (text: string, present: string) =>
  fieldsIn(tables, text, true, present).map(({ field }) => field.name)

test('words mean what they mean in the present work where they are left', () => {
  expect(left('commission and targets', '41-4012.00')).toEqual(['selling'])
  expect(left('commission and targets', '29-1123.00')).toEqual([])
  expect(left('the front desk', '43-4081.00')).toEqual(['hotels'])
  expect(left('the front desk', '43-4171.00')).toEqual(['reception work'])
  expect(left('the front desk', '31-9092.00')).toEqual([])
  expect(left('the route', '43-5052.00')).toEqual(['mail delivery'])
  expect(left('no security', '53-3031.00')).toEqual([])
})

test('a field is found with the words that were written, without their article', () => {
  const [found] = fieldsIn(tables, 'in the Ambulance at night', true, '29-2043.00')
  expect(found?.field.name).toBe('ambulance work')
  expect(found?.written).toBe('Ambulance')
})

test('what names no field to leave does so in the present work where the table says so', () => {
  expect(namesNoFieldToLeave(tables, 'targets', '29-1123.00')).toBe(true)
  expect(namesNoFieldToLeave(tables, 'targets', '41-4012.00')).toBe(false)
})
