import Plus from 'lucide-react/icons/plus'
import { ButtonLink } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TWO_COLUMNS_CLASS } from './overview-columns.ts'

/** Its script comes while the check-ins are on their way. */
const OverviewContent = later(
  async () => (await import('./overview-content.tsx')).OverviewContent,
  <Pending />,
)

export function OverviewScreen() {
  return (
    <main id="content" className="page grid grid-cols-[minmax(0,1fr)] gap-10 py-8 sm:py-12">
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
      <OverviewContent pending={<Pending />} />
    </main>
  )
}

function Pending() {
  return (
    <Loading label="Loading your check-ins">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <div className={TWO_COLUMNS_CLASS}>
          <Skeleton className="h-96" />
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
