import type { ReactNode } from 'react'
import { later } from './later.tsx'

const BeginningLine = later(
  async () => (await import('./beginning-line.tsx')).BeginningLine,
  <div className="aspect-[260/64] w-56 max-w-full" />,
)

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
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <BeginningLine />
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-reading text-soft">{children}</p>
      <div className="mt-2">{action}</div>
    </div>
  )
}
