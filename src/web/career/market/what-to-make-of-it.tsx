import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Profile } from '#shared/account/profile.ts'
import type { MarketResult } from '#shared/career/market-result.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { rememberCareer } from '../career-state.ts'

/** The recommendations, and the way on to the skill gap. */
export function WhatToMakeOfIt({
  result: { recommendations, occupation, skillsAnalysis, salaryTrends },
  profile,
}: {
  result: MarketResult
  profile: Profile | undefined
}) {
  const session = useSession()
  const chosen =
    session.status === 'signed-in' && occupation
      ? {
          owner: session.user.id,
          career: {
            role: occupation.role,
            code: occupation.code,
            key_skills: skillsAnalysis.hotSkills,
            salary_range: salaryTrends.range,
          },
          profile: profile ?? {},
        }
      : undefined
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <h3 className="text-xl">What to make of it</h3>
      <ul className="grid grid-cols-1 gap-3">
        {recommendations.map(text => (
          <li key={text} className="flex gap-3">
            <ArrowRight aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
            {text}
          </li>
        ))}
      </ul>
      {chosen && (
        <div>
          <ButtonLink to="/career/skills" state={chosen} onClick={() => rememberCareer(chosen)}>
            View Skill Gap
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
