import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

type Tab = { name: string; label: ReactNode; panel: ReactNode }

/** Arrow keys, Home and End move between tabs; only the chosen panel is on the page. */
export function Tabs({ label, tabs, first }: { label: string; tabs: readonly Tab[]; first?: string }) {
  const id = useId()
  const [chosen, choose] = useState(first ?? tabs[0]?.name)
  const current = tabs.find(tab => tab.name === chosen) ?? tabs[0]
  if (!current) return null

  function moveWithKeys(event: KeyboardEvent) {
    const here = tabs.indexOf(current ?? { name: '', label: '', panel: '' })
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const target = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!target) return
    event.preventDefault()
    choose(target.name)
    document.getElementById(`${id}-tab-${target.name}`)?.focus()
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveWithKeys}
        className="flex flex-wrap gap-1 border-b border-rule"
      >
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.name}`}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => choose(tab.name)}
            className="-mb-px min-h-11 border-b-3 border-transparent px-3 whitespace-nowrap text-soft sm:px-4 hover:text-ink aria-selected:border-action aria-selected:font-medium aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.name}`} className="pt-5">
        {current.panel}
      </div>
    </div>
  )
}
