import { type FormEvent, useRef, useState } from 'react'
import { DAY_MINUTES_MAX, type LearningItem } from '#shared/learning/learning-progress.ts'
import { randomUuid } from '#web/platform/random-uuid.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { localDay } from './local-day.ts'
import { progressApi } from './progress-api.ts'
import { useProgressChange } from './progress-query.ts'

/** Minutes of a day, for a resource or for something else. */
export function LogTimeForm({ items, onDone }: { items: readonly LearningItem[]; onDone: () => void }) {
  // Sent again after a lost answer, the same id is logged once.
  const id = useRef(randomUuid())
  const today = localDay(new Date())
  const [minutes, setMinutes] = useState('30')
  const [day, setDay] = useState(today)
  const [resource, setResource] = useState(items[0]?.resource_id ?? '')
  const [tried, setTried] = useState(false)
  const logging = useProgressChange({ change: progressApi.logLearningTime, done: 'Time logged', onDone })
  const count = Number(minutes)
  const isCount = Number.isInteger(count) && count >= 1 && count <= DAY_MINUTES_MAX
  const isDay = day !== '' && day <= today

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isCount && isDay)
      logging.mutate({ id: id.current, minutes: count, learned_on: day, resource_id: resource || null })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Minutes"
          {...(tried &&
            !isCount && {
              error: `Please enter 1 to ${DAY_MINUTES_MAX} minutes: at most ${DAY_MINUTES_MAX / 60} hours a day.`,
            })}
        >
          {control => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={minutes}
              onChange={event => setMinutes(event.target.value)}
            />
          )}
        </Field>
        <Field label="Day" {...(tried && !isDay && { error: 'Please choose today or an earlier day.' })}>
          {control => (
            <TextInput
              {...control}
              type="date"
              max={today}
              value={day}
              onChange={event => setDay(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Field label="What you learned from">
        {control => (
          <Select {...control} value={resource} onChange={event => setResource(event.target.value)}>
            {items.map(({ resource_id, title }) => (
              <option key={resource_id} value={resource_id}>
                {title}
              </option>
            ))}
            <option value="">Something else</option>
          </Select>
        )}
      </Field>
      <DialogActions>
        <Button type="submit" busy={logging.isPending}>
          Log time
        </Button>
      </DialogActions>
    </form>
  )
}
