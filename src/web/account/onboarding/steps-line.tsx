import { Link } from '#web/platform/router.tsx'

/** Their places on the line, in the units of its drawing, which is as wide as the page; the height is in pixels. */
const STOPS = [
  { name: 'You', x: 50, y: 30, top: 'top-[30px]' },
  { name: 'Skills', x: 150, y: 18, top: 'top-[18px]' },
  { name: 'Goals', x: 250, y: 26, top: 'top-[26px]' },
  { name: 'Wellness', x: 350, y: 12, top: 'top-[12px]' },
] as const

type Point = { x: number; y: number }
const START: Point = { x: 0, y: 26 }
const END: Point = { x: 400, y: 8 }

/** The steps of the onboarding as stops of the line: solid up to here, dotted ahead. Each leads to its step and says what it lacks. */
export function StepsLine({
  step,
  missing,
  told,
  isKnown,
}: {
  step: number
  missing: ReadonlyMap<number, readonly string[]>
  told: readonly number[]
  isKnown: boolean
}) {
  return (
    <nav aria-label="Steps" className="@container relative">
      <svg
        viewBox="0 0 400 40"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-0 hidden h-10 w-full overflow-visible text-action @min-[18rem]:block"
        aria-hidden="true"
      >
        <path className="line-stroke" d={path([START, ...STOPS.slice(0, step)])} />
        <path className="line-stroke line-forecast" d={path([...STOPS.slice(step - 1), END])} />
      </svg>
      {/* Large text on a phone: four names do not fit beside each other. */}
      <ol className="relative grid grid-cols-2 gap-y-2 @min-[18rem]:grid-cols-4">
        {STOPS.map(({ name, top }, index) => {
          const number = index + 1
          const lacks = missing.get(number) ?? []
          const isHere = number === step
          const isTold = told.includes(number) && lacks.length > 0
          return (
            <li key={name} className="min-w-0">
              <Link
                to={`?step=${number}`}
                aria-current={isHere ? 'step' : undefined}
                className="grid min-h-11 justify-items-center rounded-md text-center text-sm text-soft hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
              >
                <span className="relative h-11 w-full">
                  <span
                    className={`absolute left-1/2 -translate-1/2 rounded-full ${top} ${lookOf({ isHere, isTold, isDone: isKnown && lacks.length === 0 })}`}
                  />
                </span>
                {name}
                {isTold && <Missing names={lacks} />}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** One by its name; of several the number, and their names where there is room. */
function Missing({ names }: { names: readonly string[] }) {
  if (names.length === 1)
    return <span className="px-1 text-xs font-medium text-attention">{names[0]} missing</span>
  return (
    <span className="px-1 text-xs font-medium text-attention">
      {names.length} missing<span className="max-sm:sr-only">: {names.join(', ')}</span>
    </span>
  )
}

function lookOf({ isHere, isTold, isDone }: { isHere: boolean; isTold: boolean; isDone: boolean }): string {
  if (isHere) return 'size-5 bg-action ring-3 ring-paper forced-colors:bg-[CanvasText]'
  if (isTold) return 'size-4 border-[2.5px] border-attention-mark bg-paper'
  return isDone
    ? 'size-3.5 bg-action ring-3 ring-paper forced-colors:bg-[CanvasText]'
    : 'size-3.5 border-[2.5px] border-action bg-paper'
}

/** Level at each stop, as the curve of every line of ours. */
function path(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => {
      const before = points[index - 1]
      if (!before) return `M${x} ${y}`
      const middle = (before.x + x) / 2
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
