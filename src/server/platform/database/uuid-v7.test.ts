import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('ids made one after the other sort in that order, also within a millisecond and past its end', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidV7(1_700_000_000_000))
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id is a UUID of version 7 that holds its time', () => {
  const at = Date.now() + 86_400_000
  const id = uuidV7(at)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(at)
})
