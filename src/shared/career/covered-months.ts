type JobDates = { startDate: string | null; endDate: string | null; current: boolean }

export const MONTHS_PER_YEAR = 12

/** "2019-03" or "2019" as a count of months; of a year alone, the month that is named. */
export function monthNumber(date: string, fallbackMonth: number): number {
  const [year, month] = date.split('-')
  return Number(year) * MONTHS_PER_YEAR + (month === undefined ? fallbackMonth : Number(month)) - 1
}

/** Months in which there was any of the jobs, so that two at once count once. A job without an end had none but its beginning. */
export function coveredMonths(jobs: readonly JobDates[], presentMonth: string): number {
  const spans = jobs
    .map(job => [
      monthNumber(job.startDate ?? presentMonth, 1),
      monthNumber(
        job.current ? presentMonth : (job.endDate ?? job.startDate ?? presentMonth),
        MONTHS_PER_YEAR,
      ),
    ])
    .sort(([a = 0], [b = 0]) => a - b)
  let months = 0
  let covered = 0
  for (const [from = 0, to = 0] of spans) {
    months += Math.max(0, to - Math.max(from, covered) + 1)
    covered = Math.max(covered, to + 1)
  }
  return months
}
