import { useEffect } from 'react'

/** For what takes the place of a long list. */
export function useScrollToTop() {
  useEffect(() => {
    // Browsers may answer with a promise, which React would take for a cleanup.
    window.scrollTo(0, 0)
  }, [])
}
