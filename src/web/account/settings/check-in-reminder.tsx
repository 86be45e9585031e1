import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import {
  HOURS_A_DAY,
  hourInWords,
  NO_DAY_MESSAGE,
  type CheckInReminder as Reminder,
  type ReminderChoice,
  reminderSentence,
  WEEKDAYS,
} from '#shared/wellness/reminder.ts'
import { getCheckInReminder, setCheckInReminder } from '#shared/wellness/reminder-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { Switch } from '#web/ui/choice.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.tsx'
import { BrowserNotifications } from './browser-notifications.tsx'
import { settingsFailure } from './save-settings.ts'
import { WeeklyMail } from './weekly-mail.tsx'

const api = createApiClient({ getCheckInReminder, setCheckInReminder })

const reminderQuery = {
  queryKey: ['check-in-reminder'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.getCheckInReminder({}, { signal }),
}

/** What comes by mail or as a notification: reminders to check in, and the weekly summary. */
export function CheckInReminder({ profile }: { profile: Profile | undefined }) {
  return (
    <div className="grid gap-6">
      <ReminderChoices profile={profile} />
      <WeeklyMail />
    </div>
  )
}

/** Saved as it is chosen. */
function ReminderChoices({ profile }: { profile: Profile | undefined }) {
  const reminder = useQuery(reminderQuery)
  if (reminder.data && profile) return <Choice saved={reminder.data} profile={profile} />
  if (reminder.isError) return <LoadError what="Your reminders" onTryAgain={() => void reminder.refetch()} />
  return <SkeletonRows label="Loading your reminders" />
}

function Choice({ saved, profile }: { saved: Reminder; profile: Profile }) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    // One after the other: of two quick changes, the later one must also be the last to be saved.
    scope: { id: 'check-in-reminder' },
    mutationFn: (choice: ReminderChoice) => api.setCheckInReminder(choice),
    onSuccess: answer => {
      queries.setQueryData(reminderQuery.queryKey, answer)
      toast({ title: 'Settings Updated', description: 'Your preferences have been saved successfully.' })
    },
    onError: error => toast({ tone: 'destructive', title: 'Error', description: settingsFailure(error) }),
  })
  const shown = isPending ? { ...saved, ...variables } : saved
  const choose = (change: Partial<ReminderChoice>) => {
    const { is_on, by_mail, days, hour } = shown
    mutate({ is_on, by_mail, days, hour, ...change })
  }
  const isByMail = shown.is_on && shown.by_mail
  return (
    <div className="-mt-2 grid gap-5">
      <div className="grid">
        <Switch
          checked={isByMail}
          onChange={({ target: { checked } }) =>
            choose({ is_on: checked || shown.browsers > 0, by_mail: checked })
          }
        >
          <span className="font-medium">Remind me by email</span>
        </Switch>
        <BrowserNotifications
          pushKey={shown.push_key}
          onChange={browsers => choose({ is_on: isByMail || browsers > 0, by_mail: isByMail })}
          browsers={shown.browsers}
          isOn={shown.is_on}
        />
      </div>
      <Days days={shown.days} onChange={days => choose({ days })} />
      <div className="max-w-[14rem]">
        <Field label="Hour">
          {control => (
            <Select
              {...control}
              value={shown.hour}
              onChange={({ target }) => choose({ hour: Number(target.value) })}
            >
              {Array.from({ length: HOURS_A_DAY }, (_, hour) => (
                <option key={hourInWords(hour)} value={hour}>
                  {hourInWords(hour)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p aria-live="polite" className="max-w-[60ch] text-sm text-soft">
        {reminderSentence(shown, profile, new Date())}
      </p>
    </div>
  )
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const id = useId()
  const [isLastKept, setLastKept] = useState(false)

  function toggle(day: number, isChosen: boolean) {
    const chosen = isChosen ? [...days, day].sort() : days.filter(one => one !== day)
    setLastKept(chosen.length === 0)
    if (chosen.length > 0) onChange(chosen)
  }

  return (
    <fieldset aria-describedby={isLastKept ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium">Days</legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((name, index) => (
          <label
            key={name}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-rule bg-raised px-2.5 hover:border-edge has-checked:border-action has-checked:bg-action-wash"
          >
            <input
              type="checkbox"
              checked={days.includes(index + 1)}
              onChange={({ target }) => toggle(index + 1, target.checked)}
              className="size-4.5 shrink-0 accent-action"
            />
            <span aria-hidden>{name.slice(0, 3)}</span>
            <span className="sr-only">{name}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={isLastKept ? NO_DAY_MESSAGE : undefined} />
    </fieldset>
  )
}
