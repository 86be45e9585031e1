import { expect, test } from 'vitest'
import { PRODUCT } from '#shared/product.ts'
import { sourceFiles } from './source-files.ts'

/** A header of stored mail, which no person reads. */
const ALLOWED = ['src/shared/product.ts', 'src/server/email/dev-mailbox.ts']

test('the name of the product stands in its constant alone', () => {
  const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line)
  const named = sourceFiles()
    .filter(({ path, isTest }) => /^src\/.*\.tsx?$/.test(path) && !isTest && !ALLOWED.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter(line => line.includes(PRODUCT) && !isComment(line))
        .map(line => `${path}: ${line.trim()}`),
    )
  expect(named).toEqual([])
})
