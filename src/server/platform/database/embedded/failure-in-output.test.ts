import { expect, test } from 'vitest'
import { failureInOutput } from './failure-in-output.ts'

test.each([
  [
    'the disk is full while a cluster is made',
    `2026-11-16 18:34:53.271 UTC [306] FATAL:  could not write to file "pg_wal/xlogtemp.306": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "/data/postgres.new"
`,
    'could not write to file "pg_wal/xlogtemp.306": No space left on device',
  ],
  [
    'initdb itself',
    'initdb: error: could not create directory "x"\ninitdb: hint: try again',
    'could not create directory "x"',
  ],
  ['no line that says so', 'first\nlast', 'last'],
  ['nothing', '', ''],
])('%s', (_, output, reason) => {
  expect(failureInOutput(output)).toBe(reason)
})
