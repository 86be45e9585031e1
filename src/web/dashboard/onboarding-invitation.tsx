import { useProfile } from '#web/account/profile-query.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** For newcomers who have not told us about themselves yet; everything else works without it too. */
export function OnboardingInvitation() {
  const { data: profile } = useProfile()
  if (!profile || profile.onboarding_completed) return null
  return (
    <section
      aria-labelledby="onboarding-invitation"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 rounded-lg bg-action-wash px-6 py-5"
    >
      <div className="grid gap-1">
        <h2 id="onboarding-invitation" className="text-xl">
          Tell us a little about yourself
        </h2>
        <p className="max-w-reading text-soft">
          Four short steps, whenever it suits you. Suggestions then start from your own skills and goals.
        </p>
      </div>
      <ButtonLink to="/onboarding">Set up your profile</ButtonLink>
    </section>
  )
}
