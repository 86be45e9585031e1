import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { GoalCorrections } from '#shared/career/goal-reading.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { goalChips } from './goal-chips.ts'
import { suggestionChangesApi } from './suggestion-changes-api.ts'
import type { CareerSuggestionsState } from './use-career-suggestions.ts'

const AddGoal = later(async () => (await import('./add-goal.tsx')).AddGoal, <div className="h-40" />)

/** What was read in the goals; a person takes out what they did not mean and adds what was not read. */
export function GoalReading({ data, state }: { data: CareerSuggestions; state: CareerSuggestionsState }) {
  const [isAdding, setAdding] = useState(false)
  const correction = useMutation({
    mutationFn: (corrections: GoalCorrections) => suggestionChangesApi.correctGoals(corrections),
    onSuccess: () => {
      setAdding(false)
      state.generate()
    },
  })
  const isBusy = correction.isPending || state.isGenerating
  const { corrections } = data
  const chips = goalChips(data.reading?.items ?? [])
  const isCorrected = corrections.drop.length + corrections.add.length > 0
  return (
    <section aria-labelledby="goals" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="goals" className="font-sans text-sm font-semibold">
          We read your goals as
        </h2>
        {isCorrected && (
          <Button tone="bare" disabled={isBusy} onClick={() => correction.mutate({ drop: [], add: [] })}>
            Read my goals again
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ label, ids }) => (
          <li
            key={label}
            className="inline-flex items-center rounded-3xl bg-action-wash ps-4 text-sm text-action-strong"
          >
            <span className="py-1.5">{label}</span>
            <button
              type="button"
              aria-label={`Take out ${label}`}
              disabled={isBusy}
              onClick={() => correction.mutate({ ...corrections, drop: [...corrections.drop, ...ids] })}
              className="grid size-11 shrink-0 place-content-center rounded-full hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        ))}
        {chips.length === 0 && <li className="text-soft">nothing yet</li>}
        <li>
          <Button tone="bare" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            <Plus aria-hidden className="-ms-1 size-4.5" />
            {chips.length === 0 ? 'Say what you want' : 'Not what you meant? Correct it'}
          </Button>
        </li>
      </ul>
      {correction.isError && (
        <p role="alert" className="text-sm font-medium text-wrong">
          Your correction could not be saved. Please try again.
        </p>
      )}
      {isAdding && (
        <AddGoal
          isBusy={isBusy}
          onAdd={goal => correction.mutate({ ...corrections, add: [...corrections.add, goal] })}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
