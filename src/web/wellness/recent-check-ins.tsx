import type { CheckIn } from '#shared/wellness/check-in.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { CheckInRows } from './check-in-rows.tsx'

/** Links that stand in a row of their own are as tall as a finger. */
const TARGET_CLASS = 'inline-flex min-h-11 items-center'

/** `total`: unknown while the history could not be loaded. */
export function RecentCheckIns({
  checkIns,
  total,
}: {
  checkIns: readonly CheckIn[]
  total: number | undefined
}) {
  return (
    <section aria-labelledby="recent-check-ins" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="recent-check-ins" className="text-2xl">
        Recent check-ins
      </h2>
      <CheckInRows checkIns={checkIns} />
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/wellness/history" className={TARGET_CLASS}>
          {total === undefined || total < 3 ? 'All check-ins' : `All ${total} check-ins`}
        </TextLink>
        <TextLink to="/weekly" className={TARGET_CLASS}>
          Your week
        </TextLink>
        <TextLink to="/wellness/year" className={TARGET_CLASS}>
          Your year at a glance
        </TextLink>
        <TextLink to="/wellness/entry" className={TARGET_CLASS}>
          Add an earlier day
        </TextLink>
      </p>
    </section>
  )
}
