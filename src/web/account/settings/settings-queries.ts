import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => api.account.getSecurity({}, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.account.listSessions({}, { signal }),
})

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => api.account.getConsents({}, { signal }),
})
