import Search from 'lucide-react/icons/search'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from '#web/platform/router.tsx'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { useFound } from './use-found.ts'

const QUERY_MAX_CHARACTERS = 100
const SHORTCUTS = [
  ['Ctrl K or ⌘ K', 'open this anywhere'],
  ['↑ ↓', 'move'],
  ['Enter', 'go there'],
  ['Esc', 'close'],
] as const

/** Go anywhere, and search help, occupations and one's own résumés, conversations and notes. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label="Search or go to"
      onClose={onClose}
      closedby="any"
      className="mx-auto mt-[min(10dvh,6rem)] mb-auto hidden max-h-[min(80dvh,40rem)] w-[min(40rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-xl border border-rule bg-raised p-0 text-ink shadow-float open:flex"
    >
      <Commands onDone={() => dialog.current?.close()} />
    </dialog>
  )
}

function Commands({ onDone }: { onDone: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const { groups, isSearching } = useFound(query)
  const [first] = groups.flatMap(({ found }) => found)

  /** The field, then what was found below it, in a circle. */
  function onKeyDown(event: KeyboardEvent) {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, [data-found]') ?? [])]
    const here = stops.findIndex(stop => stop.matches(':focus'))
    const next = { ArrowDown: here + 1, ArrowUp: here - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    stops.at(next % stops.length)?.focus()
  }
  const keys = { ref: box, onKeyDown }

  return (
    <div {...keys} className="contents">
      <form
        className="flex items-center border-b border-rule"
        onSubmit={event => {
          event.preventDefault()
          if (!first) return
          onDone()
          navigate(first.to)
        }}
      >
        <label htmlFor={id} className="ps-4">
          <span className="sr-only">Search or go to</span>
          <Search aria-hidden className="size-5 text-soft" />
        </label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={QUERY_MAX_CHARACTERS}
          placeholder="Screen, role, note, question"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-3 text-lg focus-visible:outline-none"
        />
        <CloseButton onClick={onDone} className="me-1.5" />
      </form>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <CrisisNotice text={query} />
        <p role="status" className="px-3 py-2 text-sm text-soft empty:hidden">
          {!first && (isSearching ? 'Searching …' : `Nothing found for “${query.trim()}”.`)}
        </p>
        {groups.map(({ title, found }) => (
          <section key={title} aria-label={title} className="mb-2">
            <h2 className="px-3 pt-2 pb-1 font-sans text-sm font-normal tracking-normal text-soft">
              {title}
            </h2>
            <ul>
              {found.map(one => (
                <li key={one.id}>
                  <Link
                    data-found=""
                    to={one.to}
                    onClick={onDone}
                    className={`flex min-h-11 items-center justify-between gap-4 rounded-md px-3 py-1.5 hover:bg-action-wash focus-visible:bg-action-wash focus-visible:outline-offset-[-2px] ${one === first && query ? 'bg-action-wash' : ''}`}
                  >
                    <span className="min-w-0 break-words">{one.label}</span>
                    {one.detail && <span className="shrink-0 text-sm text-soft">{one.detail}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 border-t border-rule px-4 py-2.5 text-sm text-soft max-sm:hidden">
        {SHORTCUTS.map(([keys, meaning]) => (
          <div key={keys} className="flex gap-1.5">
            <dt className="font-medium text-ink">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
