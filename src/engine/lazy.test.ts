import { expect, test } from 'vitest'
import { keepLatest } from './lazy.ts'

test('the values asked for last are kept, and the one longest not asked for is computed again', () => {
  const computed: string[] = []
  const latest = keepLatest<string>(2)
  const ask = (key: string) =>
    latest(key, () => {
      computed.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(computed).toEqual(['a', 'b', 'c', 'b'])
})
