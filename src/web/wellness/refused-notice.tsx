import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { energyLabel, moodLabel } from '#shared/wellness/check-in-form.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { onCheckInsSent } from './check-ins-sent.ts'
import { momentParts } from './day-and-time.ts'
import { discardRefused, listRefused, REFUSED_KEY, type RefusedCheckIn } from './refused-check-ins.ts'

/** Check-ins that were written offline and refused: why, and what to do about each. */
export function RefusedNotice() {
  const queries = useQueryClient()
  useEffect(
    () => onCheckInsSent(() => void queries.invalidateQueries({ queryKey: [REFUSED_KEY] })),
    [queries],
  )
  const refused =
    useQuery({ queryKey: [REFUSED_KEY], networkMode: 'always', queryFn: listRefused, staleTime: 0 }).data ??
    []
  if (refused.length === 0) return null
  return (
    <section
      aria-label="Check-ins that could not be saved"
      className="grid gap-4 rounded-lg border border-wrong bg-raised p-5 sm:p-6"
    >
      {refused.map(one => (
        <Refused key={String(one.id)} refused={one} />
      ))}
    </section>
  )
}

function Refused({ refused }: { refused: RefusedCheckIn }) {
  const { entry, reason } = refused
  const { weekday, day, time } = momentParts(entry.noted_at)

  async function discard() {
    const undo = await discardRefused(refused)
    toast({
      title: `Check-in of ${day} discarded`,
      action: { label: 'Undo', onPress: () => void undo() },
    })
  }

  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-xl">
          Not saved yet: {weekday}, {day}, {time}
        </h2>
        <p>{reason}</p>
        <p className="line-clamp-2 max-w-reading break-words text-soft">
          Mood {moodLabel(entry.mood)}, energy {energyLabel(entry.energy)}. {entry.notes}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/wellness/entry?refused=${entry.id}`}>Correct and send</ButtonLink>
        <Button tone="quiet" onClick={() => void discard()}>
          Discard
        </Button>
      </div>
    </div>
  )
}
