import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.account.getProfile({}, { signal }),
})

export function useProfile() {
  return useQuery(profileQuery)
}
