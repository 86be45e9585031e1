import { type CheckIn, energyLabel, moodLabel, SCALE_MAX } from '#shared/wellness/check-in.ts'
import { dayAndTime } from './day-and-time.ts'
import { MoodFace } from './mood-face.tsx'

export function RecentCheckIns({ checkIns }: { checkIns: readonly CheckIn[] }) {
  return (
    <section aria-labelledby="recent-check-ins" className="grid gap-2">
      <h2 id="recent-check-ins" className="text-xl">
        Recent check-ins
      </h2>
      <ol className="divide-y divide-rule">
        {checkIns.map(({ id, mood, energy, notes, created_at }) => (
          <li
            key={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-1 py-4 md:grid-cols-[auto_11rem_minmax(0,1fr)_auto]"
          >
            <MoodFace mood={mood} className="row-span-2 size-9 text-action md:row-span-1" />
            <p className="figures">
              <span className="font-semibold">
                Mood {mood}/{SCALE_MAX}
              </span>
              <span className="sr-only">, {moodLabel(mood)}</span>
              <span className="block text-sm text-soft">Energy: {energyLabel(energy)}</span>
            </p>
            <p className="col-start-2 line-clamp-2 max-w-reading text-soft md:col-start-auto">{notes}</p>
            <time
              dateTime={created_at}
              className="figures col-start-2 text-sm text-soft md:col-start-auto md:text-end"
            >
              {dayAndTime(created_at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
