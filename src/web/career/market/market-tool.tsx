import { useEffect } from 'react'
import { useProfile } from '#web/account/profile-query.ts'
import { useLocation, useNavigate, useSearchParams } from '#web/platform/router.tsx'
import { useSession } from '#web/platform/session.ts'
import { later } from '#web/ui/later.tsx'
import { SkeletonRows } from '#web/ui/load-error.tsx'
import { askAtOnce } from './ask-at-once.ts'
import { MarketForm } from './market-form.tsx'
import { loadQuestion, saveQuestion, useMarketInsights } from './use-market-insights.ts'

const RESULT_PLACE = <SkeletonRows label="Loading market insights" count={4} />
const MarketReport = later(async () => (await import('./market-report.tsx')).MarketReport, RESULT_PLACE)

/** The question, and below it the newest answer; a role in the address is filled in. */
export function MarketTool() {
  const profile = useProfile()
  const [search] = useSearchParams()
  const insights = useMarketInsights()
  useEffect(MarketReport.preload, [])
  const skills = profile.data?.skills ?? []
  const session = useSession()
  const owner = session.status === 'signed-in' ? session.user.id : ''
  const kept = loadQuestion(owner)
  const initial = {
    role: search.get('role') ?? kept?.role ?? profile.data?.job_title ?? '',
    location: search.get('location') ?? kept?.location ?? profile.data?.location ?? '',
    experience: kept?.experience ?? profile.data?.years_experience ?? '',
  }
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!profile.data || !askAtOnce.safeParse(state).success) return
    // A reload shows the answer and does not ask again.
    navigate(`${pathname}?${search}`, { replace: true })
    insights.analyze({ ...initial, skills })
  })
  return (
    <div className="page grid grid-cols-1 gap-12 pt-4 pb-16">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <h1 className="text-4xl">Market Insights</h1>
          <p className="max-w-reading text-lg text-soft">
            How much a role is wanted, what it pays where you are, and where it is heading. Every figure with
            its source and year.
          </p>
        </div>
        <MarketForm
          // What the profile says arrives after the form is drawn.
          key={profile.data ? 'known' : 'unknown'}
          initial={initial}
          skills={skills}
          onChange={asked => saveQuestion(owner, asked)}
          isBusy={insights.isBusy}
          onAnalyze={question => insights.analyze({ ...question, skills })}
          onCancel={insights.cancel}
        />
      </div>
      {insights.isBusy ? (
        RESULT_PLACE
      ) : insights.answer ? (
        <MarketReport
          answer={insights.answer}
          profile={profile.data}
          onChoose={(role, code) => insights.analyze({ ...insights.answer?.question, skills, role, code })}
        />
      ) : (
        <p className="max-w-reading text-soft">
          Ask about your own role first: it shows where you stand. Then try one you are curious about.
        </p>
      )}
    </div>
  )
}
