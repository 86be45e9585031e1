import { queryOptions } from '@tanstack/react-query'
import { profileApi } from '#web/account/profile-api.ts'
import { securityApi } from './security-api.ts'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => securityApi.getSecurity({}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => securityApi.listSessions({}, { signal }),
})

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => profileApi.getConsents({}, { signal }),
})
