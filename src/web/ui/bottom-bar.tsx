import type { ReactNode } from 'react'

/** What one does next, always in reach of the thumb; toasts stand above it. Goes last in a column that fills the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 -mx-[clamp(1.125rem,4vw,2.5rem)] mt-auto flex flex-wrap gap-3 border-t border-rule bg-paper sm:mt-0 sm:border-transparent sm:bg-transparent sm:bg-linear-to-t sm:from-paper sm:from-80% sm:to-transparent sm:pt-6 sm:pb-6 px-[clamp(1.125rem,4vw,2.5rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  )
}
