import type { Profile } from '#shared/account/profile.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink, type ButtonTone } from '#web/ui/button.tsx'
import { type ChosenCareer, rememberCareer } from '../career-state.ts'
import { careerProfileOf } from '../current-profile.ts'

/** Both fit beside each other on a phone. */
const PHONE_SIZE_CLASS = 'max-sm:px-4 max-sm:text-sm'

/** From a suggestion on: to the skill gap and to the résumé, taking the career and the profile along. */
export function CareerLinks({
  suggestion,
  profile,
  tone = 'quiet',
}: {
  suggestion: Suggestion
  profile: Profile | undefined
  tone?: ButtonTone
}) {
  const chosen = useChoice(suggestion, profile)
  const remember = () => chosen && rememberCareer(chosen)
  return (
    <>
      <ButtonLink
        to="/career/skills"
        state={chosen}
        tone={tone}
        className={PHONE_SIZE_CLASS}
        onClick={remember}
        aria-label={`View Skill Gap: ${suggestion.role}`}
      >
        View Skill Gap
      </ButtonLink>
      <ButtonLink
        to="/career/resume"
        state={chosen}
        tone="quiet"
        className={PHONE_SIZE_CLASS}
        onClick={remember}
        aria-label={`Generate Résumé: ${suggestion.role}`}
      >
        Generate Résumé
      </ButtonLink>
    </>
  )
}

function useChoice(suggestion: Suggestion, profile: Profile | undefined): ChosenCareer | undefined {
  const session = useSession()
  if (session.status !== 'signed-in') return undefined
  const { role, code, key_skills, salary_range } = suggestion
  return {
    owner: session.user.id,
    career: { role, code, key_skills, salary_range },
    profile: profile ? careerProfileOf(profile) : {},
  }
}
