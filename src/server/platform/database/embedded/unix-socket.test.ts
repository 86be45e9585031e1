import { expect, test } from 'vitest'
import { socketFolder } from './unix-socket.ts'

/** With the socket's own name, `/.s.PGSQL.54321`, as long as macOS allows. */
const LONGEST = `/${'d'.repeat(87)}`

test.skipIf(process.platform === 'win32')('the socket lies in the folder of the cluster', () => {
  expect(socketFolder('/srv/data/postgres', 54_321)).toBe('/srv/data/postgres')
  expect(socketFolder(LONGEST, 54_321)).toBe(LONGEST)
})

test.each([
  ['a byte too long', `${LONGEST}d`],
  ['too long in bytes though not in letters', `/${'é'.repeat(44)}`],
  ['with a comma, which PostgreSQL reads as two', '/srv/a,b/postgres'],
  ['with a quotation mark', '/srv/a"b/postgres'],
])('there is none for a path %s', (_, cluster) => {
  expect(socketFolder(cluster, 54_321)).toBeNull()
})
