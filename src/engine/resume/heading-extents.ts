import { headingLineTest, isInSmallLetters, type WorkBody } from './heading-body.ts'
import { headingEnd } from './heading-end.ts'
import { jobDates, layoutOf } from './heading-layout.ts'
import { headingStart } from './heading-start.ts'
import type { DateSpan } from './read-dates.ts'
import type { ResumeLine } from './resume-lines.ts'

/** Which lines around a date name the job: the first, the dated and the last one. */
export type HeadingExtent = { from: number; at: number; to: number; dates: DateSpan }

/** A date marks a job, the short lines around it are its heading. */
export function headingExtents(lines: ResumeLine[], afterGap: ReadonlySet<ResumeLine>): HeadingExtent[] {
  const dates = jobDates(lines)
  const isHeading = headingLineTest(lines)
  const layout = layoutOf(lines, dates, isHeading)
  const isLowerCase = isInSmallLetters(lines)
  const body: WorkBody = {
    lines,
    dates,
    afterGap,
    isLowerCase,
    usesBullets: lines.some(line => line.isBullet),
    isHeading,
    layout,
  }
  const found: HeadingExtent[] = []
  for (const [at, span] of dates.entries()) {
    const firstAllowed = (found.at(-1)?.to ?? -1) + 1
    if (!span || at < firstAllowed) continue
    const from = headingStart(body, at, firstAllowed)
    found.push({ from, at, to: headingEnd(body, from, at), dates: span })
  }
  return found
}
