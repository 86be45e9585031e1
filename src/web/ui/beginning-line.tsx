import { Line } from './line.tsx'

const BEGINNING = [
  { x: 10, y: 46 },
  { x: 60, y: 34 },
]
const AHEAD = [
  { x: 60, y: 34 },
  { x: 120, y: 48 },
  { x: 190, y: 22 },
  { x: 250, y: 30 },
]

/** A line that has only begun. */
export function BeginningLine() {
  return (
    <svg viewBox="0 0 260 64" className="w-56 max-w-full" aria-hidden="true">
      <Line points={AHEAD} forecast dot={false} />
      <Line points={BEGINNING} />
    </svg>
  )
}
