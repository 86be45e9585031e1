import { useEffect, useRef, useState } from 'react'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { useSearchParams } from '#web/platform/router.tsx'
import { later } from '#web/ui/later.tsx'
import { CompareBar } from './compare-bar.tsx'
import { EmptySuggestions } from './empty-suggestions.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { GeneratingNotice } from './generating-notice.tsx'
import { GoalReading } from './goal-reading.tsx'
import { NeedsRoleNotice } from './needs-role-notice.tsx'
import { visibleSuggestions } from './pay-scale.ts'
import { ProfileSummary } from './profile-summary.tsx'
import { StayingNote } from './staying-note.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionMap } from './suggestion-map.tsx'
import { SkeletonCards, SuggestionSkeletons } from './suggestion-skeletons.tsx'
import type { CareerSuggestionsState } from './use-career-suggestions.ts'
import { WhatChanged } from './what-changed-notice.tsx'

const COMPARED_MAX = 3

const OpenedPath = later(async () => (await import('./opened-path.tsx')).OpenedPath, <SuggestionSkeletons />)
const ComparedPaths = later(
  async () => (await import('./compared-paths.tsx')).ComparedPaths,
  <SuggestionSkeletons />,
)

/** All below the heading of the screen: the list, one path opened, or several side by side. */
export function SuggestedPaths({ state }: { state: CareerSuggestionsState }) {
  const [params] = useSearchParams()
  const [compared, setCompared] = useState<readonly string[]>([])
  const data = state.list.data
  const shown = data ? visibleSuggestions(data) : []
  const opened = shown.find(({ code }) => code === params.get('path'))
  useFocusOnReturn(opened?.code)
  if (!data)
    return (
      <FailureNotice
        text="Failed to load career suggestions. Please try again."
        onTryAgain={() => void state.list.refetch()}
      />
    )
  const side = (params.get('compare') ?? '')
    .split(',')
    .flatMap(code => shown.filter(one => one.code === code))
  if (opened) return <OpenedPath data={data} shown={shown} opened={opened} profile={state.profile.data} />
  if (side.length > 1) return <ComparedPaths data={data} paths={side} profile={state.profile.data} />

  function toggleCompared(code: string) {
    setCompared(codes =>
      codes.includes(code) ? codes.filter(one => one !== code) : [...codes, code].slice(-COMPARED_MAX),
    )
  }

  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-6">
        <NeedsRoleNotice />
        <ProfileSummary profile={state.profile.data} />
        <Notices state={state} data={data} />
      </div>
      {shown.length === 0 && data.hidden.length === 0 ? (
        <NothingYet state={state} />
      ) : (
        <div className={`grid grid-cols-1 gap-10 ${state.isGenerating ? 'opacity-60' : ''}`}>
          <GoalReading data={data} state={state} />
          <SuggestionMap data={data} shown={shown} />
          {data.now && <StayingNote now={data.now} />}
          <SuggestionList
            data={data}
            shown={shown}
            profile={state.profile.data}
            compared={compared}
            onCompare={toggleCompared}
          />
          <CompareBar
            roles={compared.flatMap(code => shown.filter(one => one.code === code))}
            onClear={() => setCompared([])}
          />
        </div>
      )}
    </div>
  )
}

function Notices({ state, data }: { state: CareerSuggestionsState; data: CareerSuggestions }) {
  if (state.isGenerating) return <GeneratingNotice onCancel={state.cancel} />
  if (state.hasFailed)
    return (
      <FailureNotice
        text="Failed to generate career suggestions. Please try again."
        lastMade={data.suggestions.length > 0 ? data.generated_at : null}
        onTryAgain={state.generate}
      />
    )
  return state.isFresh ? <WhatChanged data={data} /> : null
}

function NothingYet({ state }: { state: CareerSuggestionsState }) {
  if (state.isGenerating) return <SkeletonCards />
  return (
    <EmptySuggestions
      isProfileKnown={state.profile.data?.onboarding_completed === true}
      onGenerate={state.generate}
    />
  )
}

/** Back from one path: the eye and the keyboard are where they were. */
function useFocusOnReturn(opened: string | undefined) {
  const last = useRef(opened)
  useEffect(() => {
    const before = last.current
    last.current = opened
    if (opened !== undefined || before === undefined) return
    // A path that was hidden meanwhile is no longer in the list.
    const link = document.getElementById(`open-${before}`) ?? document.getElementById('paths')
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
  }, [opened])
}
