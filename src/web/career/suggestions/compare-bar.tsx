import type { Suggestion } from '#shared/career/suggestion.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { listText } from '../words.ts'

/** Stays in sight while roles are being chosen for a comparison. */
export function CompareBar({ roles, onClear }: { roles: readonly Suggestion[]; onClear: () => void }) {
  if (roles.length === 0) return null
  return (
    <div className="sticky bottom-4 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-rule bg-raised px-5 py-3 shadow-float">
      <p role="status">
        {roles.length === 1
          ? `${roles[0]?.role}: choose one or two more to compare.`
          : listText(roles.map(({ role }) => role))}
      </p>
      <div className="flex gap-1">
        {roles.length > 1 && (
          <ButtonLink to={`?compare=${roles.map(({ code }) => code).join(',')}`}>Compare</ButtonLink>
        )}
        <Button tone="bare" onClick={onClear}>
          Clear
        </Button>
      </div>
    </div>
  )
}
