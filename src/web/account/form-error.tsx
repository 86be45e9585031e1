import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** Why the form as a whole was refused. The region is always there, so that its text is read out when it comes. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="contents">
      {children && (
        <p className="flex gap-3 rounded-md bg-wrong-wash px-4 py-3 font-medium text-wrong">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
