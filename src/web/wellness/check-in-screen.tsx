import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { Problem } from '#shared/problem.ts'
import {
  type CheckInForm,
  checkInForm,
  ENERGY_LABELS,
  MOOD_LABELS,
  NOTES_MAX_CHARACTERS,
  SCALE_DEFAULT,
} from '#shared/wellness/check-in.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Link } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { dismissAllToasts, toast } from '#web/ui/toast.tsx'
import { checkInFailure, NOT_SIGNED_IN } from './check-in-failure.ts'
import { useSaveCheckIn } from './check-ins.ts'
import { GiveConsentAgain } from './give-consent-again.tsx'
import { MoodFace } from './mood-face.tsx'
import { ScaleSlider } from './scale-slider.tsx'
import { WritingPrompt } from './writing-prompt.tsx'

export function CheckInScreen() {
  const navigate = useNavigate()
  const signedIn = useSession().status === 'signed-in'
  const { mutateAsync: saveCheckIn } = useSaveCheckIn()
  // Kept until the check-in is saved: pressing the button again after an error is the same check-in.
  const idempotencyKey = useRef(randomUuid())
  const [consentIsOff, setConsentIsOff] = useState(false)
  const {
    control,
    register,
    handleSubmit,
    watch,
    formState: { errors, isSubmitting },
  } = useForm<CheckInForm>({
    resolver: standardSchemaResolver(checkInForm),
    defaultValues: { mood: [SCALE_DEFAULT], energy: [SCALE_DEFAULT] },
  })
  const written = watch('notes')?.length ?? 0

  async function save({ mood: [mood], energy: [energy], notes }: CheckInForm) {
    dismissAllToasts()
    if (!signedIn) return toast({ tone: 'destructive', ...NOT_SIGNED_IN })
    try {
      await saveCheckIn({
        idempotencyKey: idempotencyKey.current,
        checkIn: { mood, energy, notes: notes || null },
      })
    } catch (error) {
      const isOff = error instanceof Problem && error.code === 'consent_withdrawn'
      setConsentIsOff(isOff)
      if (isOff) return
      return toast({ tone: 'destructive', ...checkInFailure(error) })
    }
    toast({ title: 'Check-in saved!', description: 'Your daily wellness check-in has been recorded.' })
    void navigate('/wellness/overview')
  }

  return (
    <main id="content" className="page max-w-[46rem] py-6 sm:py-10">
      <Link
        to="/wellness/overview"
        className="inline-flex min-h-11 items-center gap-2 rounded-full pe-3 text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to overview
      </Link>
      <h1 className="mt-4 text-4xl">How are you today?</h1>
      <form noValidate onSubmit={handleSubmit(save)} className="mt-10 grid gap-12">
        <Controller
          control={control}
          name="mood"
          render={({ field }) => (
            <ScaleSlider
              question="Mood"
              labels={MOOD_LABELS}
              value={field.value[0]}
              onChange={mood => field.onChange([mood])}
              mark={step => (
                <MoodFace
                  mood={step}
                  className="size-8 transition-[scale] group-data-chosen:scale-125 motion-reduce:transition-none"
                />
              )}
            />
          )}
        />
        <Controller
          control={control}
          name="energy"
          render={({ field }) => (
            <ScaleSlider
              question="Energy"
              labels={ENERGY_LABELS}
              value={field.value[0]}
              onChange={energy => field.onChange([energy])}
            />
          )}
        />
        <div className="grid gap-3">
          <Field
            label={
              <>
                <span className="font-serif text-xl font-normal">Notes</span>{' '}
                <span className="font-normal text-soft">optional</span>
              </>
            }
            error={errors.notes?.message}
          >
            {field => (
              <>
                <WritingPrompt />
                <TextArea {...field} {...register('notes')} rows={6} />
              </>
            )}
          </Field>
          <p
            className={`figures justify-self-end text-xs ${written > NOTES_MAX_CHARACTERS ? 'font-semibold text-wrong' : 'text-soft'}`}
          >
            {written} of {NOTES_MAX_CHARACTERS} characters
          </p>
        </div>
        {consentIsOff && <GiveConsentAgain onGiven={handleSubmit(save)} />}
        <Button type="submit" size="large" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Saving...' : 'Save Check-in'}
        </Button>
      </form>
    </main>
  )
}
