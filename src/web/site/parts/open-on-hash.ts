import { useEffect } from 'react'
import { useLocation } from '#web/platform/router.tsx'

/** Opens the answer a link points at; browsers do so only when the document itself navigates. */
export function useOpenOnHash() {
  const { hash } = useLocation()
  useEffect(() => {
    const answer = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const details = answer?.closest('details')
    if (!answer || !details || details.open) return
    details.open = true
    answer.scrollIntoView()
  }, [hash])
}
