import { queryOptions } from '@tanstack/react-query'
import { profileApi } from '#web/account/profile-api.ts'

/** The first panel shows the address before anybody changes anything: the operations may come after it. */
const securityApi = async () => (await import('./security-api.ts')).securityApi

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async ({ signal }) => (await securityApi()).getSecurity({}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await securityApi()).listSessions({}, { signal }),
})

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => profileApi.getConsents({}, { signal }),
})
