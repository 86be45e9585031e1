import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { learningApi } from './learning-api.ts'
import { RESOURCES_KEY, savedQuery } from './learning-queries.ts'
import { PLAN_KEY, progressQuery } from './progress-query.ts'

/** Saves a resource or removes it. One removed from the list of saved ones stays there until the list is opened again. */
export function useToggleSaved({ id, is_saved }: Pick<LearningResource, 'id' | 'is_saved'>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      if (is_saved) await learningApi.removeLearning({ resource_id: id })
      else await learningApi.saveLearning({ resource_id: id })
    },
    onSuccess: () => {
      queries.setQueriesData<InfiniteData<LearningResource[]>>(
        { queryKey: [RESOURCES_KEY] },
        known =>
          known && {
            ...known,
            pages: known.pages.map(page =>
              page.map(one => (one.id === id ? { ...one, is_saved: !is_saved } : one)),
            ),
          },
      )
      void queries.invalidateQueries({ queryKey: savedQuery.queryKey })
      void queries.invalidateQueries({ queryKey: progressQuery.queryKey })
      void queries.invalidateQueries({ queryKey: [PLAN_KEY] })
      void queries.invalidateQueries({ queryKey: [RESOURCES_KEY, 'saved'], refetchType: 'inactive' })
      toast({ title: is_saved ? 'Resource removed' : 'Resource saved' })
    },
    onError: error => {
      log('a resource could not be saved or removed', error)
      toast({ tone: 'destructive', title: 'Failed to update resource. Please try again.' })
    },
  })
}
