import * as z from 'zod/mini'
import { type CheckIn, checkIn } from '#shared/wellness/check-in.ts'
import { withOfflineCopy } from '#web/platform/offline-copy.ts'

const NAME = 'all check-ins'
const checkIns = z.array(checkIn)

/** The newest page of all check-ins, also without a connection. */
export function withListCopy(ask: () => Promise<CheckIn[]>): Promise<CheckIn[]> {
  return withOfflineCopy(NAME, ask, kept => checkIns.safeParse(kept).data)
}

/** One check-in; without a connection, from the page that was last seen. */
export function withEntryCopy(id: string, ask: () => Promise<CheckIn>): Promise<CheckIn> {
  return withOfflineCopy(
    NAME,
    ask,
    kept => checkIns.safeParse(kept).data?.find(one => one.id === id),
    'read only',
  )
}
