import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  type CheckInContext,
  EASE_LABELS,
  HOURS_MAX,
  HOURS_STEP,
  isEmptyContext,
  NO_CONTEXT,
} from '#shared/wellness/context.ts'
import { listTags } from '#shared/wellness/context-operations.ts'
import { createApiClient } from '#web/platform/api.ts'
import { withOfflineCopy } from '#web/platform/offline-copy.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Field, TextInput } from '#web/ui/field.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'
import { TagField, TOGGLE_CLASS } from './tag-field.tsx'

const api = createApiClient({ listTags })
const tags = z.object({ drained: z.array(z.string()), gave_energy: z.array(z.string()) })

/** Each part on its own; what is left empty is not saved. */
export function ContextFields({
  context,
  onChange,
}: {
  context: CheckInContext | undefined
  onChange: (context: CheckInContext | undefined) => void
}) {
  const chosen = context ?? NO_CONTEXT
  const change = (part: Partial<CheckInContext>) => {
    const next = { ...chosen, ...part }
    onChange(isEmptyContext(next) ? undefined : next)
  }
  const offered = useQuery({
    queryKey: [CHECK_INS_KEY, 'tags'],
    networkMode: 'always',
    queryFn: ({ signal }) =>
      withOfflineCopy(
        'tags',
        () => api.listTags({}, { signal }),
        kept => tags.safeParse(kept).data,
      ),
  }).data
  const words = [...chosen.drained, ...chosen.gave_energy].join('. ')
  return (
    <div className="grid gap-6 pt-3 pb-2">
      <TagField
        label="What drained you?"
        chosen={chosen.drained}
        offered={offered?.drained ?? []}
        onChange={drained => change({ drained })}
      />
      <TagField
        label="What gave you energy?"
        chosen={chosen.gave_energy}
        offered={offered?.gave_energy ?? []}
        onChange={gave_energy => change({ gave_energy })}
      />
      {words !== '' && <CrisisNotice text={words} />}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <HoursField
          label="Hours slept last night"
          hours={chosen.sleep_hours}
          onChange={sleep_hours => change({ sleep_hours })}
        />
        <HoursField
          label="Hours worked"
          hours={chosen.work_hours}
          onChange={work_hours => change({ work_hours })}
        />
      </div>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">Tense or at ease?</legend>
        <div className="flex flex-wrap gap-2">
          {EASE_LABELS.map((label, index) => (
            <button
              key={label}
              type="button"
              aria-pressed={chosen.ease === index + 1}
              onClick={() => change({ ease: chosen.ease === index + 1 ? null : index + 1 })}
              className={TOGGLE_CLASS}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function HoursField({
  label,
  hours,
  onChange,
}: {
  label: string
  hours: number | null
  onChange: (hours: number | null) => void
}) {
  return (
    <Field label={label}>
      {field => (
        <TextInput
          {...field}
          type="number"
          inputMode="decimal"
          min={0}
          max={HOURS_MAX}
          step={HOURS_STEP}
          value={hours ?? ''}
          onChange={({ target }) => {
            if (target.value === '') onChange(null)
            else onChange(toHalfHours(target.valueAsNumber))
          }}
        />
      )}
    </Field>
  )
}

/** What is typed beyond the day or between half hours is set to the nearest that can be saved. */
function toHalfHours(typed: number): number {
  return Math.min(HOURS_MAX, Math.max(0, Math.round(typed / HOURS_STEP) * HOURS_STEP))
}
