import type { ResumeFacts } from '#shared/career/resume-facts.ts'

/** "2 jobs, 1 school, 8 skills": what a parser found, in a few words. */
export function factsSummary({ work, volunteer, education, skills, certificates }: ResumeFacts): string {
  const counts = [
    counted(work.length, 'job'),
    volunteer.length === 0 ? '' : `Volunteer work: ${volunteer.length}`,
    counted(education.length, 'school'),
    counted(skills.length, 'skill'),
    counted(certificates.length, 'certificate'),
  ].filter(Boolean)
  return counts.length === 0 ? 'a name and how to reach you' : counts.join(', ')
}

function counted(count: number, one: string): string {
  return count === 0 ? '' : `${count} ${one}${count === 1 ? '' : 's'}`
}
