import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { MarketQuestion } from '#shared/career/market-result.ts'
import { useGateRefusal } from '#web/billing/feature-gate.tsx'
import { loadDraft, saveDraft } from '#web/platform/drafts.ts'
import { log } from '#web/platform/log.ts'
import { useSession } from '#web/platform/session.ts'
import { toast } from '#web/ui/toast.tsx'
import type { MarketAnswer } from './market-answer.ts'

const ANSWER = 'market-answer'
const QUESTION = 'market-question'

const keptQuestion = z.object({ role: z.string(), location: z.string(), experience: z.string() })

/** What somebody has typed or asked in this tab; the form shows it again after a reload. */
export function loadQuestion(owner: string): z.infer<typeof keptQuestion> | undefined {
  return keptQuestion.safeParse(loadDraft(owner, QUESTION)).data
}

export function saveQuestion(owner: string, question: z.infer<typeof keptQuestion>) {
  saveDraft(owner, QUESTION, question)
}

/** Asks for insights; a second question or Cancel calls the first one off. */
export function useMarketInsights() {
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : null
  const isRefused = useGateRefusal()
  const running = useRef<AbortController>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<MarketAnswer>()
  useEffect(() => {
    if (owner) void loadAnswer(owner).then(kept => kept && setAnswer(shown => shown ?? kept))
    return () => running.current?.abort()
  }, [owner])

  async function analyze(question: MarketQuestion) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setIsBusy(true)
    try {
      const { marketApi } = await import('./market-api.ts')
      const result = await marketApi.getMarketInsights(question, { signal: controller.signal })
      const { role, location, experience, code } = question
      const next = { question: { role, location, experience, code }, result }
      setAnswer(next)
      if (owner) saveDraft(owner, ANSWER, next)
      // Of an unknown role there are none, and the page says so.
      if (result.occupation) toast({ title: 'Market insights generated!' })
    } catch (error) {
      if (controller.signal.aborted) return
      log('market insights failed', error)
      if (!isRefused(error))
        toast({ tone: 'destructive', title: 'Failed to get market insights. Please try again.' })
    } finally {
      if (running.current === controller) setIsBusy(false)
    }
  }

  function cancel() {
    running.current?.abort()
    setIsBusy(false)
  }

  return { answer, isBusy, analyze: (question: MarketQuestion) => void analyze(question), cancel }
}

/** What an earlier version of the page kept may not fit any more. */
async function loadAnswer(owner: string): Promise<MarketAnswer | null> {
  const kept = loadDraft(owner, ANSWER)
  if (kept === null) return null
  const { keptAnswer } = await import('./kept-answer.ts')
  return keptAnswer.safeParse(kept).data ?? null
}
