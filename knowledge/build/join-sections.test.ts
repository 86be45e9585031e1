import { expect, test } from 'vitest'
import { readSections } from '#engine/binary-sections.ts'
import { joinSections } from './join-sections.ts'

const { bytes, places } = joinSections({
  odd: Uint8Array.of(1, 2, 3),
  wide: Float32Array.of(0.5, -2),
  empty: new Uint16Array(0),
  last: Uint32Array.of(4_000_000_000),
})

test('every section comes back as it was written', () => {
  const section = readSections(bytes, places)
  expect([...section(Uint8Array, 'odd')]).toEqual([1, 2, 3])
  expect([...section(Float32Array, 'wide')]).toEqual([0.5, -2])
  expect(section(Uint16Array, 'empty')).toHaveLength(0)
  expect([...section(Uint32Array, 'last')]).toEqual([4_000_000_000])
})

test('bytes that lie at an odd place in memory are read too', () => {
  const shifted = new Uint8Array(bytes.length + 1)
  shifted.set(bytes, 1)
  const section = readSections(shifted.subarray(1), places)
  expect([...section(Float32Array, 'wide')]).toEqual([0.5, -2])
})

test('a section that the file lacks is an error, not an empty array', () => {
  expect(() => readSections(bytes, places)(Uint8Array, 'missing')).toThrow('no section missing')
})
