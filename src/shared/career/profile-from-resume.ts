import { SKILL_MAX_CHARACTERS } from '#shared/account/profile-fields.ts'
import { EXPERIENCE_LEVELS } from '#shared/account/profile-options.ts'
import { coveredMonths, MONTHS_PER_YEAR, monthNumber } from './covered-months.ts'
import type { ResumeFacts } from './resume-facts.ts'

/** What of a profile a résumé already says; null where it does not. */
export function profileFromResume({ basics, work, skills }: ResumeFacts, today: Date) {
  const now = work.find(({ current }) => current) ?? work[0]
  return {
    full_name: basics.name,
    job_title: now?.position ?? basics.label,
    location: basics.location,
    years_experience: experienceLevel(work, today),
    skills: skills.map(({ name }) => name).filter(name => name.length <= SKILL_MAX_CHARACTERS),
  }
}

/** All dated jobs together; one that is to end later lasts until now. */
function experienceLevel(work: ResumeFacts['work'], today: Date): string | null {
  const thisMonth = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`
  const begun = work.filter(({ startDate }) => startDate && startDate <= thisMonth)
  if (begun.length === 0) return null
  const isRunning = (endDate: string | null) =>
    endDate !== null && monthNumber(endDate, MONTHS_PER_YEAR) > monthNumber(thisMonth, 1)
  const months = coveredMonths(
    begun.map(job => ({ ...job, current: job.current || isRunning(job.endDate) })),
    thisMonth,
  )
  const years = Math.floor(months / MONTHS_PER_YEAR)
  return EXPERIENCE_LEVELS.findLast(level => years >= Number.parseInt(level, 10)) ?? null
}
