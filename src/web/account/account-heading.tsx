import type { ReactNode } from 'react'
import { focusOnMount } from '#web/ui/focus.ts'

/** `focused` is for a view that replaced another: screen readers then read its heading. */
export function AccountHeading({
  title,
  focused = false,
  children,
}: {
  title: string
  focused?: boolean
  children?: ReactNode
}) {
  return (
    <div className="grid gap-2">
      <h1 tabIndex={-1} ref={focused ? focusOnMount : undefined} className="text-3xl">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  )
}
