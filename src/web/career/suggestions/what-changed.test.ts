import { expect, test } from 'vitest'
import { whatChanged } from './what-changed.ts'

const list = (...roles: string[]) => roles.map(role => ({ code: role, role }))

test('new ones, dropped ones and those that moved up are told apart', () => {
  expect(whatChanged(list('A', 'B', 'C', 'D'), list('N', 'A', 'C', 'B'), [])).toEqual({
    added: ['N'],
    gone: ['D'],
    movedUp: [{ role: 'C', places: 1 }],
    unchanged: 2,
  })
})

test('a newcomer above moves nobody, and a hidden one is not told as gone', () => {
  expect(whatChanged(list('A', 'B', 'C'), list('N', 'A', 'C'), list('B'))).toEqual({
    added: ['N'],
    gone: [],
    movedUp: [],
    unchanged: 2,
  })
})

test('two places up are two', () => {
  expect(whatChanged(list('A', 'B', 'C'), list('C', 'A', 'B'), []).movedUp).toEqual([
    { role: 'C', places: 2 },
  ])
})
