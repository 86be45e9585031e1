import fc from 'fast-check'
import { describe, test } from 'vitest'
import { entryPoints, LARGE_CHARS, SHAPES } from '../scripts/bench/text-growth.ts'
import { testEngine } from './test-engine.ts'

const ways = Object.entries(entryPoints(testEngine()))

const piece = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.uint16Array({ minLength: 1, maxLength: 200 }).map(codes => String.fromCharCode(...codes)),
  fc.constantFrom(...Object.values(SHAPES)),
)
const anyText = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 2000, LARGE_CHARS))
  .map(([pieces, length]) => {
    const unit = pieces.join('')
    return unit.repeat(Math.ceil(length / unit.length)).slice(0, Math.max(length, unit.length))
  })

describe.each(ways)('%s', (_, run) => {
  test('any text of up to 200,000 characters is answered', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(anyText, text => {
        run(text)
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })
})
