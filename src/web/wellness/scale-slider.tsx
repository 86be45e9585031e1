import { type ReactNode, useId } from 'react'
import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in.ts'
import { Slider } from '#web/ui/slider.tsx'

/** A question answered on the scale of 1 to 5; each step can also be pressed. */
export function ScaleSlider({
  question,
  labels,
  value,
  onChange,
  mark,
}: {
  question: string
  labels: readonly string[]
  value: number
  onChange: (value: number) => void
  /** What stands over each step. */
  mark?: (step: number) => ReactNode
}) {
  const id = useId()
  const steps = labels.map((label, index) => ({ label, step: SCALE_MIN + index }))
  const chosen = steps.find(({ step }) => step === value)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-serif text-xl">
          {question}
        </label>
        <output htmlFor={id} className="font-medium text-action">
          {chosen?.label}
        </output>
      </div>
      <div>
        <Slider
          id={id}
          min={SCALE_MIN}
          max={SCALE_MAX}
          step={1}
          value={value}
          valueText={`${value} of ${SCALE_MAX}, ${chosen?.label ?? ''}`}
          onChange={onChange}
        />
        {/* Columns centred on the places where the thumb can stand. */}
        <div className="grid grid-cols-[0.5fr_1fr_1fr_1fr_0.5fr] px-3.5">
          {steps.map(({ step, label }) => (
            <button
              key={step}
              type="button"
              // The slider says it all to a screen reader and to the keyboard; the steps are a shortcut for a finger.
              tabIndex={-1}
              aria-hidden="true"
              data-chosen={step === value || undefined}
              onClick={() => onChange(step)}
              className="group grid min-h-11 min-w-0 justify-items-center gap-1 text-xs text-soft first:-ms-4 first:justify-items-start last:-me-4 last:justify-items-end data-chosen:font-semibold data-chosen:text-action"
            >
              {mark?.(step)}
              <span className={mark ? 'hidden sm:block' : ''}>{label}</span>
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
