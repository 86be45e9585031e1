import { useLayoutEffect, useRef } from 'react'

/** Takes the place of the next step that was drawn early: whoever was on one of its links is on the same link again. */
export function useEarlyFocus<Of extends HTMLElement>() {
  const place = useRef<Of>(null)
  useLayoutEffect(() => {
    const early = window.waywellHeadStart?.drawn?.panel
    if (!early) return
    const link = early.contains(document.activeElement) && document.activeElement?.getAttribute('href')
    early.remove()
    delete window.waywellHeadStart?.drawn
    if (link) place.current?.querySelector<HTMLElement>(`a[href="${link}"]`)?.focus({ preventScroll: true })
  }, [])
  return place
}
