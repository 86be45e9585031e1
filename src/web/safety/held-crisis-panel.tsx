import { useEffect } from 'react'
import { CrisisPanel } from './crisis-panel.tsx'
import { holdCrisis, useHeldCrisis } from './held-crisis.ts'

/** Above the screen that follows a text in which crisis language was recognized. */
export function HeldCrisisPanel() {
  const held = useHeldCrisis()
  // Another person at the same device must not meet it.
  useEffect(() => () => holdCrisis(null), [])
  if (!held || held.besideText) return null
  return (
    <div className="page pt-6">
      <CrisisPanel subject={held.subject} onClose={() => holdCrisis(null)} />
    </div>
  )
}
