import { oncePerOccupation } from '#engine/lazy.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { OccupationLicense } from '#engine/occupations/load-occupation-licenses.ts'
import { article } from '#engine/text/article.ts'
import { ownEntry } from '#engine/text/own-entry.ts'
import type { RequiredLicense } from '#shared/career/skill-gap.ts'
import type { PastJob } from './work-history.ts'

export type LicenseQuestion = {
  skills: string[]
  /** Lines and certificates of the résumé; none when there is no résumé. */
  resumeLines: string[] | null
  jobs: PastJob[]
  hasPresentJob: boolean
  /** What the person said by hand, by the name of the license. */
  answers: Readonly<Record<string, boolean>>
}

/** A longer short form is a word of its own ("Captain"). */
const MAX_SHORT_FORM_CHARS = 5
const MAX_QUOTED_CHARS = 80

/** What the role may not be done without, each held or not; whatever nothing speaks of stays open. */
export function requiredLicenses(
  career: CareerData,
  targetRow: number,
  question: LicenseQuestion,
): RequiredLicense[] {
  return licensesOf(career, targetRow).map(({ name, codes, shownBy }) => {
    const answer = ownEntry(question.answers, name)
    return answer === undefined
      ? { name, ...heldAnswer(career, codes, shownBy, question), setByYou: false }
      : { name, held: answer ? 'yes' : 'no', evidence: 'You said so yourself.', setByYou: true }
  })
}

export const licensesOf = oncePerOccupation((career: CareerData, row): readonly OccupationLicense[] => {
  const code = career.occupations.codes[row] ?? ''
  return career.occupationLicenses().filter(({ codes }) => codes.some(start => code.startsWith(start)))
})

function heldAnswer(
  career: CareerData,
  codes: string[],
  shownBy: string[],
  { skills, resumeLines, jobs, hasPresentJob }: LicenseQuestion,
): Pick<RequiredLicense, 'held' | 'evidence'> {
  const shows = (text: string) => shownBy.some(form => holdsForm(text, form))
  const skill = skills.find(shows)
  if (skill !== undefined) return { held: 'yes', evidence: `From ${skill.trim()} in your profile.` }
  const line = resumeLines?.find(shows)
  if (line !== undefined)
    return { held: 'yes', evidence: `From your résumé: “${line.slice(0, MAX_QUOTED_CHARS).trim()}”.` }
  const needs = ({ row }: PastJob) =>
    codes.some(start => (career.occupations.codes[row] ?? '').startsWith(start))
  const at = jobs.findIndex(needs)
  const job = jobs[at]
  if (job && at === 0 && hasPresentJob)
    return { held: 'yes', evidence: `Your work as ${article(job.title)} ${job.title} needs it.` }
  if (job)
    return {
      held: 'unknown',
      evidence: `Your time as ${article(job.title)} ${job.title} needed it; see whether it is still valid.`,
    }
  return resumeLines === null
    ? { held: 'unknown', evidence: 'Nothing you told us says whether you hold it.' }
    : { held: 'no', evidence: 'Neither your profile nor your résumé names it.' }
}

/** Short forms count in capitals only: "pa" is no physician assistant. */
function holdsForm(text: string, form: string): boolean {
  const isShort = form.length <= MAX_SHORT_FORM_CHARS && form === form.toUpperCase()
  const [where, what] = isShort ? [text, form] : [text.toLowerCase(), form.toLowerCase()]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const around = (where[at - 1] ?? ' ') + (where[at + what.length] ?? ' ')
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}
