import { expect, test } from 'vitest'
import { testEngine, testKnowledge } from '#tests/test-engine.ts'
import { headNoun, loadHeadNouns } from './head-noun.ts'
import { exactTitleMatches, matchTitle } from './match-title.ts'
import type { TitleIndex } from './title-index.ts'
import { TITLE_KINDS } from './title-kinds.ts'
import { nearestTitles } from './title-votes.ts'

const engine = testEngine()
const index = engine.titleIndex()
const { sameAs, support } = loadHeadNouns(testKnowledge)
const head = (title: string) => headNoun(title, index.aliases, sameAs)

test.each([
  ['kitchen unit installer', 'installer'],
  ['Director of Nursing', 'manager'],
  ['Teacher, Secondary School', 'teacher'],
  ['Assistant to the Director', 'assistant'],
  ['senior supply chain assistant', 'assistant'],
  ['sewing machinist', 'operator'],
  ['site foreman', 'supervisor'],
  ['Project manager for housing', 'manager'],
  ['of', undefined],
])('the head of "%s" is %s', (title, word) => {
  expect(head(title)).toBe(word)
})

test('the engine and the build know the same heads', () => {
  expect(index.headNouns).toEqual(sameAs)
  expect(index.supportHeads).toEqual(new Set(support))
  expect(support).toContain('assistant')
})

const words = (...list: string[]) => list.map(word => ({ id: index.words.find(word), weight: 1 }))
const vote = (code: string, headWord: string | undefined) => {
  const { votes } = nearestTitles(
    index,
    words('meat', 'inspector'),
    headWord === undefined ? undefined : index.words.find(headWord),
  )
  return votes[index.indexByCode.get(code) ?? -1] ?? 0
}

test('titles with the same head speak louder than titles that share what stands before it', () => {
  expect(vote('45-2011.00', 'examiner')).toBeGreaterThan(vote('45-2011.00', undefined))
  expect(vote('51-3021.00', 'examiner')).toBeLessThan(vote('51-3021.00', undefined))
})

test.each([
  ['kitchen unit installer', '47-2031.00'],
  ['contact centre agent', '43-4051.00'],
  ['meat hygiene inspector', '45-2011.00'],
  ['government minister', '11-1031.00'],
  ['electrical installation inspector', '47-4011.00'],
  ['sewing machinist', '51-6031.00'],
  ['plumber’s mate', '47-3015.00'],
  ['HGV driver', '53-3032.00'],
  ['solicitor', '23-1011.00'],
])('%s is %s', (title, code) => {
  expect(engine.matchTitle(title, 1)[0]?.code).toBe(code)
})

test('an assistant in a field does not manage it', () => {
  const managers = (titles: TitleIndex) =>
    matchTitle(titles, 'supply chain assistant', 50)
      .filter(({ code }) => code.startsWith('11-'))
      .reduce((sum, { score }) => sum + score, 0)
  expect(managers(index)).toBeLessThan(managers({ ...index, supportHeads: new Set() }) / 2)
  expect(engine.matchTitle('supply chain assistant', 1)[0]?.code).not.toMatch(/^11-/)
  expect(engine.matchTitle('supply chain manager', 1)[0]?.code).toMatch(/^11-/)
})

test('a title the classification has beats a part of an everyday one', () => {
  expect(engine.matchTitle('test engineer', 1)[0]?.code).toBe('15-1253.00')
  expect(engine.matchTitle('fuel cell test engineer', 1)[0]?.code).toBe('17-2141.01')
  expect(engine.matchTitle('cable television program director', 1)[0]?.code).toBe('27-2012.03')
})

const { titles } = index
const unsure = titles.kind.indexOf(TITLE_KINDS.indexOf('abroad unsure'))
const unsureWords = Array.from(
  titles.word.subarray(titles.wordStart[unsure], titles.wordStart[unsure + 1]),
  id => ({ id, weight: 1 }),
)

test('a title joined by similar words is not taken for a known one', () => {
  const surely = { ...titles, kind: titles.kind.map(() => TITLE_KINDS.indexOf('abroad')) }
  expect(exactTitleMatches(index, unsureWords)).toEqual([])
  expect(exactTitleMatches({ ...index, titles: surely }, unsureWords)).toHaveLength(1)
})

test('a title joined by similar words has half a vote', () => {
  const share = (table: TitleIndex) =>
    nearestTitles(table, unsureWords, undefined).votes[titles.class[titles.classStart[unsure] ?? 0] ?? 0] ?? 0
  const kind = titles.kind.slice()
  kind[unsure] = TITLE_KINDS.indexOf('abroad')
  const sure = share({ ...index, titles: { ...titles, kind } })
  expect(share(index)).toBeLessThan(sure)
})
