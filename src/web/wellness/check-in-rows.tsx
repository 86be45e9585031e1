import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { energyLabel, moodLabel, SCALE_MAX } from '#shared/wellness/check-in-form.ts'
import { contextSentence } from '#shared/wellness/context.ts'
import { Link } from '#web/platform/router.tsx'
import { CheckInMark } from './check-in-mark.tsx'
import { momentParts, timeOfDay, wholeDay } from './day-and-time.ts'

/** Check-ins one below the other; each opens. A screen reader hears one sentence per check-in. */
export function CheckInRows({
  checkIns,
  showNote = text => text,
}: {
  checkIns: readonly CheckIn[]
  showNote?: (note: string) => ReactNode
}) {
  return (
    <ol className="divide-y divide-rule border-y border-rule">
      {checkIns.map(one => (
        <li key={one.id} className="@container">
          <Link
            to={`/wellness/entry?id=${one.id}`}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-4"
          >
            <span className="sr-only">{sentence(one)}</span>
            <span
              aria-hidden="true"
              className="grid gap-x-5 gap-y-1 @min-[17rem]:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)]"
            >
              <Moment iso={one.noted_at} />
              <span className="grid content-start gap-1">
                <span className="flex flex-wrap items-center gap-x-4">
                  <CheckInMark mood={one.mood} energy={one.energy} />
                  <span className="figures flex flex-wrap gap-x-3 text-sm">
                    <span className="font-semibold text-action">
                      Mood {one.mood}/{SCALE_MAX}, {moodLabel(one.mood)}
                    </span>
                    <span className="text-info">
                      Energy {one.energy}/{SCALE_MAX}, {energyLabel(one.energy)}
                    </span>
                  </span>
                </span>
                {one.notes ? (
                  <span className="line-clamp-2 max-w-reading break-words">{showNote(one.notes)}</span>
                ) : (
                  <span className="text-soft">No note</span>
                )}
              </span>
            </span>
            <ArrowRight
              aria-hidden
              className="size-5 text-action transition-[translate] group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Moment({ iso }: { iso: string }) {
  const { weekday, day, time } = momentParts(iso)
  return (
    <time dateTime={iso} className="figures grid content-start text-xs text-soft">
      <span className="text-base font-semibold text-ink">{weekday}</span> <span>{day}</span>{' '}
      <span>{time}</span>
    </time>
  )
}

function sentence({ mood, energy, notes, noted_at, context }: CheckIn): string {
  const answers = `mood ${moodLabel(mood)}, ${mood} of ${SCALE_MAX}; energy ${energyLabel(energy)}, ${energy} of ${SCALE_MAX}`
  const added = context ? ` ${contextSentence(context)}` : ''
  return `${wholeDay(noted_at)}, ${timeOfDay(noted_at)}: ${answers}. ${notes ? `Note: ${notes}` : 'No note.'}${added}`
}
