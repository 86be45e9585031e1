import { useProfile } from '#web/account/profile-query.ts'
import { loadDraft } from '#web/platform/drafts.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { initialDraft, ONBOARDING_DRAFT } from './onboarding-draft.ts'
import { OnboardingWizard } from './onboarding-wizard.tsx'
import { FIRST_STEP_TITLE, StepProgress } from './step-progress.tsx'

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

/** The first step without its fields: which of them are filled in is not known yet. */
function Pending() {
  return (
    <div data-depends-on-address="">
      <StepProgress step={1} />
      <div className="mt-8 grid gap-8">
        <h1 className="text-4xl">{FIRST_STEP_TITLE}</h1>
        <Loading label="Loading your profile">
          <Skeleton className="h-96" />
        </Loading>
      </div>
    </div>
  )
}
