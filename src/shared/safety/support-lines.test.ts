import { expect, test } from 'vitest'
import { supportLine } from './support-lines.ts'

test.each([
  ['violence', 'US', '1-800-799-7233'],
  ['violence', 'US', '1-800-656-4673'],
  ['violence', 'CA', 'sheltersafe.ca'],
  ['violence', 'IE', '1800 816 588'],
  ['violence', 'GB', '0808 2000 247'],
  ['violence', 'IE', '1800 341 900'],
  ['violence', 'AU', '1800 737 732'],
  ['violence', 'EU', '116 016'],
  ['substance', 'US', '1-800-662-4357'],
  ['substance', 'GB', '0300 123 1110'],
  ['substance', 'GB', '0300 123 6600'],
  ['substance', 'CA', '211'],
  ['substance', 'IE', '1800 459 459'],
  ['substance', 'AU', '1800 250 015'],
  ['basics', 'US', '211'],
  ['basics', 'CA', '211'],
  ['basics', 'GB', '0800 144 8848'],
  ['basics', 'AU', 'askizzy.org.au'],
  ['basics', 'IE', '0818 07 4000'],
] as const)('help with %s in %s has the number that was checked', (kind, place, number) => {
  expect(supportLine(kind, place)).toContain(number)
})

test('where no line is known no number of another country is named', () => {
  for (const kind of ['violence', 'substance', 'basics'] as const)
    expect(supportLine(kind, 'other')).not.toMatch(/\d{3}/)
})
