import { useWidth } from '#web/ui/use-width.ts'
import { type Stop, WayAhead } from './way-ahead.tsx'
import type { Weeks } from './weeks.ts'
import { levelY, TodayMark, todayLevel, WeeksLine } from './weeks-line.tsx'

const HEIGHT = 320
const WEEKS_TOP = 180
const WEEKS_BOTTOM = 276
const TODAY_SHARE = 0.35
const END_TOP = 34
/** The usual range runs out of the page at the left. */
const PAST_EDGE_PX = 2_000

/** One line over all three cards: the weeks behind, today, and the way to the best match. Decorative: the cards say it all. */
export function SummaryLine({
  weeks,
  weeksTone,
  role,
  stops,
  aheadTone,
}: {
  weeks: Weeks
  weeksTone: string
  role: string
  stops: readonly Stop[]
  aheadTone: string
}) {
  const [box, width] = useWidth<HTMLDivElement>()
  const today = { x: width * TODAY_SHARE, y: levelY(todayLevel(weeks), WEEKS_TOP, WEEKS_BOTTOM) }
  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none col-span-3 col-start-1 row-span-2 row-start-1 h-80 self-end max-lg:hidden"
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} className="overflow-visible" aria-hidden="true">
          <WeeksLine
            weeks={weeks}
            today={today}
            top={WEEKS_TOP}
            bottom={WEEKS_BOTTOM}
            tone={weeksTone}
            from={-PAST_EDGE_PX}
          />
          <WayAhead
            from={today}
            to={{ x: width - 8, y: END_TOP }}
            role={role}
            stops={stops}
            tone={aheadTone}
          />
          <TodayMark at={today} tone={weeksTone} />
        </svg>
      )}
    </div>
  )
}
