import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import type { CheckIn } from '#shared/wellness/check-in.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { CheckInLine, LineChart } from './check-in-line.tsx'
import { useRecentCheckIns } from './check-ins.ts'
import { RecentCheckIns } from './recent-check-ins.tsx'
import { RiskCard } from './risk-card.tsx'
import { SummaryCards } from './summary-cards.tsx'

export function OverviewScreen() {
  const recent = useRecentCheckIns()
  useEffect(LineChart.preload, [])
  return (
    <main id="content" className="page grid gap-10 py-8 sm:py-12">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div className="grid gap-2">
          <h1 className="text-4xl">Wellness overview</h1>
          <p className="max-w-reading text-lg text-soft">
            How your mood and energy have been lately, what that says about your risk of burnout, and your
            latest check-ins.
          </p>
        </div>
        <ButtonLink to="/wellness/checkin">
          <Plus aria-hidden className="-ms-1 size-5" />
          New Check-in
        </ButtonLink>
      </div>
      {recent.isPending ? (
        <Pending />
      ) : (
        <>
          {recent.isError && <LoadError what="Your check-ins" onTryAgain={() => void recent.refetch()} />}
          <Overview checkIns={recent.data ?? []} failed={recent.isError} />
        </>
      )}
    </main>
  )
}

function Overview({ checkIns, failed }: { checkIns: readonly CheckIn[]; failed: boolean }) {
  return (
    <>
      <div className={TWO_COLUMNS_CLASS}>
        {checkIns.length === 0 ? <NoneYet failed={failed} /> : <CheckInLine checkIns={checkIns} />}
        <RiskCard checkIns={checkIns} failed={failed} />
      </div>
      {checkIns.length > 0 && (
        <>
          <SummaryCards checkIns={checkIns} />
          <RecentCheckIns checkIns={checkIns} />
        </>
      )}
    </>
  )
}

const TWO_COLUMNS_CLASS = 'grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]'

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
      It takes a minute: how your mood and energy are, and a few words if you like. Your line begins there.
    </EmptyState>
  )
}

function Pending() {
  return (
    <Loading label="Loading your check-ins">
      <div className="grid gap-10">
        <div className={TWO_COLUMNS_CLASS}>
          <Skeleton className="h-72" />
          <Skeleton className="h-56" />
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      </div>
    </Loading>
  )
}
