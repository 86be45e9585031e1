import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type PdfTextItem, pdfLines } from './pdf-lines.ts'
import {
  isResumeFileProblem,
  RESUME_FILE_MAX_BYTES,
  RESUME_FILE_MAX_MS,
  RESUME_FILE_MAX_PAGES,
  RESUME_TEXT_MAX_CHARACTERS,
  resumeFileKind,
} from './resume-upload.ts'
import { isSafeWordZip, zipDirectory } from './zip-directory.ts'

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

test('a PDF header may stand within the first kilobyte', () => {
  const after = (count: number) =>
    resumeFileKind(new Uint8Array([...Array(count).fill(1), ...bytes('%PDF-1.7')]))
  expect([after(1019), after(1020)]).toEqual(['pdf', null])
})

test('text in two bytes a letter is known by its mark', () => {
  expect(resumeFileKind(new Uint8Array([0xff, 0xfe, 65, 0]))).toBe('text')
  expect(resumeFileKind(new Uint8Array([0xfe, 0xff, 0, 65]))).toBe('text')
  expect(resumeFileKind(new Uint8Array([0xff, 0xff, 65, 0]))).toBeNull()
})

test('text holds no zero byte and fewer than one control character in fifty', () => {
  const withOdd = (byte: number, length: number) =>
    resumeFileKind(new Uint8Array([byte, ...Array(length - 1).fill(65)]))
  expect([withOdd(1, 51), withOdd(1, 50), withOdd(31, 50), withOdd(0, 500)]).toEqual([
    'text',
    null,
    null,
    null,
  ])
  expect([withOdd(9, 10), withOdd(13, 10), withOdd(32, 10)]).toEqual(['text', 'text', 'text'])
  expect([withOdd(8, 10), withOdd(14, 10)]).toEqual([null, null])
})

test('four bytes make a zip', () => {
  for (let at = 0; at < 4; at++) {
    const file = word()
    file[at] = 1
    expect(resumeFileKind(file)).toBeNull()
  }
})

test('a résumé has at most 5 MB, 50 pages, 20 seconds and 200,000 characters', () => {
  expect([RESUME_FILE_MAX_BYTES, RESUME_FILE_MAX_PAGES]).toEqual([5_242_880, 50])
  expect([RESUME_FILE_MAX_MS, RESUME_TEXT_MAX_CHARACTERS]).toEqual([20_000, 200_000])
})

test('only a listed problem is one', () => {
  expect(['locked', 'toString', 3, null].map(isResumeFileProblem)).toEqual([true, false, false, false])
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

test('a thousand entries are still read', () => {
  const many = Object.fromEntries(Array.from({ length: 999 }, (_, i) => [`${i}.xml`, bytes('x')]))
  expect(isSafeWordZip(word(many))).toBe(true)
})

/** Sets the unpacked size that the directory declares for its only entry. */
function declareUnpacked(file: Uint8Array, unpackedBytes: number) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 0; at + 46 < file.length; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, unpackedBytes, true)
  return file
}

test('an entry may unpack to 200 times its packed bytes and a kilobyte more', () => {
  const stored = () => zipSync({ 'word/document.xml': new Uint8Array(100) }, { level: 0 })
  expect(isSafeWordZip(declareUnpacked(stored(), 100 * 200 + 1024))).toBe(true)
  expect(isSafeWordZip(declareUnpacked(stored(), 100 * 200 + 1025))).toBe(false)
})

test('all entries together unpack to 50 MB at the most', () => {
  const stored = () => zipSync({ 'word/document.xml': new Uint8Array(300_000) }, { level: 0 })
  expect(isSafeWordZip(declareUnpacked(stored(), 50 * 1024 * 1024))).toBe(true)
  expect(isSafeWordZip(declareUnpacked(stored(), 50 * 1024 * 1024 + 1))).toBe(false)
})

test('two entries of one name are refused', () => {
  const file = word({ 'word/documenu.xml': bytes('<w:other/>') })
  expect(isSafeWordZip(file)).toBe(true)
  const renamed = file.map((byte, at) =>
    byte === 0x75 && file[at - 1] === 0x6e && file[at + 1] === 0x2e ? 0x74 : byte,
  )
  expect(isSafeWordZip(renamed)).toBe(false)
})

test('a comment of any length a zip allows may follow', () => {
  const withComment = (length: number) => {
    const file = new Uint8Array([...word(), ...new Uint8Array(length)])
    const end = file.length - length - 22
    new DataView(file.buffer).setUint16(end + 20, Math.min(length, 65_535), true)
    return isSafeWordZip(file)
  }
  expect([withComment(1), withComment(65_535), withComment(65_536)]).toEqual([true, true, false])
})

test('an entry may have a name of one letter', () => {
  expect(isSafeWordZip(word({ a: bytes('b') }))).toBe(true)
})

test('the directory names each entry with its sizes and its place', () => {
  const file = zipSync({ 'a.txt': bytes('abc'), 'word/b.xml': bytes('defgh') }, { level: 0 })
  expect(zipDirectory(file)).toEqual([
    { name: 'a.txt', packedBytes: 3, unpackedBytes: 3, headerAt: 0 },
    { name: 'word/b.xml', packedBytes: 5, unpackedBytes: 5, headerAt: 38 },
  ])
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
