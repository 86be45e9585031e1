import { expect, test } from 'vitest'
import { type PdfTextItem, pdfLines } from './pdf-lines.ts'

/** A piece of ten-point text whose letters are five points wide. */
const at = (x: number, y: number, text: string, height = 10): PdfTextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height,
})

test.each([
  [3.9, ['a b']],
  [4.1, ['a', 'b']],
])('a base line %d points lower in ten-point text', (lower, lines) => {
  expect(pdfLines([at(50, 700, 'a'), at(60, 700 - lower, 'b')])).toEqual(lines)
})

test('tiny text may differ by two points', () => {
  expect(pdfLines([at(50, 700, 'a', 3), at(60, 698, 'b', 3)])).toEqual(['a b'])
  expect(pdfLines([at(50, 700, 'a', 3), at(60, 697.9, 'b', 3)])).toEqual(['a', 'b'])
})

test.each([
  [1.4, 'ab'],
  [1.6, 'a b'],
  [24.9, 'a b'],
  [25.1, 'a    b'],
])('a gap of %d points between ten-point pieces', (gap, line) => {
  expect(pdfLines([at(50, 700, 'a'), at(55 + gap, 700, 'b')])).toEqual([line])
})

test('a space that is there already is not doubled', () => {
  expect(pdfLines([at(50, 700, 'a '), at(65, 700, 'b')])).toEqual(['a b'])
  expect(pdfLines([at(50, 700, 'a'), at(60, 700, ' b')])).toEqual(['a b'])
})

test('pieces without text or place are left out, whatever their order', () => {
  const lost = { ...at(50, 690, 'lost'), x: Number.NaN }
  expect(pdfLines([at(80, 700, 'b'), at(50, 710, '  '), lost, at(50, 700, 'a')])).toEqual([
    'a b'.replace(' ', '    ').replace('    ', pdfGap()),
  ])
})

/** What `pdfLines` puts between pieces 25 points apart. */
function pdfGap() {
  return ' '
}

const columns = (rows: number, rightAt: number) =>
  Array.from({ length: rows }, (_, i) => [
    at(50, 700 - i * 14, `left ${i}`),
    at(rightAt, 700 - i * 14, `right side words ${i}`),
  ]).flat()
const isSplit = (items: PdfTextItem[]) => pdfLines(items)[0] === 'left 0'

test('a second column needs twelve pieces', () => {
  expect(isSplit(columns(6, 300))).toBe(true)
  expect(isSplit(columns(6, 300).slice(1))).toBe(false)
})

test.each([
  [80, false],
  [100, true],
  [500, true],
])('a second column at %d of a page about 400 to 600 wide: %s', (x, split) => {
  expect(isSplit(columns(8, x))).toBe(split)
})

test('a second column of single words or of dates is none', () => {
  const words = columns(8, 300).map(item => (item.x === 300 ? { ...item, text: 'word', width: 20 } : item))
  expect(isSplit(words)).toBe(false)
  const half = columns(8, 300).map((item, i) =>
    item.x === 300 && i < 8 ? { ...item, text: 'until 2019' } : item,
  )
  expect(isSplit(half)).toBe(false)
  const fewer = columns(8, 300).map((item, i) =>
    item.x === 300 && i < 6 ? { ...item, text: 'until 2019' } : item,
  )
  expect(isSplit(fewer)).toBe(true)
})

test('one line in ten may run across both columns', () => {
  const across = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      at(50, 400 - i * 14, 'a sentence that runs right across both of the columns of this page'),
    )
  expect(isSplit([...columns(9, 300), ...across(2)])).toBe(true)
  expect(isSplit([...columns(9, 300), ...across(3)])).toBe(false)
})

test('a piece at the very edge of the second column stands in it once', () => {
  const lines = pdfLines([...columns(8, 301), at(297, 500, 'edge words here')])
  expect(lines.filter(line => line.includes('edge'))).toEqual(['edge words here'])
  expect(lines.at(-1)).toBe('edge words here')
})
