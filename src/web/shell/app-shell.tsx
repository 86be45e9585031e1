import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '#web/platform/queries.ts'
import { Link } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { Brand } from '#web/ui/brand.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { ThemeSwitch } from '#web/ui/theme-switch.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PersonMenu } from './person-menu.tsx'
import { TopNavigation } from './top-navigation.tsx'
import '#web/ui/theme.css'

/** Around every signed-in screen. Screens bring their own <main id="content">. */
export function AppShell() {
  const state = useSession()
  return state.status === 'signed-in' ? <SignedInShell key={state.user.id} /> : null
}

function SignedInShell() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <header className="sticky top-0 z-30 border-b border-rule bg-paper">
        <div className="page flex items-center gap-2 py-2.5">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center pe-4">
            <Brand />
          </Link>
          <TopNavigation />
          <div className="ms-auto flex items-center gap-1">
            <ThemeSwitch />
            <PersonMenu />
            <MobileMenu />
          </div>
        </div>
      </header>
      <Outlet />
    </QueryClientProvider>
  )
}
