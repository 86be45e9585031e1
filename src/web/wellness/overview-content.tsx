import { type ReactNode, useState } from 'react'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { PARAMETERS } from '#shared/wellness/early-warning/parameters.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { useCareerEvents } from './career-events-query.ts'
import { CheckInFigure } from './check-in-figure.tsx'
import { EarlyWarningCard } from './early-warning/early-warning-card.tsx'
import { useWarning } from './early-warning/use-warning.ts'
import { useHistory } from './history-query.ts'
import { TWO_COLUMNS_CLASS } from './overview-columns.ts'
import { RecentCheckIns } from './recent-check-ins.tsx'
import { useRecentCheckIns } from './recent-query.ts'
import { RiskCard } from './risk-card.tsx'
import { SummaryCards } from './summary-cards.tsx'
import { UsualRangeProgress } from './usual-range-progress.tsx'
import { WaitingNotice } from './waiting-notice.tsx'

export function OverviewContent({
  pending,
}: {
  /** Stands here until the check-ins have come. */
  pending: ReactNode
}) {
  const recent = useRecentCheckIns()
  const history = useHistory()
  // The head of the page has asked for them already; the figure draws them once there is one.
  useCareerEvents()
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : undefined
  const tryAgain = () => {
    if (recent.isError) void recent.refetch()
    if (history.isError) void history.refetch()
  }
  if (recent.isPending || history.isPending) return pending
  const checkIns = recent.data ?? []
  const failed = recent.isError
  const riskCard = <RiskCard checkIns={checkIns} failed={failed} />
  return (
    <>
      <WaitingNotice />
      {(failed || history.isError) && <LoadError what="Your check-ins" onTryAgain={tryAgain} />}
      {checkIns.length === 0 ? (
        <div className={TWO_COLUMNS_CLASS}>
          <NoneYet failed={failed} />
          {riskCard}
        </div>
      ) : (
        <>
          {history.data ? (
            <OwnLine key={owner} history={history.data} recent={checkIns} owner={owner} aside={riskCard} />
          ) : (
            riskCard
          )}
          <SummaryCards checkIns={checkIns} />
          <RecentCheckIns checkIns={checkIns} total={history.data?.length} />
        </>
      )}
    </>
  )
}

/** The figure, with the early warning once ten days are known and how far it is until then. */
function OwnLine({
  history,
  recent,
  owner,
  aside,
}: {
  history: readonly HistoryPoint[]
  recent: readonly CheckIn[]
  owner: string | undefined
  aside: ReactNode
}) {
  const [nowMs] = useState(() => Date.now())
  const warning = useWarning(history, owner, nowMs)
  const { summary } = warning
  const figure = <CheckInFigure history={history} recent={recent} warning={summary} nowMs={nowMs} />
  const isLearning = !summary || summary.learned < PARAMETERS.rangeMinDays
  return (
    <>
      <div className={TWO_COLUMNS_CLASS}>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          {isLearning ? (
            <>
              {figure}
              <UsualRangeProgress days={summary?.learned ?? 0} />
            </>
          ) : (
            <EarlyWarningCard summary={summary} warning={warning} />
          )}
        </div>
        {aside}
      </div>
      {!isLearning && figure}
    </>
  )
}

function NoneYet({ failed }: { failed: boolean }) {
  if (failed) {
    return (
      <EmptyState
        title="No check-ins to show"
        action={<ButtonLink to="/wellness/checkin">Start a check-in</ButtonLink>}
      >
        Those you made are kept. As soon as they can be loaded, your line is back here.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No check-ins yet"
      action={<ButtonLink to="/wellness/checkin">Start your first check-in</ButtonLink>}
    >
      It takes ten seconds: how your mood and energy are, and a few words if you like. Your line begins there.
    </EmptyState>
  )
}
