import { type ResumeLine, resumeLines } from './resume-lines.ts'
import { toldJobLines } from './told-jobs.ts'

/** Lines that hold something, each with its section; a paragraph that tells of a job stands as the job and its points. */
export function readResumeLines(text: string): ResumeLine[] {
  return resumeLines(text).flatMap(toldJobLines)
}
