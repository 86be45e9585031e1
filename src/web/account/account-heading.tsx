import type { ReactNode } from 'react'
import { focusOnArrival } from '#web/ui/focus.ts'

/** `arrived` is for a view that took the place of another: its heading is focused, so that it is read out. */
export function AccountHeading({
  title,
  arrived = false,
  children,
}: {
  title: string
  arrived?: boolean
  children?: ReactNode
}) {
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} ref={arrived ? focusOnArrival : undefined} className="text-3xl">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  )
}
