import { expect, test } from 'vitest'
import { conditionOdds } from '#engine/suggest/condition-meaning.ts'
import { trainConditions } from './train-conditions.ts'

const CONDITIONS = ['outdoors', 'team']
const text = (features: number[], embedded: number) => ({
  features,
  embedded: Float32Array.of(100 + embedded, embedded),
})
/** One of two texts says what is wished: a feature says "outdoors", an embedding "team". */
const examples = Array.from({ length: 6000 }, (_, at) => {
  const other = text([1, 10 + (at % 7)], 0)
  if (at % 3 === 0) return { texts: [other, text([2], 0)], conditions: ['outdoors'], isPhrase: at % 2 === 0 }
  if (at % 3 === 1) return { texts: [text([1], 1), other], conditions: ['team'], isPhrase: false }
  return { texts: [other, other], conditions: [], isPhrase: false }
})
const model = trainConditions(examples, CONDITIONS)
const odds = (id: number, embedded: number) =>
  conditionOdds(
    model,
    () => ({ ids: [id], embedded: Float32Array.of(100 + embedded, embedded) }),
    () => new Map(),
    'one',
  )

test('what one text of a goal says is learned from its features and its embedding', () => {
  const more = (condition: string, [id, embedded]: [number, number]) =>
    (odds(id, embedded).get(condition)?.together ?? 0) - (odds(1, 0).get(condition)?.together ?? 0)
  expect(more('outdoors', [2, 0])).toBeGreaterThan(1)
  expect(more('team', [1, 1])).toBeGreaterThan(0.1)
  expect(more('outdoors', [1, 1])).toBeLessThan(0)
  expect(more('team', [2, 0])).toBeLessThan(0)
})

test('the same examples give the same weights', () => {
  expect(trainConditions(examples, CONDITIONS)).toEqual(model)
})

test('a feature of one example is left out', () => {
  const rare = { texts: [text([99], 0)], conditions: ['team'], isPhrase: false }
  expect(trainConditions([...examples, rare], CONDITIONS).features).not.toContain(99)
})
