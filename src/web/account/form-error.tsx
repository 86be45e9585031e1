import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'

/** Why the form as a whole failed. The region is always in the page: screen readers announce only changes of a known one. */
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
