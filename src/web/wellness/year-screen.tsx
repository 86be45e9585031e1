import { later } from '#web/ui/later.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { BackLink } from './back-link.tsx'

const YearContent = later(async () => (await import('./year-content.tsx')).YearContent, <Pending />)

export function YearScreen() {
  return (
    <main id="content" className="page grid gap-8 py-4 sm:py-8">
      <div className="grid gap-2">
        <BackLink to="/wellness/overview">Back to overview</BackLink>
        <h1 className="text-4xl">Your year</h1>
        <p className="max-w-reading text-lg text-soft">
          Mood and energy, week by week. Where nothing was written, the line pauses.
        </p>
      </div>
      <YearContent pending={<Pending />} />
    </main>
  )
}

function Pending() {
  return (
    <Loading label="Loading your year">
      <Skeleton className="h-72" />
    </Loading>
  )
}
