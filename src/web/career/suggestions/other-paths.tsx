import type { Suggestion } from '#shared/career/suggestion.ts'
import { Link } from '#web/platform/router.tsx'
import { KINDS, payRangeText } from '../words.ts'

export function OtherPaths({ paths }: { paths: readonly Suggestion[] }) {
  return (
    <nav aria-label="Other paths">
      <ul className="border-t border-rule">
        {paths.map(path => (
          <li key={path.code} className="border-b border-rule">
            <Link
              to={`?path=${path.code}`}
              className="flex items-center gap-4 px-2 py-4 hover:text-action sm:px-4"
            >
              <span aria-hidden className={`size-3 shrink-0 rounded-full ${KINDS[path.kind].dot}`} />
              <span className="min-w-0 font-serif text-lg break-words">{path.role}</span>
              <span className="figures ms-auto text-end text-sm text-soft max-sm:hidden">
                {payRangeText(path)}
              </span>
              <span className="figures min-w-14 text-end font-serif text-lg max-sm:ms-auto">
                {path.match_score}%
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
