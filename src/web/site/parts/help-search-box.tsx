import Search from 'lucide-react/icons/search'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Link } from '#web/platform/router.tsx'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { HELP_CENTER_PAGE } from '../copy/help/page.ts'
import type { Found } from '../help-search.ts'

type Results = { query: string; found: Found[] }

/** Searches as one types; the index loads when somebody first goes near the field. */
export function HelpSearch() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [results, setResults] = useState<Results>()

  const search = useCallback(async () => {
    const query = input.current?.value.trim() ?? ''
    if (query.length < 2) {
      setResults(undefined)
      return
    }
    const { searchHelp } = await import('../help-search.ts')
    // Only the newest words count, however late the index arrives.
    if (query === input.current?.value.trim()) setResults({ query, found: searchHelp(query) })
  }, [])

  // Text typed before hydration has fired no event that React heard.
  useEffect(() => void search(), [search])

  return (
    <search className="grid w-full max-w-reading gap-2">
      <label htmlFor={id} className="font-medium">
        {HELP_CENTER_PAGE.searchLabel}
      </label>
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft"
        />
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={`${id}-example`}
          onFocus={() => void import('../help-search.ts')}
          onInput={() => void search()}
          className="min-h-13 w-full rounded-full border border-edge bg-raised ps-12 pe-5 text-lg hover:border-action"
        />
      </div>
      <p id={`${id}-example`} className="text-sm text-soft">
        {HELP_CENTER_PAGE.searchExample}
      </p>
      <noscript>
        <p className="text-sm">Searching needs JavaScript. All articles are listed below.</p>
      </noscript>
      <div role="status" className="text-sm text-soft">
        {results && summary(results)}
      </div>
      {results && <CrisisNotice text={results.query} />}
      {results && results.found.length > 0 && (
        <ul aria-label="Search results" className="rounded-lg bg-raised p-2 shadow-float">
          {results.found.map(({ path, title, kind }) => (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-11 items-center justify-between gap-4 rounded-md px-4 py-2 hover:bg-action-wash"
              >
                {title}
                <span className="text-sm text-soft">{kind}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}

function summary({ query, found }: Results): string {
  if (found.length === 0) return `Nothing found for “${query}”. Try other words, or write to us.`
  return found.length === 1 ? `One result for “${query}”.` : `${found.length} results for “${query}”.`
}
