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
  ['assault', 'US', '1-800-656-4673'],
  ['assault', 'GB', '0808 500 2222'],
  ['assault', 'IE', '1800 77 8888'],
  ['assault', 'AU', '1800 737 732'],
  ['exploited', 'US', '1-888-373-7888'],
  ['exploited', 'CA', '1-833-900-1010'],
  ['exploited', 'GB', '08000 121 700'],
  ['child', 'US', '1-800-422-4453'],
  ['child', 'GB', '0808 800 5000'],
  ['young', 'US', '1-800-422-4453'],
  ['young', 'CA', '1-800-668-6868'],
  ['young', 'GB', '0800 1111'],
  ['young', 'IE', '1800 66 66 66'],
  ['young', 'AU', '1800 55 1800'],
  ['young', 'EU', '116 111'],
  ['eating', 'US', '1-888-375-7767'],
  ['eating', 'CA', '1-866-633-4220'],
  ['eating', 'IE', '01 210 7906'],
  ['eating', 'AU', '1800 33 4673'],
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
  for (const kind of [
    'violence',
    'assault',
    'exploited',
    'child',
    'young',
    'substance',
    'basics',
    'eating',
  ] as const)
    expect(supportLine(kind, 'other')).not.toMatch(/\d{3}/)
})
