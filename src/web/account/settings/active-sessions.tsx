import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ActiveSession } from '#shared/account/security.ts'
import { dateAndTime } from '#web/platform/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { toast } from '#web/ui/toast.tsx'
import { actionFailure } from './action-failure.ts'
import { deviceName } from './device-name.ts'
import { securityApi } from './security-api.ts'
import { sessionsQuery } from './settings-queries.ts'

export function ActiveSessions() {
  const sessions = useQuery(sessionsQuery)
  const endOthers = useEnding(() => securityApi.endOtherSessions({}), 'Signed out everywhere else')
  if (sessions.isPending) return <SkeletonRows label="Loading where you are signed in" />
  if (!sessions.data) {
    return <LoadError what="Your sessions" onTryAgain={() => void sessions.refetch()} />
  }
  // This browser first: it is what the others are compared with.
  const shown = sessions.data.toSorted((one, other) => Number(other.current) - Number(one.current))
  return (
    <>
      <ul className="-mt-2 divide-y divide-rule">
        {shown.map(session => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {shown.length > 1 ? (
        <Button
          tone="quiet"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
          className="justify-self-start"
        >
          Sign out everywhere else
        </Button>
      ) : (
        <p className="text-soft">You are not signed in anywhere else.</p>
      )}
    </>
  )
}

function SessionRow({ session: { id, user_agent, created_at, current } }: { session: ActiveSession }) {
  const end = useEnding(() => securityApi.endSession({ id }), 'Session signed out')
  const device = deviceName(user_agent)
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <div>
        <p className="font-medium">{device}</p>
        <p className="text-sm text-soft">Signed in {dateAndTime(created_at)}</p>
      </div>
      {current ? (
        <Badge tone="action">This browser</Badge>
      ) : (
        <Button
          tone="bare"
          busy={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`Sign out ${device}, signed in ${dateAndTime(created_at)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function useEnding(end: () => Promise<unknown>, done: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: done }),
    onError: error => toast({ tone: 'destructive', title: 'Error', description: actionFailure(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
