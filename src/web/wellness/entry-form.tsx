import { useMutation, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import {
  type CheckIn,
  type CheckInChange,
  checkInChange,
  EARLIEST_NOTED_AT,
} from '#shared/wellness/check-in.ts'
import { NOTES_MAX_CHARACTERS, SCALE_DEFAULT } from '#shared/wellness/check-in-form.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { BottomBar } from '#web/ui/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { BackLink } from './back-link.tsx'
import { changeFailure } from './change-failure.ts'
import { CHECK_INS_KEY } from './check-ins.ts'
import { ContextFold } from './context-fold.tsx'
import { momentParts } from './day-and-time.ts'
import { historyApi } from './history-api.ts'
import { fromLocalInput, toLocalInput } from './local-input.ts'
import { MoodAndEnergy } from './mood-and-energy.tsx'
import { wellnessApi } from './wellness-api.ts'

/** Changes a check-in, or adds one for an earlier day. */
export function EntryForm({
  entry,
  onDone,
  resend,
}: {
  entry: CheckIn | null
  onDone?: () => void
  /** Of one that the server does not know yet; says itself what came of it. */
  resend?: (change: CheckInChange) => Promise<void>
}) {
  const [answers, setAnswers] = useState({
    mood: entry?.mood ?? SCALE_DEFAULT,
    energy: entry?.energy ?? SCALE_DEFAULT,
  })
  const changeAnswer = useCallback(
    (answer: Partial<typeof answers>) => setAnswers(known => ({ ...known, ...answer })),
    [],
  )
  const [notes, setNotes] = useState(entry?.notes ?? '')
  const [when, setWhen] = useState(() => (entry ? toLocalInput(new Date(entry.noted_at)) : ''))
  const [context, setContext] = useState(entry?.context)
  const [tried, setTried] = useState(false)
  const save = useSaveEntry(entry, onDone)
  const send = useMutation({ mutationFn: resend, onSuccess: onDone, onError: tellFailure })
  const notedAt = fromLocalInput(when)
  const checked = checkInChange.safeParse({ ...answers, notes, context: context ?? null, noted_at: notedAt })
  const whenFault = notedAt === undefined ? 'Please choose a day and a time' : faultOf('noted_at')
  const notesFault = faultOf('notes')

  function faultOf(field: string): string | undefined {
    return checked.error?.issues.find(issue => issue.path[0] === field)?.message
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!checked.success || whenFault) return
    // Minutes alone can be chosen: an unchanged one keeps its seconds, and its place among others of that minute.
    const isSameMinute = entry !== null && when === toLocalInput(new Date(entry.noted_at))
    const change = { ...checked.data, noted_at: isSameMinute ? entry.noted_at : notedAt }
    if (resend) send.mutate(change)
    else save.mutate(change)
  }

  return (
    <>
      {entry ? (
        <Button tone="bare" className="-ms-5 w-fit text-soft" onClick={onDone}>
          <X aria-hidden className="size-4" />
          Leave without saving
        </Button>
      ) : (
        <BackLink to="/wellness/history">All check-ins</BackLink>
      )}
      <h1 className="text-4xl">{entry ? `Edit ${momentParts(entry.noted_at).day}` : 'Add an earlier day'}</h1>
      <form noValidate onSubmit={submit} className="mt-6 flex flex-1 flex-col">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7 pb-6">
          <Field label="Day and time" error={tried ? whenFault : undefined}>
            {field => (
              <TextInput
                {...field}
                type="datetime-local"
                min={toLocalInput(new Date(EARLIEST_NOTED_AT))}
                value={when}
                onChange={event => setWhen(event.target.value)}
              />
            )}
          </Field>
          <MoodAndEnergy {...answers} onChange={changeAnswer} />
          <Field
            label="Your note"
            hint={`${notes.length} of ${NOTES_MAX_CHARACTERS} characters`}
            error={notesFault}
          >
            {field => (
              <TextArea {...field} rows={7} value={notes} onChange={event => setNotes(event.target.value)} />
            )}
          </Field>
          <ContextFold context={context} onChange={setContext} />
        </div>
        <BottomBar>
          <Button
            type="submit"
            size="large"
            busy={save.isPending || send.isPending}
            className="w-full sm:w-auto"
          >
            {resend ? 'Send Check-in' : entry ? 'Save changes' : 'Save Check-in'}
          </Button>
        </BottomBar>
      </form>
    </>
  )
}

function useSaveEntry(entry: CheckIn | null, onDone: (() => void) | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  // Pressing the button again after an error is the same check-in.
  const clientId = useRef(randomUuid())
  return useMutation({
    mutationFn: (change: CheckInChange) =>
      entry
        ? historyApi.updateCheckIn({ ...change, id: entry.id })
        : wellnessApi.saveCheckIn({ ...change, client_id: clientId.current }),
    onSuccess: saved => {
      queries.setQueryData([CHECK_INS_KEY, 'entry', saved.id], saved)
      void queries.invalidateQueries({ queryKey: [CHECK_INS_KEY] })
      toast({ title: entry ? 'Changes saved' : `Check-in of ${momentParts(saved.noted_at).day} saved` })
      if (onDone) onDone()
      else navigate('/wellness/history')
    },
    onError: tellFailure,
  })
}

function tellFailure(error: unknown) {
  toast({ tone: 'destructive', ...changeFailure(error, 'The check-in was not saved') })
}
