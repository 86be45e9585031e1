import { useLayoutEffect, useRef } from 'react'
import { useSession } from '#web/platform/session.ts'
import { EARLY_PLACE } from './early-place.ts'

/** React looks at nothing inside an element whose content is a text: what was drawn there stays. */
const NO_TEXT = ''

/** Holds what draw-early.ts has drawn until the next step itself takes its place; never that of somebody else. */
export function EarlyNextStep() {
  const state = useSession()
  const place = useRef<HTMLDivElement>(null)
  const drawn = globalThis.window?.waywellHeadStart?.drawn
  useLayoutEffect(() => {
    if (drawn && place.current && !place.current.firstChild) place.current.append(drawn.panel)
  }, [drawn])
  if (drawn && state.status === 'signed-in' && state.user.id !== drawn.userId) return null
  return (
    <div ref={place} {...{ [EARLY_PLACE]: '' }} className="grid empty:hidden" suppressHydrationWarning>
      {NO_TEXT}
    </div>
  )
}
