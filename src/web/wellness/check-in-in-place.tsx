import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useCheckInDraft } from './check-in-draft.ts'
import { MoodAndEnergy } from './mood-and-energy.tsx'
import { submitCheckIn } from './submit-check-in.ts'

const BUTTON_LABELS = { answering: 'Save Check-in', saving: 'Saving...', done: 'Saved' }

/** A check-in without leaving the screen. The draft is that of the check-in's own screen, where a note can be added. */
export function CheckInInPlace({
  label,
  headingId,
  onSaved,
}: {
  label: ReactNode
  headingId: string
  onSaved: () => void
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [progress, setProgress] = useState<keyof typeof BUTTON_LABELS>('answering')
  // Kept until the check-in is saved: pressing the button again after an error is the same check-in.
  const clientId = useRef(randomUuid())
  const { draft, change, discard } = useCheckInDraft()
  const { mood, energy, notes } = draft

  async function save() {
    setProgress('saving')
    const checkIn = {
      client_id: clientId.current,
      mood,
      energy,
      notes: notes.trim() || null,
    }
    const outcome = await submitCheckIn(queries, checkIn)
    setProgress(outcome === 'done' ? 'done' : 'answering')
    // On its own screen the consent can be given again; the draft goes along.
    if (outcome === 'needs consent') navigate('/wellness/checkin')
    if (outcome !== 'done') return
    discard()
    onSaved()
  }

  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      className={CHECK_IN_CLASS}
    >
      <CheckInQuestion label={label} headingId={headingId} />
      <MoodAndEnergy mood={mood} energy={energy} onChange={change} />
      <CheckInLinks
        button={
          <Button type="submit" busy={progress === 'saving'} disabled={progress === 'done'}>
            {BUTTON_LABELS[progress]}
          </Button>
        }
      />
    </form>
  )
}

export const CHECK_IN_CLASS =
  'grid items-center gap-x-10 gap-y-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]'

export function CheckInQuestion({ label, headingId }: { label: ReactNode; headingId: string }) {
  return (
    <div className="grid content-start gap-2.5 lg:self-start">
      {label}
      <h2 id={headingId} className="text-2xl">
        How are you today?
      </h2>
      <p className="text-soft max-lg:hidden">It takes ten seconds.</p>
    </div>
  )
}

export function CheckInLinks({ button }: { button: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-3">
      {button}
      <TextLink to="/wellness/checkin" tone="form" className="inline-flex min-h-11 items-center">
        Add a note
      </TextLink>
    </div>
  )
}
