import { type ReactNode, useId, useRef } from 'react'
import { useRestoreFocus } from '#web/ui/focus.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const COLUMNS_CLASS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 py-9 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]'

/** One subject of the settings: what it is on one side, its controls on the other. */
export function SettingsSection({
  title,
  anchor,
  about,
  children,
}: {
  title: string
  /** What an address with a hash leads to. */
  anchor?: string
  about?: ReactNode
  children: ReactNode
}) {
  const own = useId()
  const id = anchor ?? own
  const place = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useRestoreFocus(place, heading)
  return (
    <section ref={place} aria-labelledby={id} className={COLUMNS_CLASS}>
      <div className="grid content-start gap-1.5">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none scroll-mt-28">
          {title}
        </h2>
        {about && <p className="text-sm text-soft">{about}</p>}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
    </section>
  )
}

/** In place of all sections whose height depends on what is being loaded: each would push down the next. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="divide-y divide-rule">
        {['first', 'second', 'third'].map(section => (
          <div key={section} className={COLUMNS_CLASS}>
            <Skeleton className="h-7 w-40" />
            <Skeleton className="h-28" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
