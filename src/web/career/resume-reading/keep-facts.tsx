import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { longDate } from '#web/platform/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { factsSummary } from './facts-summary.ts'
import { keptFactsQuery, useForgetFacts, useKeepFacts } from './kept-facts.ts'

/** Asks whether the facts of a résumé just read may stay in the account; nothing stays unless somebody says so. */
export function KeepFacts({ text }: { text: string }) {
  const keep = useKeepFacts()
  if (keep.data)
    return (
      <div role="status" className="grid grid-cols-1 gap-1 text-sm">
        <p>Kept: {factsSummary(keep.data.facts)}. The next résumé, check and skill gap begin with them.</p>
        <ForgetFacts onForgotten={keep.reset} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1 text-sm">
      <Button tone="quiet" busy={keep.isPending} onClick={() => keep.mutate(text)}>
        Keep these facts
      </Button>
      <p className="text-soft">
        Jobs, dates, schools, skills and contact lines stay in your account until you delete them. The file
        does not.
      </p>
    </div>
  )
}

/** What is kept, with a way to forget it; `children` are what can be done with it here. */
export function KeptFacts({ children }: { children: ReactNode }) {
  const { data: kept } = useQuery(keptFactsQuery)
  if (!kept) return null
  return (
    <div className="grid grid-cols-1 gap-1 rounded-lg bg-action-wash px-4 py-3 text-sm">
      <p>
        From your own résumé, kept since {longDate(kept.created_at)}: {factsSummary(kept.facts)}.
      </p>
      <div className="-mx-3 flex flex-wrap">
        {children}
        <ForgetFacts />
      </div>
    </div>
  )
}

function ForgetFacts({ onForgotten }: { onForgotten?: () => void }) {
  const forget = useForgetFacts()
  return (
    <Button
      tone="bare"
      className="justify-self-start px-3!"
      busy={forget.isPending}
      onClick={() => forget.mutate(undefined, { onSuccess: () => onForgotten?.() })}
    >
      Forget them
    </Button>
  )
}
