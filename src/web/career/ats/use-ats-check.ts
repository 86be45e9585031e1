import { useEffect, useRef, useState } from 'react'
import { Problem } from '#shared/problem.ts'
import { useGateRefusal } from '#web/billing/feature-gate.tsx'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { log } from '#web/platform/log.ts'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import type { AtsCheck } from './ats-check.ts'
import type { AtsQuestion } from './ats-question.ts'

const CHECK = 'ats-check'

/** Checks a résumé against a posting; a second check or Cancel calls the first one off. */
export function useAtsCheck() {
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : null
  const isRefused = useGateRefusal()
  const running = useRef<AbortController>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [check, setCheck] = useState<AtsCheck>()
  useEffect(() => {
    if (owner) void loadCheck(owner).then(kept => kept && setCheck(shown => shown ?? kept))
    return () => running.current?.abort()
  }, [owner])

  async function analyze(question: AtsQuestion) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    setFailed(false)
    try {
      const { atsApi } = await import('./ats-api.ts')
      const result = await atsApi.checkResume(question, { signal: controller.signal })
      const next = { question, result }
      setCheck(next)
      if (owner) saveDraft(owner, CHECK, next)
      toast({ title: 'ATS analysis completed!' })
    } catch (error) {
      if (controller.signal.aborted) return
      log('the résumé could not be checked', error)
      setFailed(true)
      if (error instanceof Problem && error.code === 'unauthorized')
        toast({ tone: 'destructive', title: 'Please log in to use this feature' })
      else if (!isRefused(error))
        toast({ tone: 'destructive', title: 'Failed to analyze resume. Please try again.' })
    } finally {
      if (running.current === controller) setIsBusy(false)
    }
  }

  function cancel() {
    running.current?.abort()
    setIsBusy(false)
  }

  return { check, isBusy, hasFailed, analyze: (question: AtsQuestion) => void analyze(question), cancel }
}

/** What an earlier version of the page kept may not fit any more. */
async function loadCheck(owner: string): Promise<AtsCheck | null> {
  const kept = loadDraft(owner, CHECK)
  if (kept === null) return null
  const { keptCheck } = await import('./kept-check.ts')
  return keptCheck.safeParse(kept).data ?? null
}
