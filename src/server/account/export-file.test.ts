import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csv } from './export-file.ts'

describe('a table for spreadsheets', () => {
  test('has a line of names, quotes what needs it, and says nothing for what is missing', () => {
    expect(
      csv([
        { a: 1, b: 'x,y' },
        { a: null, c: ['k'] },
      ]),
    ).toBe('\uFEFFa,b,c\r\n1,"x,y",\r\n,,"[""k""]"\r\n')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('text %j is no formula', text => {
    expect(
      csv([{ a: text }])
        .split('\r\n')
        .slice(1)
        .join('\r\n'),
    ).toMatch(/^"?'/)
  })

  test('a negative number stays a number', () => {
    expect(csv([{ a: -5 }])).toContain('\r\n-5\r\n')
  })

  test('no text, whatever it holds, starts a cell like a formula', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const cell = csv([{ a: text }])
          .slice('\uFEFFa\r\n'.length)
          .replace(/^"/, '')
        expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
      { numRuns: 500 },
    )
  })
})
