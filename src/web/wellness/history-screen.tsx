import Plus from 'lucide-react/icons/plus'
import { ButtonLink } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { BackLink } from './back-link.tsx'

const HistoryContent = later(
  async () => (await import('./history-content.tsx')).HistoryContent,
  <SkeletonRows label="Loading your check-ins" count={4} />,
)

export function HistoryScreen() {
  return (
    <main id="content" className="page grid max-w-[54rem] gap-6 py-4 sm:py-8">
      <div className="grid gap-2">
        <BackLink to="/wellness/overview">Back to overview</BackLink>
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-4xl">Check-ins</h1>
          <ButtonLink to="/wellness/entry" tone="quiet">
            <Plus aria-hidden className="-ms-1 size-5" />
            Earlier day
          </ButtonLink>
        </div>
        <p className="max-w-reading text-soft">
          Everything you have written, yours to read, change, delete and take with you.
        </p>
      </div>
      <HistoryContent />
    </main>
  )
}
