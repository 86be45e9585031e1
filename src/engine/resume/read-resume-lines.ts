import { isJobDate } from './job-date.ts'
import { readDates } from './read-dates.ts'
import { type ResumeLine, resumeLines } from './resume-lines.ts'
import { toldJobLines, toldLife } from './told-jobs.ts'

/** Lines that hold something, each with its section; what a person tells of jobs in sentences stands as jobs and their points. */
export function readResumeLines(text: string): ResumeLine[] {
  const lines = resumeLines(text)
  return (lines.some(isListedJob) ? lines : toldLife(lines)).flatMap(toldJobLines)
}

/** Who lists jobs below a heading tells of them elsewhere a second time. */
function isListedJob(line: ResumeLine): boolean {
  return line.section === 'work' && isJobDate(line) && Boolean(readDates(line.text)?.start)
}
