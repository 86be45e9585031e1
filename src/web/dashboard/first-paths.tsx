import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCareerSuggestions } from '#web/career/suggestions/use-career-suggestions.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { StopsLine } from './stops-line.tsx'

const SHOWN_PATHS = 3

/** Right after the setup: the first suggestions, made while one looks, and a word on what to do with them. */
export function FirstPaths() {
  const queries = useQueryClient()
  const { list, isGenerating, hasFailed } = useCareerSuggestions()
  const paths = (list.data?.suggestions ?? []).slice(0, SHOWN_PATHS)
  const isReady = !isGenerating && paths.length > 0
  // The card of the dashboard shows the best match as soon as there is one.
  useEffect(() => {
    if (isReady) void queries.invalidateQueries({ queryKey: dashboardQuery.queryKey })
  }, [isReady, queries])
  const [best] = paths
  return (
    <section aria-labelledby="first-paths" className="grid items-center gap-x-12 gap-y-4 lg:grid-cols-2">
      <div role="status" className="grid justify-items-start gap-2.5">
        <h2 id="first-paths" className="text-2xl">
          {isReady ? 'Your first paths' : 'Looking for your first paths'}
        </h2>
        {isReady && best ? (
          <>
            <p className="max-w-reading">
              {best.role} fits best so far, with a match of {best.match_score}%. Open the path that draws you:
              it says what the work asks, what it pays and what is missing. Then tell us how today is, below.
            </p>
            <ButtonLink to="/career/suggestions">See my paths</ButtonLink>
          </>
        ) : (
          <p className="max-w-reading">
            {hasFailed || list.isError
              ? 'They could not be made right now. Suggested Paths makes them as soon as you open it.'
              : 'They start from your skills and goals. A few seconds.'}
          </p>
        )}
      </div>
      <StopsLine
        stops={['Today', ...(isReady ? paths.map(({ role }) => role) : ['Your next role'])]}
        tone="text-action"
      />
    </section>
  )
}
