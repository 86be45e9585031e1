import { type RefObject, useEffect } from 'react'

/** As a ref: focuses an element that replaced another, so that screen readers read it. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}

/** When the focused element is removed or disabled for a moment, focus returns to it or goes to the heading (else the first of the page); else it would fall to the body. */
export function useRestoreFocus(
  place: RefObject<HTMLElement | null>,
  heading?: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const within = place.current
    if (!within) return
    let last: HTMLElement | null = null
    const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled')

    function onFocusIn({ target }: FocusEvent) {
      last = target instanceof HTMLElement ? target : null
    }
    // Focus that moved away on purpose leaves a usable element behind.
    function onFocusOut() {
      const left = last
      setTimeout(() => {
        if (left && left === last && isUsable(left) && document.activeElement !== left) last = null
      })
    }
    // Later than the effects of the same change, which may have moved the focus themselves.
    const watcher = new MutationObserver(() => setTimeout(restore))
    function restore() {
      if (!last || document.activeElement !== document.body) return
      if (isUsable(last)) last.focus()
      else if (!last.isConnected) (heading ? heading.current : within?.querySelector('h1'))?.focus()
    }

    within.addEventListener('focusin', onFocusIn)
    within.addEventListener('focusout', onFocusOut)
    watcher.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      watcher.disconnect()
      within.removeEventListener('focusin', onFocusIn)
      within.removeEventListener('focusout', onFocusOut)
    }
  }, [place, heading])
}
