import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { checkIn, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { log } from '#web/platform/log.ts'
import { withOfflineCopy } from '#web/platform/offline-copy.ts'
import { RECENT_KEY } from './check-ins.ts'
import { listApi } from './list-api.ts'

const checkIns = z.array(checkIn)

export function useRecentCheckIns() {
  return useQuery({
    queryKey: RECENT_KEY,
    // Also asked without a connection: then the copy on this device answers.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      try {
        return await withOfflineCopy(
          'recent check-ins',
          () => listApi.listCheckIns({ limit: RECENT_CHECK_INS }, { signal }),
          kept => checkIns.safeParse(kept).data,
        )
      } catch (error) {
        log('recent check-ins could not be loaded', error)
        throw error
      }
    },
  })
}
