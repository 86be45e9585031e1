import { expect, test } from 'vitest'
import { goalMeaning } from '#engine/suggest/goal-meaning.ts'
import { trainConditions } from './train-conditions.ts'
import { trainLeave } from './train-leave.ts'
import { trainWork } from './train-work.ts'

/** The sign tells who leaves where it is there; else the first number does. The second is large and tells nothing; of the words the first says it too. */
const examples = Array.from({ length: 60 }, (_, at) => {
  const isLeft = at % 2 === 0
  const isSigned = at % 3 === 0
  return {
    signs: new Map([
      ['any', 1],
      ['says so', isSigned && isLeft ? 1 : 0],
    ]),
    words: new Map([[at % 10 === 0 ? 0 : 1, 1]]),
    meaning: Float32Array.of(5 + (isSigned ? 0 : isLeft ? 0.1 : -0.1), 1000 * ((at * 7) % 5)),
    isLeft,
  }
})
const odds = (meaning: number[], says: number) =>
  goalMeaning(
    {
      shallow: () => Float32Array.from(meaning),
      pieces: () => ({ ids: [], embedded: new Float32Array() }),
    },
    {
      leave: trainLeave(examples, 3),
      conditions: trainConditions([], []),
      work: trainWork([]),
      choice: new Map(),
      network: () => new Map(),
    },
  ).leaveOdds(
    '',
    new Map([
      ['any', 1],
      ['says so', says],
    ]),
  )

test('both a sign and a meaning are learned, however small its numbers are', () => {
  expect(odds([5.1, 2000], 0)).toBeGreaterThan(1)
  expect(odds([4.9, 2000], 0)).toBeLessThan(-1)
  expect(odds([5, 2000], 1)).toBeGreaterThan(odds([5, 2000], 0) + 0.5)
})

test('the same examples give the same weights', () => {
  expect(trainLeave(examples, 3)).toEqual(trainLeave(examples, 3))
})

test('a word that comes with leaving speaks for it, and one that no example has says nothing', () => {
  const { words } = trainLeave(examples, 3)
  expect(words[0]).toBeGreaterThan((words[1] ?? 0) + 0.2)
  expect(words[2]).toBe(0)
})
