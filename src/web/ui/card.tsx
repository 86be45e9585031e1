import type { ComponentProps } from 'react'

/** The one raised surface. Group by space first; take a card where something can be picked up as a whole. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`rounded-lg border border-rule bg-raised p-5 sm:p-6 ${className}`} />
}
