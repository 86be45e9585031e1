import EyeOff from 'lucide-react/icons/eye-off'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { SUGGESTION_LIFETIME_DAYS } from '#shared/career/suggestions-age.ts'
import { numberWord } from '#shared/number-word.ts'
import { longDate } from '#web/platform/format-date.ts'
import { Link } from '#web/platform/router.tsx'
import { later } from '#web/ui/later.tsx'
import { WordingNote } from '../wording-note.tsx'
import { isNationalPay } from '../words.ts'
import { NoneOfThese } from './none-of-these.tsx'
import { payScale } from './pay-scale.ts'
import type { SavedSuggestion } from './saved-suggestion.ts'
import { SuggestionCard } from './suggestion-card.tsx'

const HideDialog = later(async () => (await import('./hide-dialog.tsx')).HideDialog, null)

export function SuggestionList({
  data,
  shown,
  profile,
  compared,
  onCompare,
}: {
  data: CareerSuggestions
  shown: readonly SavedSuggestion[]
  profile: Profile | undefined
  compared: readonly string[]
  onCompare: (code: string) => void
}) {
  const [hiding, setHiding] = useState<SavedSuggestion>()
  const keepFocusAfterHiding = useFocusAfterHiding(shown)
  const scale = payScale(data.now ? [data.now, ...shown] : shown)
  return (
    <section aria-labelledby="paths" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id="paths" tabIndex={-1} className="text-xl">
            {sentenceStart(numberWord(shown.length))} {shown.length === 1 ? 'path' : 'paths'}, best match
            first
          </h2>
          {shown.some(({ pay }) => isNationalPay(pay)) && (
            <p className="max-w-reading text-sm text-soft">
              Pay on these cards is that of the United States, in dollars.{' '}
              <Link
                to="/career/market-insights"
                className="text-action underline underline-offset-4 hover:text-action-strong"
              >
                Market Insights
              </Link>{' '}
              shows what is paid elsewhere, where a country publishes it.
            </p>
          )}
          {data.generated_at && (
            <p className="text-sm text-soft">
              Made on {longDate(data.generated_at)} from your profile; kept for{' '}
              {numberWord(SUGGESTION_LIFETIME_DAYS)} days.
            </p>
          )}
        </div>
        <p className="flex flex-wrap gap-x-4 text-sm text-soft">
          <span className="inline-flex items-center gap-1.5">
            <GitCompareArrows aria-hidden className="size-4" />
            Compare up to three
          </span>
          <span className="inline-flex items-center gap-1.5">
            <EyeOff aria-hidden className="size-4" />
            Hide with a reason; the next refresh keeps to it
          </span>
        </p>
      </div>
      <ul className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {shown.map((suggestion, place) => (
          <li key={suggestion.code} className="h-full">
            <SuggestionCard
              suggestion={suggestion}
              now={data.now}
              scale={scale}
              profile={profile}
              isFirst={place === 0}
              isCompared={compared.includes(suggestion.code)}
              onCompare={() => onCompare(suggestion.code)}
              onHide={() => setHiding(suggestion)}
            />
          </li>
        ))}
        <li>
          <NoneOfThese hidden={data.hidden} />
        </li>
      </ul>
      <WordingNote wording={data.wording} />
      {hiding && (
        <HideDialog
          suggestion={hiding}
          onClose={() => setHiding(undefined)}
          onHidden={() => keepFocusAfterHiding(hiding.code)}
        />
      )}
    </section>
  )
}

/** The card that had the focus is gone: it goes to the one that took its place, or to the heading after the last. */
function useFocusAfterHiding(shown: readonly SavedSuggestion[]) {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current === undefined) return
    document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  return (hidden: string) => {
    const after = shown[shown.findIndex(({ code }) => code === hidden) + 1]
    next.current = after ? `open-${after.code}` : 'paths'
  }
}

function sentenceStart(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
