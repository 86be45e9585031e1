import { type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes } from 'react-router'
import { REDIRECTS } from '#shared/redirects.ts'
import { ErrorBoundary } from './platform/error-screen.tsx'
import { Guard } from './platform/guard.tsx'
import { LoadingScreen } from './platform/loading-screen.tsx'
import { PageTitleAndFocus } from './platform/page-title-and-focus.tsx'
import { ShowScreen } from './platform/screen.tsx'
import type { AppRoute, Frame } from './route.ts'
import { frameOf, notFound, ROUTES } from './routes.tsx'
import { Toasts } from './ui/toast.tsx'

const FRAMES = ['site', 'account', 'shell', 'none'] as const satisfies readonly Frame[]

/** `onReady` is told once React listens; the prerendered page has no one to tell. */
export function App({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady])
  return (
    <ErrorBoundary>
      <Routes>
        {FRAMES.map(frame => (
          <Route key={frame} element={<Framed frame={frame} />}>
            {ROUTES.filter(route => route.frame === frame).map(route => (
              <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
            ))}
            {frame === 'site' && <Route path="*" element={<NotFound />} />}
          </Route>
        ))}
        {Object.entries(REDIRECTS).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
      </Routes>
      <Toasts />
    </ErrorBoundary>
  )
}

/** The shell belongs to signed-in people, so it is drawn behind their guard. */
function Framed({ frame }: { frame: Frame }) {
  if (frame === 'none') return <Outlet />
  const framed = (
    <Suspense fallback={<LoadingScreen />}>
      <ShowScreen screen={frameOf(frame)} />
    </Suspense>
  )
  return frame === 'shell' ? <Guard access="signed-in">{framed}</Guard> : framed
}

function Guarded({ route }: { route: AppRoute }) {
  return (
    <Guard access={route.access}>
      <Shown key={route.path} title={route.title}>
        <ShowScreen screen={route.screen} />
      </Shown>
    </Guard>
  )
}

function NotFound() {
  return (
    <Shown key="*" title="Page not found">
      <ShowScreen screen={notFound} />
    </Shown>
  )
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingScreen />}>
        {children}
        <PageTitleAndFocus title={title} />
      </Suspense>
    </ErrorBoundary>
  )
}
