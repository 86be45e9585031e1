import { useState } from 'react'
import { type HistoryWarning, historyWarning } from '#shared/wellness/early-warning/history-warning.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { loadWarningAnswers, NO_ANSWERS, saveWarningAnswers, type WarningAnswers } from './warning-answers.ts'

export type Warning = HistoryWarning & {
  answers: WarningAnswers
  change: (changed: Partial<WarningAnswers>) => void
}

/** The early warning of a screen, with what was answered beside it. Worked out here; nothing of it is sent. */
export function useWarning(
  /** All of it: what is usual is learned from half a year. */
  history: readonly HistoryPoint[],
  /** Unknown without a connection: then nothing that was answered is known either. */
  owner: string | undefined,
  nowMs: number,
): Warning {
  const [answers, setAnswers] = useState(() => (owner ? loadWarningAnswers(owner) : NO_ANSWERS))
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

  function change(changed: Partial<WarningAnswers>) {
    const next = { ...answers, ...changed }
    setAnswers(next)
    if (owner) saveWarningAnswers(owner, next)
  }

  return { ...historyWarning(history, answers, nowMs, timeZone), answers, change }
}
