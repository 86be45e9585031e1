import { expect, test } from 'vitest'
import { keptMeanings } from './kept-meanings.ts'

test('a text is encoded once while it is kept, and a server that runs for long keeps few', () => {
  let encoded = 0
  const read = keptMeanings(() => {
    encoded++
    return Float32Array.of(encoded)
  })
  expect(read('0')).toBe(read('0'))
  expect(encoded).toBe(1)
  for (let text = 1; text < 65; text++) read(`${text}`)
  expect(encoded).toBe(65)
  read('0')
  expect(encoded).toBe(66)
})
