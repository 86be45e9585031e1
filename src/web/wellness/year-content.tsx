import { type ReactNode, useState } from 'react'
import { weeklyMeans } from '#shared/wellness/history.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CareerEvents } from './career-events.tsx'
import { useCareerEvents } from './career-events-query.ts'
import { noonOf, shortDay } from './day-and-time.ts'
import { useWarning } from './early-warning/use-warning.ts'
import { useHistory } from './history-query.ts'
import { stretchesSentence } from './stretches-sentence.ts'
import { TagEffects } from './tag-effects.tsx'
import { YearChart } from './year-chart.tsx'

const DAY_MS = 24 * 3600 * 1000
const YEAR_MS = 52 * 7 * DAY_MS
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' })

export function YearContent({ pending }: { pending: ReactNode }) {
  const history = useHistory()
  // The head of the page has asked for them already.
  useCareerEvents()
  const session = useSession()
  const [nowMs] = useState(() => Date.now())
  if (history.isPending) return pending
  if (history.isError) return <LoadError what="Your year" onTryAgain={() => void history.refetch()} />
  const owner = session.status === 'signed-in' ? session.user.id : undefined
  return <Year key={owner} whole={history.data} owner={owner} nowMs={nowMs} />
}

function Year({
  whole,
  owner,
  nowMs,
}: {
  whole: readonly HistoryPoint[]
  owner: string | undefined
  nowMs: number
}) {
  const history = whole.filter(({ atMs }) => atMs > nowMs - YEAR_MS && atMs <= nowMs)
  const { summary } = useWarning(whole, owner, nowMs)
  const events = useCareerEvents().data ?? []
  const stretches = summary?.stretches.filter(({ since }) => noonOf(since) > nowMs - YEAR_MS) ?? []
  const weeks = weeklyMeans(history, nowMs)
  if (weeks.length === 0) {
    return (
      <EmptyState
        title="No check-ins in this year"
        action={<ButtonLink to="/wellness/checkin">Start a check-in</ButtonLink>}
      >
        Your year fills itself, one check-in at a time.
      </EmptyState>
    )
  }
  return (
    <>
      {stretches.length > 0 && (
        <p className="max-w-reading text-lg">{stretchesSentence(stretches, events)}</p>
      )}
      <ChartFrame
        title="Weekly averages"
        meaning={`${plural(history.length, 'check-in')} in ${plural(weeks.length, 'week')} of the last 52.`}
        source={legend(weeks.length, Boolean(summary?.range))}
        table={{
          columns: ['Week', 'Check-ins', 'Mood', 'Energy'],
          rows: weeks.map(({ fromMs, toMs, count, mood, energy }) => [
            `${shortDay(fromMs + DAY_MS)} to ${shortDay(toMs)}`,
            String(count),
            mood.toFixed(1),
            energy.toFixed(1),
          ]),
        }}
      >
        <YearChart events={events} history={history} warning={summary} nowMs={nowMs} />
      </ChartFrame>
      <CareerEvents />
      <TagEffects />
      <section aria-labelledby="months" className="grid gap-2">
        <h2 id="months" className="text-xl">
          Month by month
        </h2>
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {byMonth(history).map(({ name, count, lastMs }) => (
            <li key={name} className="flex items-center justify-between gap-4 border-b border-rule">
              <TextLink
                to={`/wellness/history?until=${new Date(lastMs).toISOString()}`}
                className="inline-flex min-h-11 items-center"
              >
                {name}
              </TextLink>
              <span className="figures text-sm text-soft">{plural(count, 'check-in')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Names only what is drawn. */
function legend(weeks: number, hasRange: boolean): string {
  const lines =
    weeks > 1
      ? 'Mood is the thick line that ends in a dot, energy the thin one that ends in a diamond.'
      : 'The dot is mood, the diamond energy.'
  return `${lines}${hasRange ? ' Shaded, your usual range of mood.' : ''} Press a week to open it.`
}

function byMonth(oldestFirst: readonly HistoryPoint[]) {
  const months: { name: string; count: number; lastMs: number }[] = []
  for (const { atMs } of oldestFirst) {
    const name = MONTH.format(atMs)
    const month = months.at(-1)
    // The history knows seconds; a check-in in the same second must not be left out.
    const lastMs = atMs + 1000
    if (month?.name === name) Object.assign(month, { count: month.count + 1, lastMs })
    else months.push({ name, count: 1, lastMs })
  }
  return months.reverse()
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
