import { existsSync, readFileSync } from 'node:fs'

/** What a Vitest JSON report says; a file that could not even be loaded counts as one failure. */
export function vitestCounts(report) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of report.testResults) {
    const statuses = file.assertionResults.map(test => test.status)
    const failed = statuses.filter(status => status === 'failed').length
    const passed = statuses.filter(status => status === 'passed').length
    counts.passed += passed
    counts.skipped += statuses.length - passed - failed
    counts.failed += file.status === 'failed' && failed === 0 ? 1 : failed
  }
  return counts
}

/** Each failed test of a Vitest JSON report with the first line of what went wrong: by the end of a run its own lines are far above. */
export function vitestFailures(report) {
  return report.testResults
    .filter(file => file.status === 'failed')
    .flatMap(file => {
      const failed = file.assertionResults.filter(test => test.status === 'failed')
      const tests =
        failed.length > 0 ? failed : [{ fullName: 'could not be run', failureMessages: [file.message] }]
      return tests.map(test => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    })
}

function firstLine(message) {
  return String(message ?? '').split('\n')[0]
}

/** What a Playwright JSON report says: passed at the second try is passed; errors outside of a test count as failures. */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** Reads a report; a run that failed without a failed test in its report, or with none at all, still counts as a failure. */
export function countsOf(reportFile, exitCode, countReport) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = countReport(JSON.parse(readFileSync(reportFile, 'utf8')))
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
