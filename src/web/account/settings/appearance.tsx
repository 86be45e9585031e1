import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useId, useSyncExternalStore } from 'react'
import { setItem } from '#web/platform/local-storage.ts'
import { THEME_KEY } from '#web/platform/theme.ts'

const SCHEMES = [
  { scheme: 'light', label: 'Light', Icon: Sun },
  { scheme: 'dark', label: 'Dark', Icon: Moon },
  { scheme: 'system', label: 'System', Icon: Monitor },
] as const

export function Appearance() {
  const name = useId()
  const chosen = useSyncExternalStore(watchScheme, currentScheme, () => 'system')
  return (
    <fieldset className="flex flex-wrap gap-2 sm:gap-2.5">
      <legend className="sr-only">Colors</legend>
      {SCHEMES.map(({ scheme, label, Icon }) => (
        <label
          key={scheme}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-edge bg-raised px-4 transition-colors hover:border-action has-checked:border-action has-checked:bg-action-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action"
        >
          <input
            type="radio"
            name={name}
            value={scheme}
            checked={scheme === chosen}
            onChange={() => chooseScheme(scheme)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4.5" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function chooseScheme(scheme: (typeof SCHEMES)[number]['scheme']) {
  const { dataset } = document.documentElement
  if (scheme === 'system') delete dataset.theme
  else dataset.theme = scheme
  setItem(THEME_KEY, scheme === 'system' ? null : scheme)
}

function currentScheme(): string {
  return document.documentElement.dataset.theme ?? 'system'
}

/** The switch in the top bar changes it too. */
function watchScheme(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
