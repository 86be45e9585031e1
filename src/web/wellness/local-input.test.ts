import { expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from './local-input.ts'

test('a chosen minute is read in the visitor’s time zone and written the same', () => {
  const at = new Date(2026, 0, 5, 7, 9, 42)
  expect(toLocalInput(at)).toBe('2026-01-05T07:09')
  expect(fromLocalInput('2026-01-05T07:09')).toBe(new Date(2026, 0, 5, 7, 9).toISOString())
})

test.each(['', 'soon', '2026-13-40T99:99'])('%j is no moment', text => {
  expect(fromLocalInput(text)).toBeUndefined()
})
