import { SKILL_MAX_CHARACTERS } from '#shared/account/profile-fields.ts'
import { EXPERIENCE_LEVELS } from '#shared/account/profile-options.ts'
import type { ResumeFacts } from './resume-facts.ts'

const MONTHS_A_YEAR = 12

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

/** Months in which there was any job, so that two at once count once. */
function experienceLevel(work: ResumeFacts['work'], today: Date): string | null {
  const months = new Set<number>()
  const thisMonth = today.getFullYear() * MONTHS_A_YEAR + today.getMonth()
  for (const { startDate, endDate, current } of work) {
    if (!startDate) continue
    const start = monthOf(startDate, 0)
    const end = current || !endDate ? thisMonth : monthOf(endDate, MONTHS_A_YEAR - 1)
    for (let month = start; month <= Math.min(end, thisMonth); month++) months.add(month)
  }
  if (months.size === 0) return null
  const years = Math.floor(months.size / MONTHS_A_YEAR)
  return EXPERIENCE_LEVELS.findLast(level => years >= Number.parseInt(level, 10)) ?? null
}

function monthOf(date: string, withoutMonth: number): number {
  const [year = 0, month] = date.split('-').map(Number)
  return year * MONTHS_A_YEAR + (month === undefined ? withoutMonth : month - 1)
}
