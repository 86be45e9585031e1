import RotateCw from 'lucide-react/icons/rotate-cw'
import { useEffect } from 'react'
import { useSearchParams } from '#web/platform/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { later } from '#web/ui/later.tsx'
import { SuggestionSkeletons } from './suggestion-skeletons.tsx'
import { useCareerSuggestions } from './use-career-suggestions.ts'

/** In one file with what the tools behind a plan need, which this one does not. */
const ToolsLine = later(async () => (await import('../tools-line.tsx')).ToolsLine, <div className="h-20" />)
const SuggestedPaths = later(
  async () => (await import('./suggested-paths.tsx')).SuggestedPaths,
  <SuggestionSkeletons />,
)

export function SuggestionsScreen() {
  const state = useCareerSuggestions()
  useEffect(SuggestedPaths.preload, [])
  const { list, profile } = state
  const isPending = list.isPending || profile.isPending
  // One path or a comparison brings a heading of its own; before the data is there the page shows this one.
  const [params] = useSearchParams()
  const isNarrowed = !isPending && (params.has('path') || params.has('compare'))
  return (
    <>
      <ToolsLine here="/career/suggestions" />
      <main id="content" className="page grid grid-cols-1 gap-8 py-6 sm:py-8">
        {!isNarrowed && (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="grid grid-cols-1 gap-2">
              <h1 className="text-4xl">Suggested Paths</h1>
              <p className="max-w-reading text-lg text-soft">
                Where you could go from here: the pay, the outlook, and what each would take.
              </p>
            </div>
            {/* Its own icon turns: a spinner beside it would push the words aside while nobody has pressed anything. */}
            <Button
              tone="quiet"
              disabled={isPending || state.isGenerating}
              aria-busy={state.isGenerating || undefined}
              onClick={state.generate}
            >
              <RotateCw
                aria-hidden
                className={`-ms-1 size-4.5 ${!isPending && state.isGenerating ? 'animate-spin' : ''}`}
              />
              Refresh Suggestions
            </Button>
          </div>
        )}
        {isPending ? <SuggestionSkeletons /> : <SuggestedPaths state={state} />}
      </main>
    </>
  )
}
