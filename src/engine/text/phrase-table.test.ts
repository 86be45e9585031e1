import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstColumnTable, lineStarts, phraseTable } from './phrase-table.ts'

test('finds every phrase it was given, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 })),
      fc.string(),
      (phrases, other) => {
        const { find, text } = tableOf(phrases)
        for (const [at, phrase] of phrases.entries()) {
          expect(find(phrase)).toBe(at)
          expect(text(at)).toBe(phrase)
        }
        if (!phrases.includes(other)) expect(find(other)).toBeUndefined()
      },
    ),
  )
})

test('of equal phrases the first is found', () => {
  expect(tableOf(['berlin', 'paris', 'berlin']).find('berlin')).toBe(0)
})

test('a text longer than any phrase is not found', () => {
  expect(tableOf(['a']).find('a'.repeat(10_000))).toBeUndefined()
})

test('the first column of a file is its table', () => {
  const bytes = new TextEncoder().encode('são paulo\t1\noslo\t2\n')
  const table = firstColumnTable(bytes, lineStarts(bytes))
  expect([table.size, table.find('são paulo'), table.find('oslo'), table.find('1')]).toEqual([
    2,
    0,
    1,
    undefined,
  ])
})

function tableOf(phrases: string[]) {
  const encoded = phrases.map(phrase => new TextEncoder().encode(phrase))
  const starts = encoded.map((_, at) => encoded.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const bytes = new Uint8Array(encoded.flatMap(part => [...part]))
  return phraseTable(
    bytes,
    starts,
    starts.map((start, at) => start + (encoded[at]?.length ?? 0)),
  )
}
