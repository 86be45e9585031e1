import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import type { OwnLinkInput } from '#shared/learning/own-link.ts'
import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { RESOURCES_KEY, savedQuery } from './learning-queries.ts'
import { LinkForm } from './link-form.tsx'
import { planApi } from './plan-api.ts'
import { PLAN_KEY, progressQuery } from './progress-query.ts'

/** Adds a link of one's own, or changes one. What was typed stays when it failed. */
export function LinkDialog({ link, onClose }: { link?: LearningResource; onClose: () => void }) {
  const queries = useQueryClient()
  const [failure, setFailure] = useState<string>()
  const save = useMutation({
    mutationFn: (input: OwnLinkInput) => planApi.saveLearningLink(input),
    onSuccess: () => {
      toast({ title: link ? 'Link changed' : 'Link added' })
      for (const queryKey of [
        [RESOURCES_KEY, 'saved'],
        savedQuery.queryKey,
        progressQuery.queryKey,
        [PLAN_KEY],
      ])
        void queries.invalidateQueries({ queryKey })
      onClose()
    },
    onError: error => {
      log('a link could not be saved', error)
      const isRefused = error instanceof Problem && error.code === 'invalid_input'
      setFailure(isRefused ? error.message : 'That could not be saved. Please try again.')
    },
  })
  return (
    <Dialog open title={link ? 'Change your link' : 'Add your own link'} onClose={onClose}>
      <LinkForm link={link} isSaving={save.isPending} failure={failure} onSave={save.mutate} />
    </Dialog>
  )
}
