import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { LearningResource } from '#shared/learning/learning-resource.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.tsx'
import { learningApi } from './learning-api.ts'
import { RESOURCES_KEY, savedQuery } from './learning-queries.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PLAN_KEY, progressQuery } from './progress-query.ts'

/** A link of one's own is changed or deleted; its progress goes with it, so it is asked for first. */
export function OwnLinkActions({ link }: { link: LearningResource }) {
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const queries = useQueryClient()
  const remove = useMutation({
    mutationFn: () => learningApi.removeLearning({ resource_id: link.id }),
    onSuccess: () => {
      toast({ title: 'Link deleted' })
      for (const queryKey of [
        [RESOURCES_KEY, 'saved'],
        savedQuery.queryKey,
        progressQuery.queryKey,
        [PLAN_KEY],
      ])
        void queries.invalidateQueries({ queryKey })
    },
    onError: error => {
      log('a link could not be deleted', error)
      toast({ tone: 'destructive', title: 'That could not be deleted. Please try again.' })
    },
  })
  const close = () => setOpen(undefined)
  return (
    <>
      <Button tone="bare" className="px-4!" aria-label={`Edit ${link.title}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button
        tone="bare"
        className="px-4!"
        aria-label={`Delete ${link.title}`}
        onClick={() => setOpen('delete')}
      >
        Delete
      </Button>
      {open === 'edit' && <LinkDialog link={link} onClose={close} />}
      <Dialog open={open === 'delete'} title="Delete this link?" onClose={close}>
        <p>
          “{link.title}” and its progress and notes are deleted. Time you logged for it stays in your week.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button busy={remove.isPending} onClick={() => remove.mutate()}>
            Delete link
          </Button>
          <Button tone="quiet" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}
