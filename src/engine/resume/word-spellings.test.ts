import { expect, test } from 'vitest'
import { wordSpellings } from './word-spellings.ts'

test.each([
  ['cook', ['cook']],
  ['cuoc[oa]', ['cuoco', 'cuoca']],
  ['labou?rer', ['labourer', 'laborer']],
  ['infirmi(?:er|ère)', ['infirmier', 'infirmière']],
  ['auszubildende[rn]?', ['auszubildender', 'auszubildenden', 'auszubildende']],
  ['lehrer(?:in)?', ['lehrerin', 'lehrer']],
])('%s is short for %j', (pattern, words) => {
  expect(wordSpellings(pattern)).toEqual(words)
})
