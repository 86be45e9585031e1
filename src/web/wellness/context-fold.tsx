import Plus from 'lucide-react/icons/plus'
import { useEffect, useRef, useState } from 'react'
import type { CheckInContext } from '#shared/wellness/context.ts'
import { ContextFields } from './context-fields.tsx'

/** What somebody may add beside mood, energy and a note: folded away. Its own tags are asked for when it is opened. */
export function ContextFold({
  context,
  onChange,
}: {
  context: CheckInContext | undefined
  onChange: (context: CheckInContext | undefined) => void
}) {
  const fold = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setOpened] = useState(false)
  const hasContext = context !== undefined
  useEffect(() => {
    if (hasContext && fold.current) fold.current.open = true
  }, [hasContext])
  return (
    <details
      ref={fold}
      className="group/context"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 w-fit list-none items-center gap-2.5 rounded-full pe-3 font-medium text-action [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden className="size-5 shrink-0 group-open/context:rotate-45" />
        <span>
          Add tags, sleep or hours <span className="ps-1 font-normal text-soft">optional</span>
        </span>
      </summary>
      {wasOpened && <ContextFields context={context} onChange={onChange} />}
    </details>
  )
}
