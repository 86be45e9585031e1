import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { CONTROL_LOOK } from './field.tsx'

/** The native select. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...rest} className={`${CONTROL_LOOK} appearance-none pe-12 ${className}`}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
