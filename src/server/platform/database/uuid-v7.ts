import { randomFillSync } from 'node:crypto'

/** Greater than every UUIDv7. */
export const MAX_UUID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const random = Buffer.alloc(10 * 256)
let used = random.length
let lastMs = 0
let sequence = 0

/** A UUIDv7: time first, and rising within one process even inside a millisecond, so that newest-first order is insertion order. */
export function uuidV7(nowMs: number = Date.now()): string {
  if (used >= random.length) {
    randomFillSync(random)
    used = 0
  }
  if (nowMs > lastMs) {
    lastMs = nowMs
    sequence = random.readUInt16BE(used) & 0x7ff
  } else {
    sequence += 1
    if (sequence > 0xfff) {
      lastMs += 1
      sequence = 0
    }
  }
  const time = lastMs.toString(16).padStart(12, '0')
  const tail = random.toString('hex', used + 2, used + 10)
  used += 10
  const variant = ((Number.parseInt(tail.slice(0, 1), 16) & 0x3) | 0x8).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${variant}${tail.slice(1, 4)}-${tail.slice(4)}`
}
