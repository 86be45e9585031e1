import { useEffect } from 'react'
import { REDIRECTS } from '#shared/redirects.ts'
import { GuardedScreen, ShowFrame } from './guarded-screen.tsx'
import { ErrorBoundary } from './platform/error-screen.tsx'
import { Guard } from './platform/guard.tsx'
import { Framed, Navigate, useLocation } from './platform/router.tsx'
import type { AppRoute } from './route.ts'
import { frameOf, ROUTES, sitePages } from './routes.tsx'
import { Toasts } from './ui/toast.tsx'

/** `onReady` is told once React listens; the prerendered page has no one to tell. */
export function App({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <ErrorBoundary>
      <Routed />
      <Toasts />
    </ErrorBoundary>
  )
}

function Routed() {
  const { pathname } = useLocation()
  const target = Object.entries(REDIRECTS).find(([from]) => from === pathname)?.[1]
  if (target !== undefined) return <Navigate to={target} replace />
  const route = ROUTES.find(({ path }) => path === pathname)
  // Public pages have a table of their own, so that the application does not carry it along.
  if (!route) return <ShowFrame key="site" frame={sitePages} />
  return <InItsFrame key={route.frame} route={route} />
}

/** Keyed by frame: going from screen to screen leaves the frame as it is. */
function InItsFrame({ route }: { route: AppRoute }) {
  const screen = <GuardedScreen key={route.path} route={route} />
  const frame = frameOf(route.frame)
  if (!frame) return screen
  const framed = <Framed frame={<ShowFrame frame={frame} />}>{screen}</Framed>
  // The shell belongs to signed-in people, so it is drawn behind their guard.
  return route.frame === 'shell' ? <Guard access="signed-in">{framed}</Guard> : framed
}
