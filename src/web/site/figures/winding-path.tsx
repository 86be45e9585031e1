/** One segment of the decorative path; segments join because each begins and ends at the same x. */
export function WindingPath({ last = false }: { last?: boolean }) {
  return (
    <div className="relative w-6 text-action sm:w-14">
      <svg
        aria-hidden="true"
        viewBox="0 0 40 100"
        preserveAspectRatio="none"
        className={`absolute inset-x-0 top-0 w-full overflow-visible ${last ? 'h-5' : 'h-full'}`}
      >
        <path d={last ? 'M8 0V100' : 'M8 0V14C8 40 34 34 34 55S8 74 8 100'} className="line-stroke" />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="absolute start-0 top-2 size-6 -translate-x-1/4 overflow-visible sm:translate-x-0"
      >
        <circle className="line-dot" cx="12" cy="12" r="8" />
      </svg>
    </div>
  )
}
