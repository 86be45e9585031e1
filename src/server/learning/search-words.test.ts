import { expect, test } from 'vitest'
import { contentWords, tidySearch } from './search-words.ts'

test.each([
  ['a letter and its accent apart', 'caf\u0065\u0301', 'caf\u00e9'],
  ['signs without a shape', '\ufeffpy\u200bthon\u00ad \u202edata', 'python data'],
  ['blanks around it', ' \t sql basics\n', 'sql basics'],
])('%s: searched for as it is seen', (_, typed, seen) => {
  expect(tidySearch(typed)).toBe(seen)
})

test.each([[undefined], [''], [' \t\n'], ['\u200b\ufeff']])('nothing to see is no search: %j', typed => {
  expect(tidySearch(typed)).toBeUndefined()
})

test('joining words and signs are nothing that a search is about; short names are', () => {
  expect(contentWords('The R & C++ basics for | nurses')).toEqual(['r', 'c++', 'basics', 'nurses'])
  expect(contentWords('for the')).toEqual([])
})
