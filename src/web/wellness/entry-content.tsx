import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { later } from '#web/ui/later.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { BackLink } from './back-link.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryGone } from './entry-gone.tsx'
import { EntryView } from './entry-view.tsx'
import { historyApi } from './history-api.ts'
import { withEntryCopy } from './list-copy.ts'

/** Hardly anybody needs it. */
const RefusedEntry = later(
  async () => (await import('./refused-entry.tsx')).RefusedEntry,
  <SkeletonRows label="Loading the check-in" />,
)

/** One check-in, opened and changed; without an id, a new one for an earlier day. */
export function EntryContent() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const refused = params.get('refused')
  if (refused !== null) return <RefusedEntry key={refused} id={refused} />
  return id === null ? <EntryForm key="new" entry={null} /> : <OpenedEntry key={id} id={id} />
}

function OpenedEntry({ id }: { id: string }) {
  const isId = z.uuid().safeParse(id).success
  const [isEditing, setEditing] = useState(false)
  const entry = useQuery({
    queryKey: [CHECK_INS_KEY, 'entry', id],
    networkMode: 'always',
    queryFn: ({ signal }) => withEntryCopy(id, () => historyApi.getCheckIn({ id }, { signal })),
    enabled: isId,
  })
  if (entry.data && isEditing) return <EntryForm entry={entry.data} onDone={() => setEditing(false)} />
  return (
    <>
      <BackLink to="/wellness/history">All check-ins</BackLink>
      {entry.data ? (
        <EntryView entry={entry.data} onEdit={() => setEditing(true)} />
      ) : !isId || isGone(entry.error) ? (
        <EntryGone />
      ) : entry.isPending ? (
        <>
          <h1 className="text-4xl">Check-in</h1>
          <div className="mt-6">
            <SkeletonRows label="Loading the check-in" />
          </div>
        </>
      ) : (
        <>
          <h1 className="mb-6 text-4xl">Check-in</h1>
          <LoadError what="This check-in" onTryAgain={() => void entry.refetch()} />
        </>
      )}
    </>
  )
}

function isGone(error: unknown) {
  return error instanceof Problem && error.code === 'not_found'
}
