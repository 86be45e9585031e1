import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Problem } from '#shared/problem.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { BackLink } from './back-link.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryView } from './entry-view.tsx'
import { historyApi } from './history-api.ts'
import { withEntryCopy } from './list-copy.ts'

/** One check-in, opened and changed; without an id, a new one for an earlier day. */
export function EntryContent() {
  const [params] = useSearchParams()
  const id = params.get('id')
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
        <Gone />
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

function Gone() {
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-4xl">This check-in is gone</h1>
      <p className="text-soft">It was deleted, or the address is not complete.</p>
      <ButtonLink to="/wellness/history" tone="quiet">
        All check-ins
      </ButtonLink>
    </div>
  )
}

function isGone(error: unknown) {
  return error instanceof Problem && error.code === 'not_found'
}
