import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/platform/api.ts'

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => api.career.listResumes({}, { signal }),
})
