import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '#web/platform/queries.ts'
import { Link, Outlet } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { SessionNotice } from '#web/platform/session-notice.tsx'
import { Brand } from '#web/ui/brand.tsx'
import { later } from '#web/ui/later.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { HelpLink } from './help-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { TopNavigation } from './top-navigation.tsx'
import '#web/ui/theme.css'

const HeldCrisisPanel = later(
  async () => (await import('#web/safety/held-crisis-panel.tsx')).HeldCrisisPanel,
  null,
)
const AfterScreen = later(async () => (await import('./after-screen.tsx')).AfterScreen, null)

/** Around every signed-in screen, also while it is asked who is signed in. Screens bring their own <main id="content">. */
export function AppShell() {
  const state = useSession()
  const owner = state.status === 'signed-in' ? state.user.id : undefined
  const [first, setFirst] = useState(owner)
  if (first === undefined && owner !== undefined) setFirst(owner)
  if (state.status === 'signed-out') return null
  // What was drawn while it was asked who is signed in belongs to whoever it turned out to be; only another person starts anew.
  return <Shell key={owner === first ? 'first' : owner} />
}

function Shell() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-rule bg-paper">
        <div className="page flex items-center gap-2 py-2.5 max-sm:flex-wrap max-[22rem]:gap-0">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center pe-4 max-[22rem]:pe-0">
            <Brand />
          </Link>
          <TopNavigation />
          {/* As wide as all of it from the first: what is read of the page later would push it to the left. */}
          <div className="ms-auto flex min-w-36 items-center gap-1 max-[22rem]:min-w-33 max-[22rem]:gap-0 xl:min-w-57">
            <div className="xl:size-11">
              <AfterScreen />
            </div>
            <HelpLink />
            <ThemeSwitch />
            <PersonMenu />
            <MobileMenu />
          </div>
        </div>
      </header>
      <HeldCrisisPanel />
      <Outlet />
      <SessionNotice />
    </QueryClientProvider>
  )
}
