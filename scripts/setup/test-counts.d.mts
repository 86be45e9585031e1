export type Counts = { passed: number; failed: number; skipped: number }
export function vitestCounts(report: {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}): Counts
export function vitestFailures(report: {
  testResults: {
    name?: string
    status: string
    message?: string
    assertionResults: { fullName?: string; status: string; failureMessages?: string[] }[]
  }[]
}): string[]
export function playwrightCounts(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}): Counts
export function countsOf<Report>(
  reportFile: string,
  exitCode: number,
  countReport: (report: Report) => Counts,
): Counts
