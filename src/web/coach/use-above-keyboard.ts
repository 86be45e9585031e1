import { type RefObject, useEffect } from 'react'

/** Keeps the window whole on the screen when a keyboard opens under the field that is typed into. */
export function useAboveKeyboard(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const keepInView = () => {
      if (!part.current?.contains(document.activeElement)) return
      part.current.scrollIntoView({ block: 'nearest' })
      // The part may be higher than what is left of the screen.
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('resize', keepInView)
    return () => removeEventListener('resize', keepInView)
  }, [part])
}
