import { useMutation, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import {
  type CareerEvent,
  EVENT_MAX_CHARACTERS,
  type NewCareerEvent,
  newCareerEvent,
  USUAL_EVENTS,
} from '#shared/wellness/career-event.ts'
import { EARLIEST_NOTED_AT } from '#shared/wellness/check-in.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { EVENTS_KEY, eventsApi, useCareerEvents } from './career-events-query.ts'
import { changeFailure } from './change-failure.ts'
import { noonOf, wholeDay } from './day-and-time.ts'
import { TOGGLE_CLASS } from './tag-field.tsx'

/** Changes at work that stand in the charts: noted, listed and deleted. */
export function CareerEvents() {
  const events = useCareerEvents()
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="career-events" className="grid gap-3">
      <h2 id="career-events" className="text-2xl">
        Changes at work
      </h2>
      <p className="max-w-reading text-soft">
        A new job, another manager, a rejection: they stand in your charts, so that you can see what came
        around the same time.
      </p>
      {events.isError && <LoadError what="Your noted changes" onTryAgain={() => void events.refetch()} />}
      {events.data && events.data.length > 0 && (
        <ul className="divide-y divide-rule border-y border-rule">
          {events.data.toReversed().map(event => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <EventForm onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button tone="bare" className="-ms-5" onClick={() => setAdding(true)}>
            <Plus aria-hidden className="size-5" />
            Add an event
          </Button>
        </div>
      )}
    </section>
  )
}

function EventRow({ event }: { event: CareerEvent }) {
  const change = useChange()
  const { id, title, happened_on } = event
  const remove = useMutation({
    mutationFn: () => eventsApi.deleteCareerEvent({ id }),
    onSuccess: async () => {
      await change.reload()
      toast({
        title: `“${title}” deleted`,
        action: { label: 'Undo', onPress: () => change.save.mutate({ title, happened_on }) },
      })
    },
    onError: error => toast({ tone: 'destructive', ...changeFailure(error, 'The event was not deleted') }),
  })
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span className="block font-medium break-words">{title}</span>
        <span className="text-sm text-soft">{wholeDay(new Date(noonOf(happened_on)).toISOString())}</span>
      </span>
      <Button
        tone="bare"
        aria-label={`Delete ${title}`}
        busy={remove.isPending}
        onClick={() => remove.mutate()}
      >
        <Trash2 aria-hidden className="size-5" />
      </Button>
    </li>
  )
}

function EventForm({ onDone }: { onDone: () => void }) {
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const [tried, setTried] = useState(false)
  const { save } = useChange(onDone)
  const checked = newCareerEvent.safeParse({ title, happened_on: day })
  const faultOf = (field: string) =>
    tried ? checked.error?.issues.find(issue => issue.path[0] === field)?.message : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (checked.success) save.mutate(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-reading gap-5 rounded-lg bg-raised p-5">
      <div className="grid gap-2.5">
        <div className="flex flex-wrap gap-2">
          {USUAL_EVENTS.map(usual => (
            <button
              key={usual}
              type="button"
              aria-pressed={title === usual}
              onClick={() => setTitle(usual)}
              className={TOGGLE_CLASS}
            >
              {usual}
            </button>
          ))}
        </div>
        <Field label="What happened, in your words" error={faultOf('title')}>
          {field => (
            <TextInput
              {...field}
              maxLength={EVENT_MAX_CHARACTERS}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          )}
        </Field>
        {title !== '' && <CrisisNotice text={title} />}
      </div>
      <div className="max-w-[14rem]">
        <Field label="Day" error={faultOf('happened_on')}>
          {field => (
            <TextInput
              {...field}
              type="date"
              min={EARLIEST_NOTED_AT.slice(0, 'yyyy-mm-dd'.length)}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          Save event
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function useChange(onSaved?: () => void) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: EVENTS_KEY })
  const save = useMutation({
    mutationFn: (event: NewCareerEvent) => eventsApi.saveCareerEvent(event),
    onSuccess: async ({ title }) => {
      await reload()
      toast({ title: `“${title}” noted` })
      onSaved?.()
    },
    onError: error => toast({ tone: 'destructive', ...changeFailure(error, 'The event was not saved') }),
  })
  return { save, reload }
}
