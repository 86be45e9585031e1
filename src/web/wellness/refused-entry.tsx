import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CheckInChange } from '#shared/wellness/check-in.ts'
import { useNavigate } from '#web/platform/router.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { CHECK_INS_KEY } from './check-ins.ts'
import { EntryForm } from './entry-form.tsx'
import { EntryGone } from './entry-gone.tsx'
import { sendWaiting } from './outbox.ts'
import { listRefused, putBack, REFUSED_KEY } from './refused-check-ins.ts'

/** A check-in that was written offline and refused, to be corrected and sent again. */
export function RefusedEntry({ id }: { id: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refused = useQuery({
    queryKey: [REFUSED_KEY, id],
    networkMode: 'always',
    queryFn: async () => (await listRefused()).find(({ entry }) => entry.id === id) ?? null,
  })
  if (refused.isError) return <LoadError what="This check-in" onTryAgain={() => void refused.refetch()} />
  if (refused.isPending) return <SkeletonRows label="Loading the check-in" />
  const one = refused.data
  if (!one) return <EntryGone />
  const resend = async (change: CheckInChange) => {
    await putBack(one, change)
    await sendWaiting()
    void queries.invalidateQueries({ queryKey: [CHECK_INS_KEY] })
  }
  return <EntryForm entry={one.entry} resend={resend} onDone={() => navigate('/wellness/overview')} />
}
