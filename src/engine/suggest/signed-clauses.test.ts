import { expect, test } from 'vitest'
import { testEngine } from '#tests/test-engine.ts'
import type { GoalClause, GoalPolarity } from './goal-clause.ts'
import {
  MAX_CHANCE_READ,
  MIN_CHANCE_AGAINST_TOLD,
  MIN_CHANCE_OF_DOUBT,
  MIN_CHANCE_OF_LEFT,
  MIN_CHANCE_OF_WANTED,
  MIN_CHANCE_TO_CUT,
  signedClauses,
} from './signed-clauses.ts'
import { WORD_SIGNS, type WordSign } from './work-signs.ts'

const tables = testEngine().career.goalTables()
const LITTLE = 0.01

const clause = (text: string, polarity: GoalPolarity): GoalClause => ({
  text,
  polarity,
  isLooseList: false,
  isWish: polarity === 'want',
  condition: null,
})

/** What examples would say of words; of all others that they name no work. */
function signed(
  goal: string,
  clauses: GoalClause[],
  chances: Record<string, Partial<Record<WordSign, number>>>,
): string[] {
  const signs = (words: readonly { word: string }[]) =>
    words.map(({ word }) =>
      Float32Array.from(
        WORD_SIGNS,
        sign => chances[word]?.[sign] ?? (sign === 'none' && !chances[word] ? 1 : 0),
      ),
    )
  return signedClauses(signs, tables, goal, clauses).map(
    ({ text, polarity, reads }) => `${polarity}: ${text}${reads ? ` (${reads})` : ''}`,
  )
}

const one = (polarity: GoalPolarity, chances: Partial<Record<WordSign, number>>) =>
  signed('nights in welding', [clause('nights in welding', polarity)], { welding: chances }).at(-1)

test('work that is likelier left is read as left, and the conditions beside it as before', () => {
  const chances = { welding: { left: MIN_CHANCE_OF_LEFT + LITTLE, wanted: 1 - MIN_CHANCE_OF_LEFT - LITTLE } }
  expect(signed('nights in welding', [clause('nights in welding', 'want')], chances)).toEqual([
    'want: nights in welding (conditions)',
    'leave: nights in welding (work)',
  ])
})

test('what is in doubt is not read, and what is likely enough stays as the rules have it', () => {
  const left = (chance: number) => one('want', { left: chance, wanted: 1 - chance })
  expect(left(MIN_CHANCE_OF_LEFT - LITTLE)).toMatch(/^neutral/)
  expect(left(MIN_CHANCE_OF_DOUBT + LITTLE)).toMatch(/^neutral/)
  expect(left(MIN_CHANCE_OF_DOUBT - LITTLE)).toBe('want: nights in welding')
  const told = (chance: number) => one('keep', { wanted: chance, told: 1 - chance })
  expect(told(MAX_CHANCE_READ - LITTLE)).toMatch(/^neutral/)
  expect(told(MAX_CHANCE_READ + LITTLE)).toBe('keep: nights in welding')
})

test('what the rules read as left is wanted, or not read, where that is likely', () => {
  const wanted = (chance: number) => one('leave', { wanted: chance, left: 1 - chance })
  expect(wanted(MIN_CHANCE_OF_WANTED + LITTLE)).toMatch(/^want/)
  expect(wanted(MIN_CHANCE_OF_WANTED - LITTLE)).toBe('leave: nights in welding')
  expect(one('leave', { left: MAX_CHANCE_READ - LITTLE, told: 1 - MAX_CHANCE_READ + LITTLE })).toMatch(
    /^neutral/,
  )
})

test('what is told of is wanted or left where that is likely, and else stays so', () => {
  const wanted = (chance: number) => one('past', { wanted: chance, told: 1 - chance })
  expect(wanted(MIN_CHANCE_AGAINST_TOLD + LITTLE)).toMatch(/^want/)
  expect(wanted(MIN_CHANCE_AGAINST_TOLD - LITTLE)).toBe('past: nights in welding')
  expect(
    one('neutral', { left: MIN_CHANCE_OF_LEFT + LITTLE, told: 1 - MIN_CHANCE_OF_LEFT - LITTLE }),
  ).toMatch(/^leave/)
})

test('a clause is cut where what is left ends and what is wanted begins', () => {
  const goal = 'Out of teaching and back on the tools as a carpenter'
  const read = signed(goal, [clause('teaching and back on the tools as a carpenter', 'leave')], {
    teaching: { left: 0.9, wanted: 0.1 },
    carpenter: { wanted: 0.95, left: 0.05 },
  })
  expect(read).toEqual([
    'leave: teaching and back on the tools as a carpenter (conditions)',
    'leave: teaching (work)',
    'want: carpenter (work)',
  ])
})

test('words that hardly name work say nothing', () => {
  expect(one('want', { none: 0.55, left: 0.45 })).toBe('want: nights in welding')
})

test('a place beside work is told of and stays, for its own rules to read', () => {
  const told = { told: 1 }
  expect(signed('in a hospital', [clause('in a hospital', 'want')], { hospital: told })).toEqual([
    'want: in a hospital',
  ])
  expect(signed('in welding', [clause('in welding', 'want')], { welding: told }).at(-1)).toMatch(/^neutral/)
})

test('remarks and clauses that the rules wrote anew are left alone', () => {
  const remark = { ...clause('welding', 'want'), condition: 'more pay' }
  const chances = { welding: { left: 1 } }
  expect(signed('welding', [remark], chances)).toEqual(['want: welding'])
  expect(signed('welding', [clause('welder', 'want')], chances)).toEqual(['want: welder'])
})

test('the same words twice are signed each by themselves', () => {
  const clauses = [clause('law', 'want'), clause('law', 'want')]
  let seen = 0
  const signs = (words: readonly { word: string }[]) =>
    words.map(({ word }) =>
      word === 'law' && seen++ === 0 ? Float32Array.of(0, 0, 0, 1) : Float32Array.of(1, 0, 0, 0),
    )
  const read = signedClauses(signs, tables, 'law, not law', clauses)
  expect(read.map(({ polarity }) => polarity)).toEqual(['want', 'leave', 'want'])
})

test('work in a loose list after what is left is wanted, unless it is likelier left', () => {
  const list = { ...clause('welding', 'leave'), isLooseList: true }
  expect(signed('welding', [list], { welding: { wanted: 1 } })).toEqual(['leave: welding'])
  expect(signed('welding', [list], { welding: { left: 1 } })).toEqual([
    'leave: welding (conditions)',
    'leave: welding (work)',
  ])
})

test('what the rules leave stays left where its own words are in doubt, whatever stands beside it', () => {
  const goal = 'out of teaching and back as a carpenter'
  const read = signed(goal, [clause('teaching and back as a carpenter', 'leave')], {
    teaching: { wanted: 0.5, left: 0.5 },
    carpenter: { wanted: 1 },
  })
  expect(read.slice(1)).toEqual(['leave: teaching (work)', 'want: carpenter (work)'])
})

test('what the rules leave keeps a word in doubt that stands right before what is wanted', () => {
  const read = signed('out of teaching carpentry', [clause('teaching carpentry', 'leave')], {
    teaching: { wanted: 0.5, left: 0.5 },
    carpentry: { wanted: 1 },
  })
  expect(read.slice(1)).toEqual(['leave: teaching (work)', 'want: carpentry (work)'])
})

test('a cut falls before a name and not inside it, and only between words that are plain enough', () => {
  const goal = 'baking, no more care homes here'
  const read = (left: number) =>
    signed(goal, [clause(goal, 'want')], {
      baking: { wanted: 1 },
      care: { wanted: 0.5, left: 0.5 },
      homes: { left, told: 1 - left },
    })
  expect(read(1).slice(1)).toEqual(['want: baking (work)', 'neutral: care homes here (work)'])
  expect(read(MIN_CHANCE_TO_CUT - LITTLE)).toEqual([`want: ${goal}`])
})

test('what is “not just” wanted stays as the rules read it', () => {
  const read = (goal: string) => signed(goal, [clause('harvest', 'keep')], { harvest: { left: 1 } })
  for (const word of ['just', 'only', 'merely'])
    expect(read(`all year, not ${word} harvest`), word).toEqual(['keep: harvest'])
  expect(read('all year, no harvest')).toEqual(['keep: harvest (conditions)', 'leave: harvest (work)'])
})
