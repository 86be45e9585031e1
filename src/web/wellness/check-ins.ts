import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CheckIn, type CheckInInput, RECENT_CHECK_INS } from '#shared/wellness/check-in.ts'
import { log } from '#web/platform/log.ts'
import { wellnessApi } from './wellness-api.ts'

const recentCheckIns = queryOptions({
  queryKey: ['check-ins', 'recent'],
  queryFn: async ({ signal }) => {
    try {
      return await wellnessApi.listCheckIns({ limit: RECENT_CHECK_INS }, { signal })
    } catch (error) {
      log('recent check-ins could not be loaded', error)
      throw error
    }
  },
})

export function useRecentCheckIns() {
  return useQuery(recentCheckIns)
}

/** Saves under a key of its own, so that a second attempt at the same check-in never makes two. */
export function useSaveCheckIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, checkIn }: { idempotencyKey: string; checkIn: CheckInInput }) =>
      wellnessApi.saveCheckIn(checkIn, { context: { idempotencyKey } }),
    onSuccess: saved => {
      queries.setQueryData<CheckIn[]>(recentCheckIns.queryKey, (known = []) =>
        [saved, ...known.filter(one => one.id !== saved.id)].slice(0, RECENT_CHECK_INS),
      )
      void queries.invalidateQueries({ queryKey: recentCheckIns.queryKey })
    },
  })
}
