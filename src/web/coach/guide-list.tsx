import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { GUIDE_KINDS, GUIDES, type GuideKind } from '#shared/coach/guide.ts'

/** The guided conversations: beside the window, and on a phone inside it until the first message. */
export function GuideList({
  onStart,
  isBusy,
  isInWindow = false,
}: {
  onStart: (kind: GuideKind) => void
  isBusy: boolean
  isInWindow?: boolean
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`grid content-start gap-3 ${isInWindow ? 'lg:hidden' : ''}`}>
      <h2 id={id} className="text-lg">
        {isInWindow ? 'Ways to begin' : 'Guided conversations'}
      </h2>
      <ul className="grid">
        {GUIDE_KINDS.map(kind => (
          <li key={kind} className="border-t border-rule">
            <button
              type="button"
              disabled={isBusy}
              onClick={() => onStart(kind)}
              className="group flex min-h-11 w-full items-center gap-3 py-3 text-start hover:text-action disabled:opacity-60"
            >
              <span className="grid grow gap-0.5">
                <span className="font-medium">{GUIDES[kind].title}</span>
                <span className="text-sm text-soft">{GUIDES[kind].hint}</span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0 text-action" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
