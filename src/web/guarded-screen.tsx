import { ErrorBoundary } from './platform/error-screen.tsx'
import { Guard } from './platform/guard.tsx'
import { LoadingScreen } from './platform/loading-screen.tsx'
import { PageTitleAndFocus } from './platform/page-title-and-focus.tsx'
import { type Screen, ShowScreen } from './platform/screen.tsx'
import type { AppRoute } from './route.ts'

/** The screen of a route, for those who may see it. */
export function GuardedScreen({ route }: { route: AppRoute }) {
  return (
    <Guard access={route.access}>
      <TitledScreen key={route.path} title={route.title} screen={route.screen} />
    </Guard>
  )
}

export function TitledScreen({ title, screen }: { title: string; screen: Screen }) {
  return (
    <ErrorBoundary>
      <ShowScreen screen={screen} fallback={<LoadingScreen />}>
        <PageTitleAndFocus title={title} />
      </ShowScreen>
    </ErrorBoundary>
  )
}

export function ShowFrame({ frame }: { frame: Screen }) {
  return <ShowScreen screen={frame} fallback={<LoadingScreen />} />
}
