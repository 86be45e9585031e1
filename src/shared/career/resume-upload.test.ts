import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type PdfTextItem, pdfLines } from './pdf-lines.ts'
import { resumeFileKind } from './resume-upload.ts'
import { isSafeWordZip } from './zip-directory.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const word = (extra: Record<string, Uint8Array> = {}) =>
  zipSync({ 'word/document.xml': bytes('<w:document/>'), ...extra })

test('a file is known by its first bytes', () => {
  expect(resumeFileKind(bytes('%PDF-1.7\n'))).toBe('pdf')
  expect(resumeFileKind(word())).toBe('docx')
  expect(resumeFileKind(bytes('Ann Lee\nEngineer'))).toBe('text')
  expect(resumeFileKind(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]))).toBeNull()
  expect(resumeFileKind(new Uint8Array())).toBeNull()
})

test('an ordinary Word file is safe, another zip is not', () => {
  expect(isSafeWordZip(word())).toBe(true)
  expect(isSafeWordZip(zipSync({ 'a.txt': bytes('a') }))).toBe(false)
  expect(isSafeWordZip(bytes('PK\u0003\u0004 but nothing more'))).toBe(false)
})

test('a bomb is refused by what it declares', () => {
  expect(isSafeWordZip(word({ 'word/media/a.bin': new Uint8Array(4_000_000) }))).toBe(false)
})

test('too many entries are refused', () => {
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`${i}.xml`, bytes('x')]))
  expect(isSafeWordZip(word(many))).toBe(false)
})

test('entries that lie over one another are refused', () => {
  const file = word({ 'word/other.xml': bytes('<w:other/>') })
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at + 46 < file.length; at++) {
    // Every entry of the directory now points at the first one's bytes.
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 42, 0, true)
  }
  expect(isSafeWordZip(file)).toBe(false)
})

test('a truncated file is refused', () => {
  const file = word()
  for (let length = 0; length < file.length; length += 7)
    expect(isSafeWordZip(file.slice(0, length))).toBe(false)
})

const at = (x: number, y: number, text: string): PdfTextItem => ({
  text,
  x,
  y,
  width: text.length * 5,
  height: 10,
})

test('pieces on one base line make one line, wide gaps stay visible', () => {
  expect(
    pdfLines([
      at(50, 700, 'Senior'),
      at(84, 700.4, 'Engineer'),
      at(450, 700, '2019 – 2021'),
      at(50, 680, 'Acme'),
    ]),
  ).toEqual(['Senior Engineer    2019 – 2021', 'Acme'])
})

test('two columns are read one after the other, below a heading that spans both', () => {
  const rows = Array.from({ length: 8 }, (_, i) => [
    at(50, 700 - i * 14, `left line ${i}`),
    at(300, 700 - i * 14, `right side words ${i}`),
  ]).flat()
  const lines = pdfLines([
    at(50, 730, 'A heading that runs right across both of the columns of this page'),
    ...rows,
  ])
  expect(lines.slice(0, 3)).toEqual([
    'A heading that runs right across both of the columns of this page',
    'left line 0',
    'left line 1',
  ])
  expect(lines.at(-1)).toBe('right side words 7')
})

test('dates set flush right do not make a second column', () => {
  const rows = Array.from({ length: 8 }, (_, i) => [
    at(50, 700 - i * 14, `Job number ${i}`),
    at(400, 700 - i * 14, 'Jan 2019 – Present'),
  ]).flat()
  expect(pdfLines(rows)[0]).toBe('Job number 0    Jan 2019 – Present')
})
