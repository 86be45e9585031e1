import { useDeferredValue, useEffect, useState } from 'react'
import { type CrisisSubject, crisisLanguage } from '#shared/safety/crisis-language.ts'
import { CrisisPanel } from './crisis-panel.tsx'
import { holdCrisis } from './held-crisis.ts'

/** Reads a text as it is typed. Once shown, the panel stays until it is closed, whatever becomes of the words. */
export function CrisisCheck({ text }: { text: string }) {
  const settled = useDeferredValue(text)
  const [subject, setSubject] = useState<CrisisSubject | null>(null)
  const [closed, setClosed] = useState(false)
  const [read] = useState(() => new Map())
  useEffect(() => {
    const found = crisisLanguage(settled, { read })
    if (found) setSubject(before => before ?? found)
  }, [settled, read])
  useEffect(() => {
    if (!subject) return
    holdCrisis(closed ? null : { subject, besideText: true })
    if (!closed) return () => holdCrisis({ subject, besideText: false })
  }, [subject, closed])
  if (!subject || closed) return null
  return (
    <div ref={scrollToBeginning} data-crisis-panel="" className="scroll-mt-[30dvh]">
      <CrisisPanel subject={subject} onClose={() => setClosed(true)} />
    </div>
  )
}

/**
 * Under a text it may begin below the fold, or behind a keyboard; some of the text stays in view above it. Above a text it would push the field
 * that is typed into off the screen.
 */
function scrollToBeginning(panel: HTMLElement | null) {
  if (!panel) return
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > innerHeight / 2) panel.scrollIntoView()
  document.activeElement?.scrollIntoView({ block: 'nearest' })
}
