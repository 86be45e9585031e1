import { GUIDES, type GuideView } from '#shared/coach/guide.ts'
import { Button } from '#web/ui/button.tsx'
import { CoachText } from './coach-text.tsx'
import { GuideTableView } from './guide-table.tsx'

/** What one takes along, above whatever was said after it. */
export function GuideOutcome({ guide, onChange }: { guide: GuideView; onChange: () => void }) {
  const { outcome, used, kind } = guide
  if (!outcome) return null
  return (
    <article
      data-guide-outcome=""
      tabIndex={-1}
      aria-label="Outcome"
      className="grid gap-4 rounded-lg border border-rule p-4 sm:p-5"
    >
      <p className="text-sm font-semibold text-action">{GUIDES[kind].title}: what you take along</p>
      <CoachText text={outcome.paragraphs.join('\n\n')} />
      {outcome.table && <GuideTableView table={outcome.table} />}
      {used.length > 0 && (
        <p className="text-xs text-soft">
          <span className="font-semibold">Based on</span> {used.map(({ text }) => text).join(' · ')}
        </p>
      )}
      <span>
        <Button tone="quiet" onClick={onChange} className="px-4 text-sm">
          Change my answers
        </Button>
      </span>
    </article>
  )
}
