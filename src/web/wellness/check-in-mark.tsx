import { SCALE_MAX, SCALE_MIN } from '#shared/wellness/check-in-form.ts'

const STEP = 16
const EDGE = 10
const WIDTH = EDGE * 2 + STEP * (SCALE_MAX - SCALE_MIN)

/** One check-in on its scale: a dot for mood, a diamond for energy; where both are equal, the dot stands inside the diamond. */
export function CheckInMark({ mood, energy }: { mood: number; energy: number }) {
  const x = (value: number) => EDGE + (value - SCALE_MIN) * STEP
  return (
    <svg viewBox={`0 0 ${WIDTH} 20`} className="h-5 w-21" aria-hidden="true">
      <path d={`M${EDGE} 10h${WIDTH - EDGE * 2}`} className="stroke-rule" strokeWidth="2" />
      {[1, 2, 3, 4, 5].map(step => (
        <circle key={step} cx={x(step)} cy="10" r="1.8" className="fill-rule" />
      ))}
      <path
        d={`M${x(energy)} 2.5l7.5 7.5-7.5 7.5-7.5-7.5z`}
        className="fill-paper stroke-info"
        strokeWidth="2"
      />
      <circle cx={x(mood)} cy="10" r={mood === energy ? 3.6 : 5} className="fill-action" />
    </svg>
  )
}
