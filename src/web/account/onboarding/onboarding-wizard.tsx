import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ONBOARDING_STEPS, type OnboardingForm, onboardingForm } from '#shared/account/onboarding.ts'
import { PRODUCT } from '#shared/product.ts'
import { profileApi } from '#web/account/profile-api.ts'
import { profileQuery } from '#web/account/profile-query.ts'
import { saveDraft } from '#web/platform/drafts.ts'
import { useNavigate, useSearchParams } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dismissAllToasts, toast } from '#web/ui/toast.tsx'
import { AboutStep } from './about-step.tsx'
import {
  firstInvalidField,
  missingByStep,
  ONBOARDING_DRAFT,
  type OnboardingDraft,
  percentComplete,
  stepFromQuery,
} from './onboarding-draft.ts'
import { onboardingFailure } from './onboarding-failure.ts'
import { FIRST_STEP_TITLE, StepProgress } from './step-progress.tsx'

const PLACE = <Skeleton className="h-96" />
const SkillsStep = later(async () => (await import('./skills-step.tsx')).SkillsStep, PLACE)
const GoalsStep = later(async () => (await import('./goals-step.tsx')).GoalsStep, PLACE)
const WellnessStep = later(async () => (await import('./wellness-step.tsx')).WellnessStep, PLACE)

const MissingNotice = later(async () => (await import('./missing-notice.tsx')).MissingNotice, null)

const STEPS = [
  { title: FIRST_STEP_TITLE, fields: <AboutStep /> },
  { title: 'Skills & Interests', fields: <SkillsStep /> },
  { title: 'Personality & Goals', fields: <GoalsStep /> },
  { title: 'Wellness Preferences', fields: <WellnessStep /> },
]

const ALL_STEPS = STEPS.map((_, index) => index + 1)

export function OnboardingWizard({
  userId,
  initialDraft,
}: {
  userId: string
  initialDraft: OnboardingDraft
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const signedIn = useSession().status === 'signed-in'
  const [params, setParams] = useSearchParams()
  const step = stepFromQuery(params.get('step'))
  const [showMissing, setShowMissing] = useState(false)
  const [furthest, setFurthest] = useState(step)
  if (step > furthest) setFurthest(step)
  const form = useForm<OnboardingForm>({
    resolver: standardSchemaResolver(onboardingForm),
    defaultValues: initialDraft,
    shouldFocusError: false,
  })
  const { isSubmitting } = form.formState
  const draft: OnboardingDraft = useWatch({ control: form.control })
  const missing = missingByStep(draft)
  const heading = useStepFocus(step)
  useSaveDraft(form, userId)
  // Before they are asked for: a refused submit focuses a field of any step.
  useEffect(() => {
    for (const later of [SkillsStep, GoalsStep, WellnessStep]) later.preload()
  }, [])

  function goTo(target: number) {
    setParams({ step: String(target) })
  }

  async function complete(answers: OnboardingForm) {
    dismissAllToasts()
    setShowMissing(false)
    if (!signedIn) return toast(onboardingFailure('No user found'))
    try {
      queries.setQueryData(profileQuery.queryKey, await profileApi.completeOnboarding(answers))
    } catch (error) {
      return toast(onboardingFailure(error))
    }
    saveDraft(userId, ONBOARDING_DRAFT, null)
    toast({
      title: `Welcome to ${PRODUCT}!`,
      description: 'Your profile has been set up successfully.',
    })
    navigate('/dashboard', { state: { isFirstVisit: true } })
  }

  function focusFirstInvalidField(errors: object) {
    const fault = firstInvalidField(errors)
    if (!fault) return
    setShowMissing(true)
    if (fault.step === step) return form.setFocus(fault.field)
    heading.focusInstead(() => form.setFocus(fault.field))
    goTo(fault.step)
  }

  const isLast = step === ONBOARDING_STEPS
  const current = STEPS[step - 1]
  return (
    <FormProvider {...form}>
      <StepProgress
        step={step}
        percent={percentComplete(draft)}
        missing={missing}
        told={ALL_STEPS.filter(one => showMissing || (one !== step && one <= furthest))}
      />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (isLast) void form.handleSubmit(complete, focusFirstInvalidField)()
          else goTo(step + 1)
        }}
        className="mt-8 grid gap-8"
      >
        <h1 ref={heading.ref} tabIndex={-1} className="text-4xl">
          {current?.title}
        </h1>
        {showMissing && <MissingNotice missing={missing} titles={STEPS.map(({ title }) => title)} />}
        {current?.fields}
        <div className="flex flex-wrap-reverse justify-between gap-3 border-t border-rule pt-6">
          <Button tone="quiet" disabled={step === 1} onClick={() => goTo(step - 1)}>
            Previous
          </Button>
          <Button key={isLast ? 'complete' : 'next'} type="submit" busy={isSubmitting}>
            {isSubmitting ? 'Saving...' : isLast ? 'Complete Setup' : 'Next'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** Focuses the heading of a new step, or its first invalid field after a failed submit. */
function useStepFocus(step: number) {
  const ref = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const instead = useRef<() => void>(undefined)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const focus = instead.current ?? (() => ref.current?.focus())
    instead.current = undefined
    window.scrollTo(0, 0)
    focus()
  }, [step])
  return {
    ref,
    focusInstead: (focus: () => void) => {
      instead.current = focus
    },
  }
}

function useSaveDraft(form: ReturnType<typeof useForm<OnboardingForm>>, userId: string) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(userId, ONBOARDING_DRAFT, values),
      }),
    [form, userId],
  )
}
