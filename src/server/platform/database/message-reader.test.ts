import { expect, test } from 'vitest'
import { createMessageReader } from './message-reader.ts'

const MAX_BYTES = 64 * 1024 * 1024

function header(code: string, length: number): Buffer {
  const bytes = Buffer.alloc(5)
  bytes.write(code)
  bytes.writeUInt32BE(length, 1)
  return bytes
}

test('messages come out whole, however they arrive', () => {
  const read = createMessageReader()
  const message = Buffer.concat([header('D', 7), Buffer.from('abc')])
  expect(read(message.subarray(0, 3))).toBeNull()
  expect(read(Buffer.concat([message.subarray(3), message.subarray(0, 6)]))).toEqual(message)
  expect(read(message.subarray(6))).toEqual(message)
})

test('a message longer than any of ours is refused at its header, not waited for', () => {
  expect(createMessageReader()(header('D', MAX_BYTES))).toBeNull()
  expect(() => createMessageReader()(header('D', MAX_BYTES + 1))).toThrow('no message has length')
})
