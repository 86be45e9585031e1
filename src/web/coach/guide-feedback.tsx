import { useEffect, useRef } from 'react'
import { later } from '#web/ui/later.tsx'

/** The crisis panel has brought their script before anybody needs them here. */
const HelplineButtons = later(
  async () => (await import('#web/safety/helpline-buttons.tsx')).HelplineButtons,
  null,
)
const WAITS =
  'Your words are saved. This guide waits here because you may not be safe, and that comes before the next step. If I read you wrong, put it in other words and save again.'

/** What is said to an answer; to somebody in danger why it does not go on, and numbers that stay when the panel was closed. */
export function GuideFeedback({
  lines,
  isInDanger,
  isNew,
}: {
  lines: readonly string[]
  isInDanger: boolean
  /** Said to what was saved just now: it may stand below the fold. */
  isNew: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: isInDanger ? 'start' : 'nearest' })
  }, [isNew, isInDanger])
  return (
    <div ref={box} className="grid scroll-my-20 grid-cols-1 gap-3 rounded-lg bg-action-wash p-4">
      {isInDanger && (
        <>
          <p className="font-medium">{WAITS}</p>
          <HelplineButtons />
        </>
      )}
      <ul className="grid gap-1.5">
        {lines.map(line => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
