import type { ReactNode } from 'react'
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

/** Nothing here yet: says so, and offers the one next step. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children: ReactNode
  action: ReactNode
}) {
  return (
    <div className="grid justify-items-start gap-3">
      <svg viewBox="0 0 260 64" className="w-56" aria-hidden="true">
        <Line points={AHEAD} forecast dot={false} />
        <Line points={BEGINNING} />
      </svg>
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-reading text-soft">{children}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
