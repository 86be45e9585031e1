import { useLocation } from 'react-router'
import { Link, useSearchParams } from '#web/platform/router.tsx'
import { DataPanel } from './data-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { SecurityPanel } from './security-panel.tsx'

const PANELS = [
  { name: 'profile', label: 'Profile', Panel: ProfilePanel },
  { name: 'security', label: 'Security', Panel: SecurityPanel },
  { name: 'data', label: 'Your data', Panel: DataPanel },
] as const

/** Each part has an address of its own (#security, #data), so that mails and people can point at it. */
export function SettingsScreen() {
  const { hash } = useLocation()
  const [params] = useSearchParams()
  const asked = params.has('google') ? 'security' : hash.slice(1)
  const { name: current, Panel } = PANELS.find(panel => panel.name === asked) ?? PANELS[0]
  return (
    <main id="content" className="page max-w-[62rem] py-8 sm:py-12">
      <h1 className="text-4xl">Settings</h1>
      <nav aria-label="Settings" className="mt-6 flex gap-1 overflow-x-auto border-b border-rule">
        {PANELS.map(({ name, label }) => (
          <Link
            key={name}
            to={{ pathname: '/settings', hash: `#${name}` }}
            aria-current={name === current ? 'page' : undefined}
            className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-4 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="divide-y divide-rule">
        <Panel />
      </div>
    </main>
  )
}
