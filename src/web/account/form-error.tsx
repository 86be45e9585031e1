import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { focusOnMount } from '#web/ui/focus.ts'

/**
 * Why the form as a whole failed; stands right above the button that was pressed. It takes the focus: on a phone that closes the
 * keyboard, which would lie over it, and the button that had the focus was disabled meanwhile.
 */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="contents">
      {children && (
        <p
          ref={focusOnMount}
          tabIndex={-1}
          className="flex gap-3 rounded-md bg-wrong-wash px-4 py-3 font-medium text-wrong outline-none"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}
