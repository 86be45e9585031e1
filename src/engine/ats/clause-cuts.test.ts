import { expect, test } from 'vitest'
import { contrastCuts, longCuts } from './clause-cuts.ts'

const VERBS = new Set(['write', 'check', 'run', 'plan', 'review', 'test', 'order'])
function pieces(text: string, cuts = longCuts(text, word => VERBS.has(word))): string[] {
  let from = 0
  return [...cuts, { at: text.length, next: text.length }].map(({ at, next }) => {
    const piece = text.slice(from, at)
    from = next
    return piece
  })
}

test.each([
  ['write clear, well-argued notes, check the till', ['write clear, well-argued notes', 'check the till']],
  ['check every bolt, nut and washer', ['check every bolt, nut and washer']],
  ['test welds for strength, wear and leaks', ['test welds for strength, wear and leaks']],
  ['three years in a bakery, patisserie or kitchen', ['three years in a bakery, patisserie or kitchen']],
  ['a forklift licence, own tools and boots', ['a forklift licence', 'own tools and boots']],
  ['plan for peaks, order stock and pallets', ['plan for peaks', 'order stock and pallets']],
  ['write to a client, review drafts or proofs', ['write to a client', 'review drafts or proofs']],
  ['run the shop: keys, cash, alarms', ['run the shop', 'keys', 'cash', 'alarms']],
  ['plan (daily, weekly) and review the rota', ['plan (daily, weekly)', 'review the rota']],
])('%j is cut where a new thing begins, not within a list of nouns', (text, expected) => {
  expect(pieces(text)).toEqual(expected)
})

test('what follows a turn is another matter', () => {
  expect(contrastCuts('Basic French helps, but you need not write it')).toHaveLength(1)
  expect(contrastCuts('Firm but fair with learners')).toHaveLength(0)
})
