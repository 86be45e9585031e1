import type { EducationLevel } from '#shared/career/education.ts'
import { educationText } from '#shared/career/education.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { schooling, schoolingRank } from '../words.ts'

type RoleStep = { short: string; title: string; text: string }

/** What stands between today and a role, in the order it is done; the skills come after. */
export function stepsToRole(role: Suggestion, now: Suggestion | null): RoleStep[] {
  const steps: RoleStep[] = []
  if (role.education !== null && asksForMore(role.education, now)) {
    const text = educationText(role.education)
    steps.push({
      short: schooling(role.education),
      title: text.charAt(0).toUpperCase() + text.slice(1),
      text: 'The usual schooling of people who enter this work.',
    })
  }
  for (const license of role.licenses)
    if (!now?.licenses.includes(license))
      steps.push({
        short: 'license',
        title: license,
        text: 'The work may not be done without it. Rules differ from place to place: ask before you pay for a program.',
      })
  return steps
}

function asksForMore(level: EducationLevel, now: Suggestion | null): boolean {
  return (
    schoolingRank(level) >
    Math.max(schoolingRank('No formal educational credential'), schoolingRank(now?.education ?? null))
  )
}
