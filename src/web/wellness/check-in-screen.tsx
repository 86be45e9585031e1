import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { checkInForm, energyLabel, moodLabel } from '#shared/wellness/check-in-form.ts'
import { log } from '#web/platform/log.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { BackLink } from './back-link.tsx'
import { useCheckInDraft } from './check-in-draft.ts'
import { ContextPart } from './context-part.tsx'
import { MoodAndEnergy } from './mood-and-energy.tsx'
import { NoteField } from './note-field.tsx'

export function CheckInScreen() {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [saving, setSaving] = useState(false)
  // Kept until the check-in is saved: pressing the button again after an error is the same check-in.
  const clientId = useRef(randomUuid())
  const notesBox = useRef<HTMLTextAreaElement>(null)
  const { draft, change, discard } = useCheckInDraft()
  const { mood, energy, notes } = draft
  const [tried, setTried] = useState(false)
  // With the keyboard of a phone open there is room for the note alone.
  const [isWriting, setWriting] = useState(false)
  const [ConsentForm, setConsentForm] = useState<ComponentType<{ onGiven: () => void }>>()
  const checked = checkInForm.safeParse({ mood: [mood], energy: [energy], notes })
  const fault = tried ? checked.error?.issues[0]?.message : undefined

  useEffect(() => void loadSubmit().catch(error => log('what saves a check-in is not there yet', error)), [])

  // The page was drawn at build, and somebody may have written before React was there.
  useLayoutEffect(() => {
    const typed = notesBox.current?.value
    if (typed) change({ notes: typed })
  }, [change])

  async function save() {
    setTried(true)
    if (!checked.success) return notesBox.current?.focus()
    const checkIn = {
      client_id: clientId.current,
      mood,
      energy,
      notes: checked.data.notes || null,
    }
    setSaving(true)
    try {
      const { submitCheckIn } = await loadSubmit()
      const outcome = await submitCheckIn(queries, checkIn)
      const form = outcome === 'needs consent' && (await loadConsentForm())
      setConsentForm(form ? () => form : undefined)
      if (outcome !== 'done') return
      discard()
      navigate('/wellness/overview')
    } catch (error) {
      log('the check-in could not be submitted', error)
      toast({ tone: 'destructive', title: 'An error occurred', description: 'Please try again later.' })
    } finally {
      setSaving(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <main id="content" className="page flex max-w-[46rem] flex-1 flex-col pt-2 sm:pt-8">
      <BackLink to="/wellness/overview">Back to overview</BackLink>
      <h1 className="mt-1 text-4xl sm:mt-3">How are you today?</h1>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-1 flex-col sm:mt-10">
        <div className="grid gap-7 pb-6 sm:gap-10">
          {isWriting && (
            <p className="flex min-h-11 flex-wrap items-center gap-x-4 font-medium sm:hidden">
              <span>
                Mood: {moodLabel(mood)}, energy: {energyLabel(energy)}
              </span>
              <Button tone="bare" className="-me-5 ms-auto" onClick={() => setWriting(false)}>
                Change
              </Button>
            </p>
          )}
          <div className={`grid gap-7 sm:gap-10 ${isWriting ? 'max-sm:hidden' : ''}`}>
            <MoodAndEnergy mood={mood} energy={energy} onChange={change} />
          </div>
          <div className="grid">
            <NoteField
              box={notesBox}
              notes={notes}
              onChange={text => change({ notes: text })}
              onFocus={() => setWriting(true)}
              error={fault}
            />
            <ContextPart />
          </div>
          {ConsentForm && <ConsentForm onGiven={() => void save()} />}
        </div>
        <BottomBar>
          <Button type="submit" size="large" busy={saving} className="w-full sm:w-auto">
            {saving ? 'Saving...' : 'Save Check-in'}
          </Button>
        </BottomBar>
      </form>
    </main>
  )
}

/** Fetched while somebody answers; what can wait for the button does not hold up the screen. */
function loadSubmit() {
  return import('./submit-check-in.ts')
}

/** Fetched only for those who need it, which hardly anybody does. */
async function loadConsentForm() {
  return (await import('./give-consent-again.tsx')).GiveConsentAgain
}
