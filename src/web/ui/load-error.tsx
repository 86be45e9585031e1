import { Button } from './button.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

export function LoadError({ what, onTryAgain }: { what: string; onTryAgain: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-info-wash px-5 py-2"
    >
      <p className="py-2.5">{what} could not be loaded right now.</p>
      <Button tone="bare" onClick={onTryAgain} className="-mx-4 px-4!">
        Try again
      </Button>
    </div>
  )
}

export function SkeletonRows({ label, count = 2 }: { label: string; count?: number }) {
  return (
    <Loading label={label}>
      <div className="grid gap-4">
        {ROWS.slice(0, count).map(row => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    </Loading>
  )
}

const ROWS = ['first', 'second', 'third', 'fourth']
