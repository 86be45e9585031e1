import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { LEARNING_PAGE, type LearningResource } from '#shared/learning/learning-resource.ts'
import { log } from '#web/platform/log.ts'
import { learningApi } from './learning-api.ts'

/** Every list of resources: a resource that is saved or removed changes in all of them. */
export const RESOURCES_KEY = 'learning-resources'

export const savedQuery = queryOptions({
  queryKey: ['user-learning'],
  queryFn: ({ signal }) => learningApi.listUserLearning({}, { signal }),
})

export const gapsQuery = queryOptions({
  queryKey: ['learning-for-gaps'],
  queryFn: ({ signal }) => learningApi.listGapLearning({}, { signal }),
})

export const tagsQuery = queryOptions({
  queryKey: ['learning-tags'],
  queryFn: ({ signal }) => learningApi.listLearningTags({}, { signal }),
})

/** Empty where nothing is chosen. */
type Filter = { search: string; tag?: string; kind?: LearningResource['kind'] | '' }

/** The catalog or what somebody saved of it, or what of either holds some words, a page at a time. */
export function resourcesQuery(part: 'catalog' | 'saved', { search, tag = '', kind = '' }: Filter) {
  return infiniteQueryOptions({
    queryKey: [RESOURCES_KEY, part, search, tag, kind],
    queryFn: ({ pageParam, signal }) =>
      learningApi
        .listLearningResources(
          {
            ...(part === 'saved' && { saved: 'true' }),
            ...(search !== '' && { search }),
            ...(tag !== '' && { tag }),
            ...(kind !== '' && { kind }),
            limit: LEARNING_PAGE,
            ...(pageParam > 0 && { offset: pageParam }),
          },
          { signal },
        )
        .catch(error => {
          if (!signal.aborted) log('learning resources could not be loaded', error)
          throw error
        }),
    initialPageParam: 0,
    getNextPageParam: (page, pages) =>
      page.length < LEARNING_PAGE ? undefined : pages.length * LEARNING_PAGE,
  })
}
