import { expect, test } from 'vitest'
import { correctSearch } from './correct-search.ts'

const VOCABULARY = ['marketing', 'python', 'sql', 'basics', 'excel', 'exec', 'indexeling']

test.each([
  ['pyhton basics', 'python basics'],
  ['Markting', 'marketing'],
  // In the middle of another word it is found, and still misspelt; the more frequent of two is meant.
  ['exel', 'excel'],
  // Part of a known word needs no correction; a short or a far one gets none.
  ['market', 'market'],
  ['sqx', 'sqx'],
  ['zitherplaying', 'zitherplaying'],
  ['100%_', '100%_'],
])('"%s" is searched for as "%s"', (search, corrected) => {
  expect(correctSearch(search, VOCABULARY)).toBe(corrected)
})
