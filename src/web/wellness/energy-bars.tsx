import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'

const STEPS = Array.from({ length: SCALE_MAX - SCALE_MIN + 1 }, (_, index) => SCALE_MIN + index)

/** As many bars are full as the energy has steps. */
export function EnergyBars({ energy, className = '' }: { energy: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" className={className} aria-hidden="true">
      {STEPS.map((step, index) => (
        <rect
          key={step}
          x={1.6 + index * 4.4}
          y={17 - index * 3}
          width="3"
          height={3.5 + index * 3}
          rx="1.2"
          opacity={step <= energy ? 1 : 0.28}
        />
      ))}
    </svg>
  )
}
