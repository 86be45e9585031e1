import { type EducationLevel, educationText } from '#shared/career/education.ts'

/** The usual schooling before an occupation, as a clause: "most people enter with a bachelor's degree". */
export function entryText(level: EducationLevel): string {
  if (level === 'No formal educational credential') return 'it is usually open without a formal credential'
  if (level === 'Postsecondary nondegree award') return 'most people enter with a vocational certificate'
  return `most people enter with ${educationText(level)}`
}
