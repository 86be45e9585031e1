import { useQuery } from '@tanstack/react-query'
import { longDate } from '#web/platform/format-date.ts'
import { Link, useSearchParams } from '#web/platform/router.tsx'
import { resumesQuery } from '../saved-resumes/resumes-query.ts'

/** What is saved in the account; one story, a version for each posting. Any other can be put beside the open one. */
export function SavedVersions({ openId, hasText }: { openId: string | undefined; hasText: boolean }) {
  const resumes = useQuery(resumesQuery)
  const [search] = useSearchParams()
  if (!resumes.data || resumes.data.length === 0) return null
  const saved = search.get('saved')
  return (
    <section aria-labelledby="versions" className="grid grid-cols-1 gap-2">
      <h2 id="versions" className="text-xl">
        Versions
      </h2>
      <ul className="grid grid-cols-1 gap-1">
        {resumes.data.map(({ id, role, label, created_at }) => (
          <li
            key={id}
            className="flex items-center gap-1 rounded-md border-s-3 border-rule has-[[aria-current=true]]:border-action"
          >
            <Link
              to={`/career/resume?saved=${id}`}
              aria-current={id === openId ? 'true' : undefined}
              className="block min-w-0 grow rounded-md py-1.5 ps-4 hover:text-action aria-[current]:font-semibold"
            >
              <span className="block break-words">{label ?? role}</span>
              <span className="block text-xs font-normal text-soft">
                {label ? `${role} · ` : ''}saved {longDate(created_at)}
              </span>
            </Link>
            {hasText && id !== openId && (
              <Link
                to={`/career/resume?${new URLSearchParams({ ...(saved && { saved }), compare: id })}`}
                aria-label={`Compare with ${label ?? role}`}
                aria-current={search.get('compare') === id ? 'page' : undefined}
                className="inline-flex min-h-11 shrink-0 items-center rounded-full px-3 text-sm font-medium text-action hover:bg-action-wash aria-[current]:bg-action-wash"
              >
                Compare
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
