import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nextStep } from '#shared/dashboard/next-step.ts'
import { readHistory } from '#shared/wellness/read-history.ts'
import { useSession } from '#web/platform/session.ts'
import { LoadError } from '#web/ui/load-error.tsx'
import { loadWarningAnswers } from '#web/wellness/early-warning/warning-answers.ts'
import { DashboardPending } from './dashboard-pending.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { NextStepPanel } from './next-step-panel.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { wellbeingToday } from './wellbeing-today.ts'

/** What comes next, and the three cards. All of it is one answer of the server. */
export function DashboardContent() {
  const session = useSession()
  const { data, isPending, refetch } = useQuery(dashboardQuery)
  const [nowMs] = useState(() => Date.now())
  if (isPending || session.status !== 'signed-in') return <DashboardPending />
  if (!data) return <LoadError what="Your dashboard" onTryAgain={() => void refetch()} />
  const history = readHistory(data.check_ins)
  const wellbeing = wellbeingToday(history, loadWarningAnswers(session.user.id), nowMs)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:gap-12">
      <NextStepPanel step={nextStep(data, wellbeing, nowMs)} onCheckedIn={() => void refetch()} />
      <SummaryCards summary={data} history={history} wellbeing={wellbeing} nowMs={nowMs} />
    </div>
  )
}
