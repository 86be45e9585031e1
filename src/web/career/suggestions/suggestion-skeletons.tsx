import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

/** In the shape of what comes: the profile, the map, and cards. */
export function SuggestionSkeletons() {
  return (
    <Loading label="Loading your suggestions">
      <div className="grid grid-cols-1 gap-8">
        <Skeleton className="h-12 max-w-150" />
        <SkeletonCards />
      </div>
    </Loading>
  )
}

export function SkeletonCards() {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      {CARDS.map(card => (
        <div key={card} className="grid grid-cols-1 gap-4 rounded-lg bg-raised p-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-7 w-2/3" />
          <svg width="100%" height="28" className="text-rule" aria-hidden="true">
            <line className="line-stroke line-forecast" x1="2%" x2="98%" y1="14" y2="14" />
          </svg>
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-5/6" />
          <Skeleton className="h-11 w-72 max-w-full rounded-full" />
        </div>
      ))}
    </div>
  )
}

const CARDS = ['first', 'second', 'third', 'fourth']
