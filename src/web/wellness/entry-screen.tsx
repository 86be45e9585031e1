import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { BackLink } from './back-link.tsx'

const EntryContent = later(
  async () => (await import('./entry-content.tsx')).EntryContent,
  <>
    <BackLink to="/wellness/history">All check-ins</BackLink>
    <h1 className="text-4xl">Check-in</h1>
    <div className="mt-6">
      <SkeletonRows label="Loading the check-in" />
    </div>
  </>,
)

export function EntryScreen() {
  return (
    <main
      id="content"
      data-depends-on-address
      className="page flex max-w-[46rem] flex-1 flex-col pt-2 sm:pt-8"
    >
      <EntryContent />
    </main>
  )
}
