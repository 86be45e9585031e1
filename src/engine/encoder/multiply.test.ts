import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import loadWabt from 'wabt'
import { loadMultiply, MULTIPLY_MODULE } from './multiply.ts'

test('the bytes are those of the source', async () => {
  const source = readFileSync(join(import.meta.dirname, 'multiply.wat'), 'utf8')
  const wabt = await loadWabt()
  const { buffer } = wabt.parseWat('multiply.wat', source, { simd: true }).toBinary({})
  expect(MULTIPLY_MODULE).toBe(Buffer.from(buffer).toString('base64'))
})

test('no sum of the widest layer leaves 32 bits', () => {
  const { memory, multiply } = loadMultiply(65_536)
  new Int16Array(memory.buffer, 0, 4 * 1536).fill(8191)
  new Int8Array(memory.buffer, 16_384, 1536).fill(127)
  multiply(0, 16_384, 32_768, 4, 1, 1536)
  expect([...new Int32Array(memory.buffer, 32_768, 4)]).toEqual(Array(4).fill(8191 * 127 * 1536))
})

test('each token meets each row', () => {
  const [tokens, rows, columns] = [8, 3, 16]
  const { memory, multiply } = loadMultiply(65_536)
  const inputs = new Int16Array(memory.buffer, 0, tokens * columns)
  const weights = new Int8Array(memory.buffer, 4096, rows * columns)
  const out = new Int32Array(memory.buffer, 8192, tokens * rows)
  for (const at of inputs.keys()) inputs[at] = at % 7 === 0 ? -8191 : ((at * 37) % 401) - 200
  for (const at of weights.keys()) weights[at] = at % 5 === 0 ? -127 : ((at * 11) % 255) - 127
  multiply(0, 4096, 8192, tokens, rows, columns)
  const expected = Array.from({ length: tokens * rows }, (_, at) => {
    const [token, row] = [Math.floor(at / rows), at % rows]
    return Array.from({ length: columns }, (_, column) => {
      return (inputs[token * columns + column] ?? 0) * (weights[row * columns + column] ?? 0)
    }).reduce((sum, product) => sum + product, 0)
  })
  expect([...out]).toEqual(expected)
})
