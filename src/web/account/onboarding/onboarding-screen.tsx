import { useProfile } from '#web/account/profile-query.ts'
import { loadDraft } from '#web/platform/drafts.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { initialDraft, ONBOARDING_DRAFT } from './onboarding-draft.ts'
import { OnboardingWizard } from './onboarding-wizard.tsx'

export function OnboardingScreen() {
  const state = useSession()
  const profile = useProfile()
  return (
    <main id="content" className="page max-w-[46rem] py-8 sm:py-12">
      {state.status === 'signed-out' ? (
        <SignedOut />
      ) : state.status === 'loading' || profile.isPending ? (
        <Pending />
      ) : (
        <OnboardingWizard
          userId={state.user.id}
          initialDraft={initialDraft(
            loadDraft(state.user.id, ONBOARDING_DRAFT),
            profile.data,
            state.user.user_metadata.full_name,
          )}
        />
      )}
    </main>
  )
}

function SignedOut() {
  return (
    <div className="grid justify-items-start gap-5 py-10">
      <h1 className="text-2xl">Please log in to continue.</h1>
      <ButtonLink to="/login">Go to Login</ButtonLink>
    </div>
  )
}

function Pending() {
  return (
    <Loading label="Loading your profile">
      <div className="grid gap-8">
        <Skeleton className="h-6" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  )
}
