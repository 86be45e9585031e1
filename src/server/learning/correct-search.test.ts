import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editDistance, maxEditsFor } from '#engine/text/edit-distance.ts'
import { searchCorrector } from './correct-search.ts'

const VOCABULARY = ['marketing', 'python', 'sql', 'basics', 'excel', 'exec', 'indexeling', 'either']

test.each([
  ['pyhton basics', 'python basics'],
  ['Markting', 'marketing'],
  // An accent, or the width of East Asian letters, is no misspelling.
  ['éxec', 'exec'],
  ['ＳＱＬ', 'sql'],
  // In the middle of another word it is found, and still misspelt; the more frequent of two is meant.
  ['exel', 'excel'],
  // Part of a known word needs no correction; a short or a far one gets none.
  ['market', 'market'],
  ['sqx', 'sqx'],
  ['zitherplaying', 'zitherplaying'],
  ['100%_', '100%_'],
  // Another first letter counts as one edit more: too many in a short word, unless the first two are only swapped.
  ['zither', 'zither'],
  ['ypthon', 'python'],
  ['narketing', 'marketing'],
])('"%s" is searched for as "%s"', (search, corrected) => {
  expect(searchCorrector(VOCABULARY)(search)).toBe(corrected)
})

/** The words of the catalog itself, and each with one to three edits. */
const words = [
  ...new Set(
    readFileSync('knowledge/learning.tsv', 'utf8')
      .toLowerCase()
      .split(/[^\p{L}\p{N}+#.]+/u)
      .filter(word => word.length > 2),
  ),
]
const edits: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  (word, at) => `${word.slice(0, at)}é${word.slice(at + 1)}`,
  (word, at) => `${word.slice(0, at)}x${word.slice(at)}`,
]
const misspelled = (word: string, seed: number) => {
  let edited = word
  for (let times = 0; times <= seed % 3; times++)
    edited = edits[(seed + times) % edits.length]?.(edited, (seed * 7 + times * 3) % edited.length) ?? edited
  return edited
}

/** The rule in its plainest form: every word of the vocabulary compared with. */
function corrected(word: string): string {
  const beginsOne = (letters: string) => words.some(known => known.startsWith(letters))
  if (beginsOne(word)) return word
  // The only accent that is put in.
  if (beginsOne(word.replaceAll('é', 'e'))) return word.replaceAll('é', 'e')
  if (word.length < 4) return word
  const limit = maxEditsFor(word.length)
  const near = words
    .map((known, place) => ({
      known,
      place,
      distance: editDistance(word, known, limit) + Number(!beginsAlike(word, known)),
    }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.place - b.place)
  return near[0]?.known ?? word
}

function beginsAlike(word: string, known: string): boolean {
  return word[0] === known[0] || word.slice(0, 2) === known.slice(0, 2).split('').reverse().join('')
}

test('whatever is misspelled becomes what comparing it with every word would make of it', () => {
  const correct = searchCorrector(words)
  const asked = words.filter((_, at) => at % 16 === 0).map((word, seed) => misspelled(word, seed))
  expect(asked.length).toBeGreaterThan(200)
  const expected = asked.map(corrected)
  expect(asked.map(word => correct(word))).toEqual(expected)
  expect(expected.filter((word, at) => word !== asked[at]).length).toBeGreaterThan(80)
})
