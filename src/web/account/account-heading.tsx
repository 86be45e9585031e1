import type { ReactNode } from 'react'

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
      <h1 tabIndex={-1} ref={arrived ? focus : undefined} className="text-3xl">
        {title}
      </h1>
      {children && <p className="text-soft">{children}</p>}
    </div>
  )
}

function focus(heading: HTMLElement | null) {
  heading?.focus()
}
