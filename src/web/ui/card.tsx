import type { ComponentProps } from 'react'

/** The one raised surface. Group by space first; use a card only for an item that stands alone. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-lg border border-rule bg-raised p-5 sm:p-6 ${className}`} />
}
