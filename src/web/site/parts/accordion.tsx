import Link2 from 'lucide-react/icons/link-2'
import { InlineMarkup } from './inline-markup.tsx'
import { useOpenOnHash } from './open-on-hash.ts'

/**
 * Native details, so that it works without script. The id stands inside the answer: browsers open
 * the details around a target by themselves.
 */
export function Accordion({
  entries,
}: {
  entries: readonly { id: string; question: string; answer: string }[]
}) {
  useOpenOnHash()
  return (
    <div className="border-t border-rule">
      {entries.map(({ id, question, answer }) => (
        <details key={id} className="group border-b border-rule">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium marker:content-none hover:text-action">
            {question}
            <svg viewBox="0 0 24 12" className="h-3 w-6 shrink-0 text-action" aria-hidden="true">
              <path
                d="M2 2c5 0 5 8 10 8s5-8 10-8"
                className="line-stroke origin-center transition-transform group-open:-scale-y-100"
              />
            </svg>
          </summary>
          <div id={id} className="max-w-reading scroll-mt-20 pe-8 pb-5 text-soft">
            <p>
              <InlineMarkup>{answer}</InlineMarkup>
            </p>
            <a
              href={`#${id}`}
              aria-label={`Link to this answer: ${question}`}
              className="mt-2 inline-flex min-h-11 items-center gap-2 text-sm text-soft hover:text-action hover:underline"
            >
              <Link2 aria-hidden className="size-4" />
              Link to this answer
            </a>
          </div>
        </details>
      ))}
    </div>
  )
}
