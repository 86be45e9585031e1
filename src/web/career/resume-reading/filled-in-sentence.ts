import { PROFILE_FIELDS } from '#shared/account/profile-fields.ts'

/** What a résumé filled in. Pay is looked up for years in one kind of work, which the dates of all jobs together do not say. */
export function filledInSentence(fileName: string, filled: readonly string[], jobs: number): string {
  if (filled.length === 0) return `${fileName} holds nothing that is not filled in already.`
  const countsAllJobs = filled.includes(PROFILE_FIELDS.years_experience.label) && jobs > 1
  return `Filled in from ${fileName}: ${filled.join(', ')}. Please look it over.${countsAllJobs ? ' The years are those of all your jobs together: choose less if only part of them was this work.' : ''}`
}
