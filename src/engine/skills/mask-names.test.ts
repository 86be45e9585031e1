import { expect, test } from 'vitest'
import { maskNames } from './mask-names.ts'

test.each([
  ['Harbour Freight Analytics is a logistics firm.', 'Harbour Freight Analytics'],
  ['Dunmire Comfort Co. sells vans', 'Dunmire Comfort'],
  ['A job at Salesforce Tower Kitchens, we cook', 'Salesforce Tower Kitchens'],
  ['Northwind Parcel sells boxes', 'Northwind Parcel'],
])('in %j the name is blanked out, letter for letter', (text, name) => {
  const masked = maskNames(text)
  expect(masked).toHaveLength(text.length)
  expect(masked).not.toContain(name)
  expect(masked).toBe(text.replaceAll(name, ' '.repeat(name.length)))
})

test('every mention of the name is blanked out', () => {
  expect(maskNames('Acme Cloud is a firm.\nLearn Acme Cloud')).not.toContain('Acme')
})

test.each([
  'Spanish is welcome.',
  'Docker is a plus.',
  'Python is required.',
  'experience at Oracle Database scale',
])('%j names no company', text => {
  expect(maskNames(text)).toBe(text)
})
