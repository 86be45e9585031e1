import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipDirectory } from './zip-directory.ts'

const EMPTY = new Uint8Array()

test('entries with comments and extra fields are all read', () => {
  const zip = zipSync({
    'word/document.xml': [EMPTY, { comment: 'a remark', extra: { 9: new Uint8Array(7) } }],
    'word/styles.xml': [EMPTY, { comment: 'another' }],
    'docProps/app.xml': EMPTY,
  })
  expect(zipDirectory(zip)?.map(({ name }) => name)).toEqual([
    'word/document.xml',
    'word/styles.xml',
    'docProps/app.xml',
  ])
})

test('an entry that ends before its own header does is no zip, and nothing is read beyond the file', () => {
  const directory = new DataView(new ArrayBuffer(26))
  directory.setUint32(0, 0x02014b50, true)
  const end = 4
  directory.setUint32(end, 0x06054b50, true)
  directory.setUint16(end + 10, 1, true)
  directory.setUint32(end + 12, end, true)
  expect(zipDirectory(new Uint8Array(directory.buffer))).toBeNull()
})
