import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { RESUME_TEXT_MAX_CHARACTERS } from '#shared/career/saved-resume.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { resumeFactsApi } from './resume-facts-api.ts'

/** What was kept of an own résumé, or null. */
export const keptFactsQuery = queryOptions({
  queryKey: ['resume-facts'],
  queryFn: ({ signal }) => resumeFactsApi.getResumeFacts({}, { signal }),
})

export function useKeepFacts() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      resumeFactsApi.keepResumeFacts({ resumeText: text.slice(0, RESUME_TEXT_MAX_CHARACTERS) }),
    onSuccess: kept => {
      queries.setQueryData(keptFactsQuery.queryKey, kept)
      void queries.invalidateQueries({ queryKey: ['skill-gap'] })
    },
    onError: error => {
      log('the facts of a résumé could not be kept', error)
      toast({ tone: 'destructive', title: 'The facts could not be kept. Please try again.' })
    },
  })
}

export function useForgetFacts() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => resumeFactsApi.deleteResumeFacts({}),
    onSuccess: () => {
      queries.setQueryData(keptFactsQuery.queryKey, null)
      void queries.invalidateQueries({ queryKey: ['skill-gap'] })
      toast({ title: 'Forgotten', description: 'Nothing of your own résumé is kept any more.' })
    },
    onError: error => {
      log('the facts of a résumé could not be forgotten', error)
      toast({ tone: 'destructive', title: 'The facts could not be deleted. Please try again.' })
    },
  })
}
