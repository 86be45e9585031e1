import { expect, test } from 'vitest'
import { readQuantities } from './read-quantities.ts'

const SENTENCES = [
  'two and a half years',
  'two and a quarter of the team',
  'three hundred and five people',
  'twelve and sixty people',
  'twenty-four nurses',
  'a dozen shops',
  'half of the staff',
  'one in ten',
  '64 of 100 points',
  '64 out of the 100 points',
  'on March 5, 2024',
  'on 5 March 2024',
  'on May 32',
  'in 03/2021',
  'in 13/2021',
  'in 2021-03',
  'since 2019',
  'in June 2020',
  '$45,000 a year',
  '45k USD per year',
  '€3.2 million',
  '12% more sales',
  'by 12 percent',
  'sales doubled',
  'three times as many',
  'over 40 hours a week',
  'under two months',
  'about 18 months',
  'a decade of work',
  '8–10 patients per shift',
  '1st place',
  'Room 12',
  'one of the best',
  'version 2.0 with 3 modules',
]

test('each sentence has these quantities', async () => {
  const lines = SENTENCES.map(sentence => {
    const found = readQuantities(sentence).map(({ start, end, nouns, ...quantity }) => {
      const said = Object.entries(quantity).filter(
        ([, value]) => value !== null && value !== false && value !== '',
      )
      return `${sentence.slice(start, end)} = ${said.map(([name, value]) => `${name} ${value}`).join(', ')}${nouns.length > 0 ? `; ${nouns.join(' ')}` : ''}`
    })
    return `${sentence}\n${found.map(line => `  ${line}`).join('\n')}`
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/quantities.txt')
})

test('of two numbers the first measures what the second does, unless it says what it measures', () => {
  const kinds = (text: string) => readQuantities(text).map(({ kind, nouns }) => [kind, ...nouns])
  expect(kinds('5 to 6 patients')).toEqual([
    ['count', 'patient'],
    ['count', 'patient'],
  ])
  expect(kinds('In 2019 and 26 beds')).toEqual([['year'], ['count', 'bed']])
})
