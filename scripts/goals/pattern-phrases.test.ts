import { expect, test } from 'vitest'
import { loadGoalTables } from '#engine/occupations/load-goal-tables.ts'
import { testKnowledge } from '#tests/test-engine.ts'
import { seededRandom } from '../eval/wellness/simulated-person.ts'
import { patternPhrases } from './pattern-phrases.ts'

const phrases = (source: string, count = 20) => patternPhrases(source, count, seededRandom(1)).sort()

test.each([
  [
    'no (?:more )?(nights?|sundays)',
    ['no more night', 'no more nights', 'no more sundays', 'no night', 'no nights', 'no sundays'],
  ],
  ['(?<!not )9[- ]?to[- ]?5(?! ok)', ['9 to 5', '9 to5', '9to 5', '9to5']],
  ['a{1,2}\\.', ['a.', 'aa.']],
  ['(?<day>sat|sun)s?', ['sat', 'sats', 'sun', 'suns']],
])('%s is written in every way', (source, expected) => {
  expect(phrases(source)).toEqual(expected)
})

test('a word stands for letters that a pattern leaves open', () => {
  expect(phrases(String.raw`my \p{L}+ back`).every(phrase => /^my [a-z]+ back$/u.test(phrase))).toBe(true)
})

test('nearly all phrases of the tables are matched by their own pattern', () => {
  const entries = loadGoalTables(testKnowledge).remarks.entries.filter((_, at) => at % 8 === 0)
  const random = seededRandom(1)
  const made = entries.flatMap(({ pattern }) =>
    patternPhrases(pattern.source, 5, random).map(phrase => new RegExp(pattern.source, 'iu').test(phrase)),
  )
  expect(made.filter(Boolean).length / made.length).toBeGreaterThan(0.95)
})
