import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'

type Look = { dot: ReactNode; text: string; chosen: string; shape: string }

const LOOKS = {
  mood: {
    dot: <span aria-hidden className="size-3 rounded-full bg-action forced-colors:bg-[CanvasText]" />,
    text: 'text-action',
    chosen:
      'group-data-chosen:border-action group-data-chosen:bg-action group-data-chosen:text-on-action group-data-chosen:outline-action',
    shape: 'rounded-full',
  },
  energy: {
    dot: <span aria-hidden className="size-2.5 rotate-45 bg-info forced-colors:bg-[CanvasText]" />,
    text: 'text-info',
    chosen:
      'group-data-chosen:border-info group-data-chosen:bg-info group-data-chosen:text-on-action group-data-chosen:outline-info',
    shape: 'rounded-lg',
  },
} satisfies Record<string, Look>

/**
 * A question answered on the scale of 1 to 5. One slider to the keyboard and to a screen reader; to a finger, five stops on a line,
 * which become five rows where the text is large.
 */
export function ScaleAnswers({
  question,
  look,
  labels,
  value,
  onChange,
  mark,
}: {
  question: string
  look: keyof typeof LOOKS
  labels: readonly string[]
  value: number
  onChange: (value: number) => void
  /** What stands in each stop. */
  mark: (step: number) => ReactNode
}) {
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const moved = slider.current?.valueAsNumber
    // The page was drawn at build, and the slider may have been moved before React was there.
    if (isFirst.current && moved !== undefined && moved !== value) onChange(moved)
    isFirst.current = false
  }, [value, onChange])
  const { dot, text, chosen, shape } = LOOKS[look]
  const chosenLabel = labels[value - SCALE_MIN] ?? ''
  return (
    <div className="@container grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="flex items-center gap-2.5 font-serif text-xl">
          {dot}
          {question}
        </label>
        <output htmlFor={id} className={`font-medium ${text}`}>
          {chosenLabel}
        </output>
      </div>
      <div className="relative grid gap-1 @min-[20rem]:grid-cols-5 @min-[20rem]:gap-0">
        {/* As large as the row, so that a finger that explores the screen with a screen reader finds it. */}
        <input
          ref={slider}
          id={id}
          type="range"
          min={SCALE_MIN}
          max={SCALE_MAX}
          step={1}
          value={value}
          aria-valuetext={`${value} of ${SCALE_MAX}, ${chosenLabel}`}
          onChange={event => onChange(event.target.valueAsNumber)}
          className="peer pointer-events-none absolute inset-0 z-10 m-0 size-full opacity-0"
        />
        <span
          aria-hidden
          className="absolute inset-x-[10%] top-7 hidden h-0.5 bg-rule @min-[20rem]:block forced-colors:bg-[CanvasText]"
        />
        {labels.map((label, index) => {
          const step = SCALE_MIN + index
          return (
            <button
              key={step}
              type="button"
              // The slider says it all to a screen reader and to the keyboard; the stops are for a finger.
              tabIndex={-1}
              aria-hidden="true"
              data-chosen={step === value || undefined}
              onClick={() => onChange(step)}
              className="group relative flex min-h-14 min-w-0 items-center gap-4 text-xs text-soft data-chosen:font-semibold data-chosen:text-ink peer-focus-visible:data-chosen:[--ring:4px] @min-[20rem]:min-h-21 @min-[20rem]:flex-col @min-[20rem]:gap-1.5"
            >
              <span
                className={`grid size-14 shrink-0 place-content-center border border-edge bg-paper text-soft outline-offset-2 group-hover:border-action group-data-chosen:outline-[length:var(--ring,2px)] ${shape} ${chosen}`}
              >
                {mark(step)}
              </span>
              {label}
            </button>
          )
        })}
      </div>
    </div>
  )
}
