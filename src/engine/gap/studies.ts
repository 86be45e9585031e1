import type { ResumeFacts } from '#shared/career/resume-facts.ts'

export type StudyQuestion = {
  job_title?: string | null | undefined
  resume?: Partial<Pick<ResumeFacts, 'education'>> | null | undefined
  interests?: string | readonly string[] | null | undefined
  career_goals?: string | null | undefined
}

const MAX_TEXT_CHARS = 4_000
const MAX_STUDIES = 20

/** What somebody studied, in their own words: from the résumé, a title such as "psychology graduate", and what they tell of themselves. */
export function studiesOf({ job_title, resume, interests, career_goals }: StudyQuestion): string[] {
  const title = job_title?.trim() ?? ''
  return [
    ...(resume?.education ?? []).flatMap(({ area, studyType }) =>
      area ? [studyType ? `${studyType}, ${area}` : area] : [],
    ),
    ...(isStudyTitle(title) ? [title] : []),
    ...[interests ?? [], career_goals ?? []]
      .flat()
      .flatMap(text => text.slice(0, MAX_TEXT_CHARS).match(TOLD_STUDY) ?? []),
  ]
    .map(text => text.trim())
    .slice(0, MAX_STUDIES)
}

/** "Psychology graduate" says what was studied; no job stands behind it. */
export function isStudyTitle(title: string): boolean {
  return /\b(?:under)?(?:graduate|grad|student)s?$/iu.test(title.trim())
}

/** "To have a degree" is a wish; what comes after "and" is another thing. */
const TOLD_STUDY =
  /(?<!\bto )\b(?:(?:studied|majored in|graduated (?:in|with))\b|(?:have|hold|finished|completed|did|got|my)(?: an?| my)?(?: [\p{L}'’-]+){0,2} (?:degree|diploma|bachelor['’]?s?|master['’]?s?|bsc|ba|msc|phd)\b)[^.,;\n]{0,80}?(?= and | but | so |[.,;\n]|$)/giu
