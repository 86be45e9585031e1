import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countsOf, playwrightCounts, vitestCounts, vitestFailures } from './test-counts.mjs'

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'skipped' }] }

test('a test file that could not be loaded counts as a failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  expect(vitestCounts({ testResults: [passed, broken] })).toEqual({ passed: 1, failed: 1, skipped: 1 })
})

test('each failed test counts once, and its file does not count again', () => {
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }
  expect(vitestCounts({ testResults: [failing] })).toEqual({ passed: 0, failed: 2, skipped: 0 })
})

test('each failed test is named with the first line of what went wrong, and so is a file that could not be run', () => {
  const failing = {
    name: 'a.test.ts',
    status: 'failed',
    assertionResults: [
      { fullName: 'one', status: 'passed' },
      { fullName: 'two', status: 'failed', failureMessages: ['expected 1 to be 2\n at a.test.ts'] },
    ],
  }
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }
  expect(vitestFailures({ testResults: [passed, failing, broken] })).toEqual([
    'a.test.ts: two: expected 1 to be 2',
    'b.test.ts: could not be run: no such module',
  ])
})

test('an error outside of every journey counts as a failure, and passed at the second try as passed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 })
})

test('a run that ended badly counts as a failure, whatever its report says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waywell-counts-'))
  const report = join(folder, 'report.json')
  expect(countsOf(report, 0, vitestCounts)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  writeFileSync(report, JSON.stringify({ testResults: [passed] }))
  expect(countsOf(report, 1, vitestCounts)).toEqual({ passed: 1, failed: 1, skipped: 1 })
  expect(countsOf(report, 0, vitestCounts)).toEqual({ passed: 1, failed: 0, skipped: 1 })
  rmSync(folder, { recursive: true })
})
