import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getHistory } from '#shared/wellness/history-operations.ts'
import { checkInHistory, readHistory } from '#shared/wellness/read-history.ts'
import { createApiClient } from '#web/platform/api.ts'
import { log } from '#web/platform/log.ts'
import { withOfflineCopy } from '#web/platform/offline-copy.ts'
import { CHECK_INS_KEY } from './check-ins.ts'
import { onCheckInsSent } from './check-ins-sent.ts'

const historyApi = createApiClient({ getHistory })

/** Mood and energy of every check-in, oldest first. */
export function useHistory() {
  const queries = useQueryClient()
  useEffect(
    () => onCheckInsSent(() => void queries.invalidateQueries({ queryKey: [CHECK_INS_KEY] })),
    [queries],
  )
  return useQuery({
    queryKey: [CHECK_INS_KEY, 'history'],
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: async ({ signal }) => {
      try {
        const history = await withOfflineCopy(
          'history',
          () => historyApi.getHistory({}, { signal }),
          kept => checkInHistory.safeParse(kept).data,
        )
        return readHistory(history)
      } catch (error) {
        log('the history of check-ins could not be loaded', error)
        throw error
      }
    },
  })
}
