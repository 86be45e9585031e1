import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type ComponentType, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { Problem } from '#shared/problem.ts'
import {
  checkInForm,
  ENERGY_LABELS,
  MOOD_LABELS,
  NOTES_MAX_CHARACTERS,
  SCALE_DEFAULT,
} from '#shared/wellness/check-in.ts'
import { log } from '#web/platform/log.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Link, useNavigate } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { dismissAllToasts, toast } from '#web/ui/toast.tsx'
import { checkInFailure, NOT_SIGNED_IN } from './check-in-failure.ts'
import { useSaveCheckIn } from './check-ins.ts'
import { MoodFace } from './mood-face.tsx'
import { ScaleSlider } from './scale-slider.tsx'
import { WritingPrompt } from './writing-prompt.tsx'

export function CheckInScreen() {
  const navigate = useNavigate()
  const signedOut = useSession().status === 'signed-out'
  const { mutateAsync: saveCheckIn, isPending: saving } = useSaveCheckIn()
  // Kept until the check-in is saved: pressing the button again after an error is the same check-in.
  const idempotencyKey = useRef(randomUuid())
  const notesBox = useRef<HTMLTextAreaElement>(null)
  const [mood, setMood] = useState(SCALE_DEFAULT)
  const [energy, setEnergy] = useState(SCALE_DEFAULT)
  const [notes, setNotes] = useState('')
  const [tried, setTried] = useState(false)
  const [ConsentForm, setConsentForm] = useState<ComponentType<{ onGiven: () => void }>>()
  const checked = checkInForm.safeParse({ mood: [mood], energy: [energy], notes })
  const fault = tried ? checked.error?.issues[0]?.message : undefined

  // The page was drawn at build, and somebody may have written before React was there.
  useLayoutEffect(() => setNotes(notesBox.current?.value ?? ''), [])

  async function save() {
    setTried(true)
    if (!checked.success) return notesBox.current?.focus()
    dismissAllToasts()
    if (signedOut) return toast({ tone: 'destructive', ...NOT_SIGNED_IN })
    try {
      await saveCheckIn({
        idempotencyKey: idempotencyKey.current,
        checkIn: { mood, energy, notes: checked.data.notes || null },
      })
    } catch (error) {
      setConsentForm(undefined)
      if (error instanceof Problem && error.code === 'consent_withdrawn') {
        const form = await loadConsentForm()
        if (form) return setConsentForm(() => form)
      }
      return toast({ tone: 'destructive', ...checkInFailure(error) })
    }
    toast({ title: 'Check-in saved!', description: 'Your daily wellness check-in has been recorded.' })
    navigate('/wellness/overview')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
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
      <form noValidate onSubmit={submit} className="mt-10 grid gap-12">
        <ScaleSlider
          question="Mood"
          labels={MOOD_LABELS}
          value={mood}
          onChange={setMood}
          mark={step => (
            <MoodFace
              mood={step}
              className="size-8 transition-[scale] group-data-chosen:scale-125 motion-reduce:transition-none"
            />
          )}
        />
        <ScaleSlider question="Energy" labels={ENERGY_LABELS} value={energy} onChange={setEnergy} />
        <div className="grid gap-3">
          <Field
            label={
              <>
                <span className="font-serif text-xl font-normal">Notes</span>{' '}
                <span className="font-normal text-soft">optional</span>
              </>
            }
            error={fault}
          >
            {field => (
              <>
                <WritingPrompt />
                <TextArea
                  {...field}
                  ref={notesBox}
                  name="notes"
                  rows={6}
                  value={notes}
                  onChange={event => setNotes(event.target.value)}
                />
              </>
            )}
          </Field>
          <p
            className={`figures justify-self-end text-xs ${notes.length > NOTES_MAX_CHARACTERS ? 'font-semibold text-wrong' : 'text-soft'}`}
          >
            {notes.length} of {NOTES_MAX_CHARACTERS} characters
          </p>
        </div>
        {ConsentForm && <ConsentForm onGiven={() => void save()} />}
        <Button type="submit" size="large" busy={saving} className="justify-self-start">
          {saving ? 'Saving...' : 'Save Check-in'}
        </Button>
      </form>
    </main>
  )
}

/** Fetched only for those who need it, which hardly anybody does. */
async function loadConsentForm() {
  try {
    return (await import('./give-consent-again.tsx')).GiveConsentAgain
  } catch (error) {
    log('the consent form could not be loaded', error)
    return undefined
  }
}
