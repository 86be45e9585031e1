import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { timeZoneName } from '#shared/time-zone-name.ts'
import { billingQuery } from '#web/billing/billing-queries.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useSaveSettings } from './save-settings.ts'

const HINT = 'Months and renewals follow it. Changing it never opens a second allowance.'

/** Saved when it is chosen; the city stands first, so that typing its name finds it. */
export function TimeZoneField({ timeZone }: { timeZone: string | null }) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useSaveSettings()
  const shown = (isPending ? variables.time_zone : undefined) ?? timeZone ?? ''
  // The offsets of hundreds of zones take a moment.
  const listed = useMemo(() => zones(shown), [shown])
  return (
    <Field label="Time zone" hint={isPending ? 'Saving...' : HINT}>
      {control => (
        <Select
          {...control}
          value={shown}
          onChange={({ target }) =>
            mutate(
              { time_zone: target.value },
              { onSuccess: () => queries.invalidateQueries({ queryKey: billingQuery.queryKey }) },
            )
          }
        >
          {timeZone === null && (
            <option value="" disabled>
              Not set, UTC counts
            </option>
          )}
          {listed.map(({ zone, label }) => (
            <option key={zone} value={zone}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Browsers list zones under one name each; somebody may have another name of the same. */
function zones(current: string): { zone: string; label: string }[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(current ? [current] : [])])
  const now = new Date()
  return [...names]
    .map(zone => ({ zone, label: timeZoneName(zone, now) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}
