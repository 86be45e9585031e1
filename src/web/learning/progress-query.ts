import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { progressApi } from './progress-api.ts'

/** The plan for the week follows what is saved, logged and completed. */
export const PLAN_KEY = 'learning-plan'

export const progressQuery = queryOptions({
  queryKey: ['learning-progress'],
  queryFn: ({ signal }) =>
    progressApi.getLearningProgress({}, { signal }).catch(error => {
      if (!signal.aborted) log('learning progress could not be loaded', error)
      throw error
    }),
})

/** Deletes at once; the toast brings it back, under the same id. */
export function useDeleteWithUndo<Item extends { id: string }>({
  remove,
  restore,
  deleted,
}: {
  remove: (item: { id: string }) => Promise<unknown>
  restore: (item: Item) => Promise<unknown>
  /** What the toast says. */
  deleted: string
}) {
  const bringBack = useProgressChange({ change: restore, done: 'Brought back' })
  return useProgressChange({
    change: ({ id }: Item) => remove({ id }),
    done: deleted,
    undo: item => bringBack.mutate(item),
  })
}

/** A change of the progress: says how it went, and shows it. What was typed stays when it failed. */
export function useProgressChange<Input>({
  change,
  done,
  onDone,
  undo,
}: {
  change: (input: Input) => Promise<unknown>
  /** What the toast says. */
  done: string
  onDone?: () => void
  undo?: (input: Input) => void
}) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, input) => {
      toast({ title: done, ...(undo && { action: { label: 'Undo', onPress: () => undo(input) } }) })
      onDone?.()
      void queries.invalidateQueries({ queryKey: progressQuery.queryKey })
      void queries.invalidateQueries({ queryKey: [PLAN_KEY] })
    },
    onError: error => {
      log('a change of the learning progress failed', error)
      const isRefused = error instanceof Problem && error.code === 'invalid_input'
      toast({
        tone: 'destructive',
        title: isRefused ? error.message : 'That could not be saved. Please try again.',
      })
    },
  })
}
