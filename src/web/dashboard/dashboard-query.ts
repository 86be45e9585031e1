import { queryOptions } from '@tanstack/react-query'
import { getDashboard } from '#shared/dashboard/get-dashboard.ts'
import { createApiClient } from '#web/platform/api.ts'

const dashboardApi = createApiClient({ getDashboard })

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => dashboardApi.getDashboard({}, { signal }),
  // What was done on another screen changes the next step: an old one must not be offered again.
  staleTime: 0,
  gcTime: 0,
})
