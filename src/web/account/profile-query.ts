import { queryOptions, useQuery } from '@tanstack/react-query'
import { profileApi } from './profile-api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => profileApi.getProfile({}, { signal }),
})

export function useProfile() {
  return useQuery(profileQuery)
}
