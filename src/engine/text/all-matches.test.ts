import { expect, test } from 'vitest'
import { allMatches } from './all-matches.ts'

test.each([
  [/a+/giu, 'Banaana and cat'],
  [/x*/giu, 'a😀xx'],
  [/(?<=n)/gu, 'nn😀n'],
  [/z/giu, 'none'],
])('%s finds in "%s" what matchAll does, and again when asked again', (pattern, text) => {
  const places = (matches: Iterable<RegExpExecArray>) => Array.from(matches, match => [match.index, match[0]])
  const expected = places(text.matchAll(pattern))
  expect(places(allMatches(pattern, text))).toEqual(expected)
  expect(places(allMatches(pattern, text))).toEqual(expected)
})
