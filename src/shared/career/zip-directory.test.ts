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
