import { type RefObject, useEffect } from 'react'

/** As a ref: what has just come to take another's place is focused, so that it is read out. */
export function focusOnArrival(element: HTMLElement | null) {
  element?.focus()
}

/** Focus that would fall to the page, since what had it is gone or was disabled for a moment, stays in the place or goes to its heading. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const within = place.current
    if (!within) return
    let last: HTMLElement | null = null
    const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

    function come({ target }: FocusEvent) {
      last = target instanceof HTMLElement ? target : null
    }
    // Whoever leaves on purpose leaves something that could still have the focus.
    function go() {
      const left = last
      setTimeout(() => {
        if (left && left === last && isUsable(left) && document.activeElement !== left) last = null
      })
    }
    // Later than the effects of the same change, which may have moved the focus themselves.
    const watcher = new MutationObserver(() => setTimeout(keep))
    function keep() {
      if (!last || document.activeElement !== document.body) return
      if (isUsable(last)) last.focus()
      else if (!last.isConnected) heading.current?.focus()
    }

    within.addEventListener('focusin', come)
    within.addEventListener('focusout', go)
    watcher.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      watcher.disconnect()
      within.removeEventListener('focusin', come)
      within.removeEventListener('focusout', go)
    }
  }, [place, heading])
}
