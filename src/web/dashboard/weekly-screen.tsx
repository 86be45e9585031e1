import { later } from '#web/ui/later.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const WeeklyContent = later(async () => (await import('./weekly-content.tsx')).WeeklyContent, <Pending />)

export function WeeklyScreen() {
  return (
    <main id="content" className="page grid max-w-[54rem] gap-8 py-4 sm:py-8">
      <div className="grid gap-2">
        <h1 className="text-4xl">Your week</h1>
        <p className="max-w-reading text-lg text-soft">
          How the days went, one thing about work and one about you.
        </p>
      </div>
      <WeeklyContent pending={<Pending />} />
    </main>
  )
}

function Pending() {
  return (
    <Loading label="Loading your week">
      <Skeleton className="h-[42rem]" />
    </Loading>
  )
}
