import { useMutation, useQueryClient } from '@tanstack/react-query'
import { GUIDE_KINDS, type GuideKind } from '#shared/coach/guide.ts'
import { Problem } from '#shared/problem.ts'
import { billingQuery } from '#web/billing/billing-queries.ts'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'
import { CONVERSATIONS, conversationQuery } from './conversation-queries.ts'

/** Begins a guided conversation and opens it. */
export function useStartGuide(onBegun: (id: string) => void) {
  const queries = useQueryClient()
  const starting = useMutation({
    mutationFn: (guide: { kind: GuideKind; role?: string }) => coachApi.startGuide(guide),
    onSuccess: begun => {
      queries.setQueryData(conversationQuery(begun.id).queryKey, begun)
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS, 'list'] })
      void queries.invalidateQueries({ queryKey: billingQuery.queryKey })
      onBegun(begun.id)
    },
    onError: error => {
      log('a guide could not be begun', error)
      const isRefused = error instanceof Problem && error.status === 402
      toast({
        tone: 'destructive',
        title: isRefused ? error.message : 'The conversation could not be begun. Please try again.',
      })
    },
  })
  return { start: starting.mutate, isBusy: starting.isPending }
}

export function guideKindOf(name: string | null): GuideKind | undefined {
  return GUIDE_KINDS.find(kind => kind === name)
}
