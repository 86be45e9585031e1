import { queryOptions } from '@tanstack/react-query'
import { resumesApi } from './resumes-api.ts'

export const resumesQuery = queryOptions({
  queryKey: ['resumes'],
  queryFn: ({ signal }) => resumesApi.listResumes({}, { signal }),
})
