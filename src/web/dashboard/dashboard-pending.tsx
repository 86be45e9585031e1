import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { CARD_CLASSES, NEXT_STEP_CLASS, SUMMARY_CLASS } from './layout.ts'

const CARDS = [
  { name: 'Wellness snapshot', place: CARD_CLASSES.wellness },
  { name: 'Learning progress', place: CARD_CLASSES.learning },
  { name: 'Career insights', place: CARD_CLASSES.career },
]

/** The next step and the cards, in their true shape, before anything is known. A next step that is drawn early stands in place of its own. */
export function DashboardPending() {
  return (
    <Loading label="Loading your dashboard">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] content-start gap-4 bg-action-wash group-has-[[data-early-next-step]>section]:hidden ${NEXT_STEP_CLASS}`}
      >
        <p className="text-sm font-semibold text-action">Next step</p>
        <Skeleton className="h-8 w-64 max-w-full opacity-60" />
        <Skeleton className="h-5 w-96 max-w-full opacity-60" />
        <Skeleton className="h-11 w-48 rounded-full! opacity-60" />
      </div>
      <div className={SUMMARY_CLASS}>
        {CARDS.map(({ name, place }) => (
          <div key={name} className={`grid content-start gap-3 max-lg:min-h-72 ${place}`}>
            <p className="text-sm font-semibold text-soft">{name}</p>
            <Skeleton className="h-8 w-60 max-w-full" />
            <Skeleton className="h-5 w-72 max-w-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}
