import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CareerProfile } from '#shared/career/career-profile.ts'
import { useGateRefusal } from '#web/billing/feature-gate.tsx'
import { log } from '#web/platform/log.ts'
import { toast } from '#web/ui/toast.tsx'
import { keptFactsQuery } from '../resume-reading/kept-facts.ts'
import { resumeApi } from './resume-api.ts'
import { ownResume, type ResumeDraft, withGenerated } from './resume-draft.ts'
import type { ChangeDraft } from './use-resume-draft.ts'

/** Asks for both documents; Cancel or leaving the screen calls it off. */
export function useGenerateDocuments(
  owner: string,
  profile: CareerProfile | undefined,
  onChange: ChangeDraft,
) {
  const isRefused = useGateRefusal()
  const { data: kept } = useQuery(keptFactsQuery)
  const running = useRef<AbortController>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => () => running.current?.abort(), [])

  async function generate(draft: ResumeDraft) {
    const { targetRole, objective, usesKeptFacts, posting, employer } = draft
    const resumeText = ownResume(draft)?.text ?? null
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    try {
      const { resume, coverLetter, wording } = await resumeApi.generateResume(
        {
          ...(profile && { profile }),
          targetRole: targetRole.trim(),
          objective,
          userId: owner,
          resumeText,
          facts: resumeText !== null || !usesKeptFacts ? null : (kept?.facts ?? null),
          posting: posting.trim() || null,
          employer: employer.trim() || null,
        },
        { signal: controller.signal },
      )
      onChange(draft => withGenerated(draft, { resume, coverLetter, wording }))
      toast({ title: 'Content Generated' })
    } catch (error) {
      if (controller.signal.aborted) return
      log('documents could not be generated', error)
      if (!isRefused(error))
        toast({ tone: 'destructive', title: 'Failed to generate content. Please try again.' })
    } finally {
      if (running.current === controller) setIsBusy(false)
    }
  }

  function cancel() {
    running.current?.abort()
    setIsBusy(false)
  }

  return { isBusy, generate: (draft: ResumeDraft) => void generate(draft), cancel }
}
