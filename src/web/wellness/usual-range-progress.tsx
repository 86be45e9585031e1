import { PARAMETERS } from '#shared/wellness/early-warning/parameters.ts'

const NEEDED_DAYS = PARAMETERS.rangeMinDays

/** How far the usual range is learned. */
export function UsualRangeProgress({ days }: { days: number }) {
  const share = (days / NEEDED_DAYS) * 100
  return (
    <div className="grid max-w-md gap-2">
      <p className="text-sm">
        <span className="font-semibold">Learning your usual range</span>{' '}
        <span className="figures text-soft">
          {days} of {NEEDED_DAYS} days with a check-in
        </span>
      </p>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        className="h-1.5 w-full text-action"
        aria-hidden="true"
      >
        <line x1="0" x2="100" y1="3" y2="3" className="line-stroke line-forecast" />
        <line x1="0" x2={share} y1="3" y2="3" className="line-stroke" />
      </svg>
      <p className="text-sm text-soft">
        Ten days over two weeks, in your own time. Until then we compare you with nobody, not even yourself.
      </p>
    </div>
  )
}
