import { useSyncExternalStore } from 'react'
import { log } from '#web/platform/log.ts'
import { Link, useLocation, useSearchParams } from '#web/platform/router.tsx'
import { ShowScreen, screen } from '#web/platform/screen.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { PanelSkeleton } from './settings-section.tsx'

const PANELS = [
  { name: 'profile', label: 'Profile', panel: undefined },
  {
    name: 'work',
    label: 'Work & goals',
    panel: screen(async () => (await import('./work-panel.tsx')).WorkPanel),
  },
  {
    name: 'plan',
    label: 'Plan',
    panel: screen(async () => (await import('./plan-panel.tsx')).PlanPanel),
  },
  {
    name: 'security',
    label: 'Security',
    panel: screen(async () => (await import('./security-panel.tsx')).SecurityPanel),
  },
  {
    name: 'data',
    label: 'Your data',
    panel: screen(async () => (await import('./data-panel.tsx')).DataPanel),
  },
] as const

// Beside the screen, not after it.
if (!import.meta.env.SSR)
  void panelNamed(location.hash.slice(1))
    .panel?.preload()
    .catch(error => log('a panel could not be preloaded', error))

/** Each part has an address of its own (#work, #plan, #security, #data), so that mails and people can point at it. */
export function SettingsScreen() {
  const { name: current, panel } = usePanel()
  return (
    <main id="content" className="page max-w-[62rem] py-8 sm:py-12">
      <h1 className="text-4xl">Settings</h1>
      <p className="mt-2 text-lg text-soft">Your profile, plan and sign-in, and what we keep about you.</p>
      <nav aria-label="Settings" className="mt-6 flex flex-wrap gap-x-1 border-b border-rule">
        {PANELS.map(({ name, label }) => (
          <Link
            key={name}
            to={{ pathname: '/settings', hash: `#${name}` }}
            aria-current={name === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-2.5 whitespace-nowrap sm:px-4 text-soft hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div data-depends-on-address="" className="divide-y divide-rule">
        {panel === undefined ? (
          <ProfilePanel />
        ) : (
          <ShowScreen key={current} screen={panel} fallback={<PanelSkeleton label="Loading" />} />
        )}
      </div>
    </main>
  )
}

function usePanel() {
  const { hash } = useLocation()
  const [params] = useSearchParams()
  // The page was drawn at build, for its plain address.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const asked = params.has('google') ? 'security' : hash.slice(1)
  return isHydrated ? panelNamed(asked) : PANELS[0]
}

function panelNamed(asked: string) {
  return PANELS.find(panel => panel.name === asked) ?? PANELS[0]
}
