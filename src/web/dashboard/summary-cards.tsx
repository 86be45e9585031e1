import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import type { DashboardSummary } from '#shared/dashboard/get-dashboard.ts'
import type { HistoryPoint } from '#shared/wellness/read-history.ts'
import { Link } from '#web/platform/router.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LearningFigure, WayFigure, WeeksFigure } from './card-figures.tsx'
import { careerCard, learningCard, wellnessCard } from './card-words.ts'
import { CARD_CLASSES, SUMMARY_CLASS } from './layout.ts'
import { SummaryLine } from './summary-line.tsx'
import { SAMPLE_WEEKS, weeksOf } from './weeks.ts'
import type { WellbeingToday } from './wellbeing-today.ts'

/** Each card is all one's own or all sample, never both; samples say so, and stay grey. */
export function SummaryCards({
  summary: { career, learning },
  history,
  wellbeing,
  nowMs,
}: {
  summary: DashboardSummary
  history: readonly HistoryPoint[]
  wellbeing: WellbeingToday
  nowMs: number
}) {
  const how = wellnessCard(wellbeing, history.length)
  const learned = learningCard(learning, career.best_match, wellbeing.today)
  const path = careerCard(career)
  const weeks = how.isSample
    ? SAMPLE_WEEKS
    : weeksOf(history, wellbeing.summary?.range?.together ?? null, nowMs)
  return (
    <div className={SUMMARY_CLASS}>
      <SummaryLine
        weeks={weeks}
        weeksTone={toneOf(how)}
        role={path.role}
        stops={path.stops}
        aheadTone={toneOf(path)}
      />
      <Card {...how} name="Wellness snapshot" to="/wellness/overview" place={CARD_CLASSES.wellness}>
        <WeeksFigure weeks={weeks} tone={toneOf(how)} />
      </Card>
      <Card {...learned} name="Learning progress" to="/learning" place={CARD_CLASSES.learning}>
        <LearningFigure done={learned.done} name={learned.ahead} tone={toneOf(learned)} />
      </Card>
      <Card {...path} name="Career insights" to="/career/suggestions" place={CARD_CLASSES.career}>
        <WayFigure role={path.role} stops={path.stops} tone={toneOf(path)} />
      </Card>
    </div>
  )
}

function toneOf({ isSample }: { isSample: boolean }): string {
  return isSample ? 'text-soft' : 'text-action'
}

function Card({
  name,
  title,
  text,
  link,
  to,
  isSample,
  place,
  children,
}: {
  name: string
  title: string
  text: string
  link: string
  to: string
  isSample: boolean
  place: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`relative grid content-start gap-2 ${place}`}>
      <div className="flex min-h-8 items-center gap-3">
        <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-soft">
          {name}
        </h2>
        {isSample && <Badge>Sample</Badge>}
      </div>
      <p className="font-serif text-2xl text-balance">{title}</p>
      <p className="max-w-80 text-sm max-lg:max-w-none">{text}</p>
      {children}
      <Link
        to={to}
        className="group inline-flex min-h-11 items-center gap-2.5 justify-self-start font-medium text-action hover:text-action-strong"
      >
        {link}
        <ArrowRight aria-hidden className="size-4 transition-[translate] group-hover:translate-x-1" />
      </Link>
    </section>
  )
}
