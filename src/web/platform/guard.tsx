import { type ReactNode, useState } from 'react'
import { LoadingScreen } from './loading-screen.tsx'
import { pathAfterSignIn } from './path-after-sign-in.ts'
import { Navigate, useLocation } from './router.tsx'
import { useSession } from './session.ts'
import { SessionNotice } from './session-notice.tsx'

/** public: everybody · guest: signed-in people go on · signed-in: others go to /login · open: no guard */
export type RouteAccess = 'public' | 'guest' | 'signed-in' | 'open'

export function Guard({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const state = useSession()
  const location = useLocation()
  const [wasIn, setWasIn] = useState(false)
  if (state.status === 'signed-in' && !wasIn) setWasIn(true)

  if (access === 'public' || access === 'open') return children
  if (state.status === 'loading') {
    // A signed-in screen is drawn at once: it waits for its data, and its frame says what is wrong.
    if (access === 'signed-in') return children
    return (
      <>
        <LoadingScreen />
        <SessionNotice />
      </>
    )
  }
  if (access === 'signed-in' && state.status === 'signed-out') {
    // Whoever signs out on purpose goes to the start page; only an ended session asks to sign in again.
    if (wasIn && state.onPurpose) return <Navigate to="/" replace />
    const from = `${location.pathname}${location.search}${location.hash}`
    return <Navigate to="/login" replace state={{ from }} />
  }
  if (access === 'guest' && state.status === 'signed-in') {
    return <Navigate to={pathAfterSignIn(location.state)} replace />
  }
  return children
}
