import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { resumesApi } from '../saved-resumes/resumes-api.ts'
import { resumesQuery } from '../saved-resumes/resumes-query.ts'
import { type ResumeDraft, savedState } from './resume-draft.ts'
import type { ChangeDraft } from './use-resume-draft.ts'

/** Saves beside the others at first, and over itself from then on; a version for another employer is a new one. */
export function useSaveResume(onChange: ChangeDraft) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: ResumeDraft) => {
      const { targetRole, objective, resume, coverLetter, employer, posting, template, saved } = draft
      const label = employer.trim() || null
      const input = {
        role: targetRole,
        objective: objective.trim() || null,
        resume_text: resume,
        cover_letter_text: coverLetter,
        label,
        posting_text: posting.trim() || null,
        template,
      }
      return saved?.label === label
        ? resumesApi.updateResume({ id: saved.id, ...input })
        : resumesApi.saveResume(input)
    },
    onSuccess: (stored, sent) => {
      queries.setQueryData([...resumesQuery.queryKey, stored.id], stored)
      void queries.invalidateQueries({ queryKey: resumesQuery.queryKey, exact: true })
      onChange(draft => ({
        ...draft,
        ...savedState(stored),
        // What was typed while it was on its way is not saved yet.
        isChanged:
          draft.resume !== sent.resume ||
          draft.coverLetter !== sent.coverLetter ||
          draft.template !== sent.template,
      }))
      toast({ title: 'Saved Successfully', description: 'You find it in Settings, and under Versions here.' })
    },
    onError: error => {
      log('a résumé could not be saved', error)
      toast({ tone: 'destructive', title: 'Failed to save content. Please try again.' })
    },
  })
}
