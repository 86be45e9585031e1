import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { CONSENTS } from '#shared/account/consent-texts.ts'
import { setConsent } from '#shared/account/profile-operations.ts'
import { type LearningPlan, PLAN_MINUTES, WEEKDAYS } from '#shared/learning/learning-plan.ts'
import { createApiClient } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Switch } from '#web/ui/choice.tsx'
import { Field, FieldError, TextInput } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { planApi } from './plan-api.ts'
import { PLAN_KEY, useProgressChange } from './progress-query.ts'

const consentApi = createApiClient({ setConsent })
/** Said where somebody agreed that check-ins are looked at and has switched them off. */
export const CHECK_INS_OFF = 'Daily check-ins are off, so none is looked at.'
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const FIRST_WISH = { weekly_minutes: 60, days: [0, 2, 4] } as const

/** How much, on which days, and whether a tired week may make it lighter: off until somebody agrees. */
export function PlanForm({
  known: { wish, agreed, uses_check_ins },
  onDone,
}: {
  known: LearningPlan
  onDone: () => void
}) {
  const [minutes, setMinutes] = useState(String(wish?.weekly_minutes ?? FIRST_WISH.weekly_minutes))
  const [days, setDays] = useState<readonly (typeof WEEKDAYS)[number][]>(wish?.days ?? FIRST_WISH.days)
  const [tried, setTried] = useState(false)
  const save = useProgressChange({ change: planApi.setLearningPlan, done: 'Plan saved', onDone })
  const stop = useProgressChange({ change: planApi.deleteLearningPlan, done: 'Plan switched off', onDone })
  const count = Number(minutes)
  const isCount = Number.isInteger(count) && count >= PLAN_MINUTES.min && count <= PLAN_MINUTES.max

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isCount && days.length > 0) save.mutate({ weekly_minutes: count, days: [...days] })
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-5">
      <Field
        label="Minutes a week"
        {...(tried &&
          !isCount && { error: `Please enter ${PLAN_MINUTES.min} to ${PLAN_MINUTES.max} minutes.` })}
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
      <fieldset>
        <legend className="mb-1 font-medium">Days</legend>
        <div className="flex flex-wrap gap-x-6">
          {WEEKDAYS.map(day => (
            <Checkbox
              key={day}
              checked={days.includes(day)}
              onChange={({ target }) =>
                setDays(target.checked ? [...days, day] : days.filter(other => other !== day))
              }
            >
              {DAY_NAMES[day]}
            </Checkbox>
          ))}
        </div>
        <FieldError id="plan-days" error={tried && days.length === 0 ? 'Please choose a day.' : undefined} />
      </fieldset>
      <EnergyConsent isGiven={agreed} isUsed={uses_check_ins} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          Save plan
        </Button>
        <Button tone="quiet" onClick={onDone}>
          Cancel
        </Button>
        {wish && (
          <Button tone="bare" busy={stop.isPending} onClick={() => stop.mutate({})}>
            Switch the plan off
          </Button>
        )}
      </div>
    </form>
  )
}

/** Takes effect at once, as every consent does; also to be found in Settings. */
function EnergyConsent({ isGiven, isUsed }: { isGiven: boolean; isUsed: boolean }) {
  const queries = useQueryClient()
  const set = useMutation({
    mutationFn: (granted: boolean) => consentApi.setConsent({ purpose: 'plan_check_ins', granted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [PLAN_KEY] }),
    onError: () => toast({ tone: 'destructive', title: 'That could not be saved. Please try again.' }),
  })
  return (
    <Switch
      checked={set.isPending ? set.variables : isGiven}
      onChange={event => set.mutate(event.target.checked)}
    >
      <span className="font-medium">Lighter in a tired week</span>
      <span className="block text-sm text-soft">{CONSENTS.plan_check_ins.meaning}</span>
      {isGiven && !isUsed && <span className="block text-sm">{CHECK_INS_OFF}</span>}
    </Switch>
  )
}
