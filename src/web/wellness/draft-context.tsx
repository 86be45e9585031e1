import { useState } from 'react'
import { useSession } from '#web/platform/session.ts'
import { contextDraft, keepContextDraft } from './context-draft.ts'
import { ContextFold } from './context-fold.tsx'

/** Tags, sleep and hours of the check-in that is being written, kept until it is saved. */
export function DraftContext() {
  // What was kept is known once it is known whose it is.
  return <Kept key={useSession().status} />
}

function Kept() {
  const [context, setContext] = useState(contextDraft)
  return (
    <ContextFold
      context={context}
      onChange={changed => {
        setContext(changed)
        keepContextDraft(changed)
      }}
    />
  )
}
