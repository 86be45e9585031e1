import { expect, test } from 'vitest'
import { createTurns, givesWay } from './turns.ts'

const of = (owners: string) => [...owners].map(owner => ({ owner }))

test.each([
  ['one person’s come as they were asked', 'aaa', 'aaa'],
  ['the first of everybody comes before the second of anybody', 'aaabbc', 'abcaba'],
  ['nobody waits', '', ''],
])('%s', (_, asked, taken) => {
  const waiting = of(asked)
  const turns = createTurns()
  expect(waiting.map(() => 0).map(() => turns.take(waiting)?.owner)).toEqual([...taken])
  expect(turns.take(waiting)).toBeUndefined()
})

test('who comes later comes next, and who comes back when the other has had a turn', () => {
  const waiting = of('aaaaa')
  const turns = createTurns()
  const take = () => turns.take(waiting)?.owner
  expect([take(), take()]).toEqual(['a', 'a'])
  waiting.push(...of('bb'))
  expect([take(), take(), take()]).toEqual(['b', 'a', 'b'])
  waiting.push(...of('b'))
  expect([take(), take(), take()]).toEqual(['a', 'b', 'a'])
})

test.each([
  ['the last of who has most waiting', 'abaac', 'd', 3],
  ['nobody’s only one', 'abc', 'd', -1],
  ['none to who has most', 'aab', 'a', -1],
  ['none to who would then have as many', 'aab', 'b', -1],
  ['one to who has two fewer', 'aaab', 'b', 2],
])('in a full queue gives way: %s', (_, waiting, owner, at) => {
  expect(givesWay(of(waiting), owner)).toBe(at)
})
