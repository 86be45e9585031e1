import { GuardedScreen, TitledScreen } from '#web/guarded-screen.tsx'
import { Framed, useLocation } from '#web/platform/router.tsx'
import { screen } from '#web/platform/screen.tsx'
import type { AppRoute } from '#web/route.ts'
import { SITE_PAGES } from './pages.ts'
import { SiteFrame } from './site-frame.tsx'

const notFound = screen(async () => (await import('./not-found-screen.tsx')).NotFoundScreen)

export const SITE_ROUTES: readonly AppRoute[] = SITE_PAGES.map(page => ({
  ...page,
  access: page.path === '/' ? 'guest' : 'public',
  frame: 'site',
}))

/** Every public page in its frame, and the page for an address that leads nowhere. */
export function SitePages() {
  const { pathname } = useLocation()
  const route = SITE_ROUTES.find(({ path }) => path === pathname)
  return (
    <Framed frame={<SiteFrame />}>
      {route ? (
        <GuardedScreen key={route.path} route={route} />
      ) : (
        <TitledScreen key="*" title="Page not found" screen={notFound} />
      )}
    </Framed>
  )
}

export async function preloadSitePage(path: string): Promise<void> {
  await (SITE_ROUTES.find(route => route.path === path)?.screen ?? notFound).preload()
}
