import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { type WeeklySummary, weeklySummary } from '#shared/dashboard/weekly-summary.ts'
import {
  selfWords,
  WEEKLY_NAME,
  WEEKLY_PATH,
  weekdayName,
  weekName,
  workWords,
} from '#shared/dashboard/weekly-words.ts'
import { energyLabel, moodLabel } from '#shared/wellness/check-in-form.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { WeeklyMail } from '#web/account/settings/weekly-mail.tsx'
import { useSearchParams } from '#web/platform/router.tsx'
import { BeginningLine } from '#web/ui/beginning-line.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ChartFrame } from '#web/ui/chart-frame.tsx'
import { LoadError } from '#web/ui/load-error.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dashboardQuery } from './dashboard-query.ts'
import { WeekChart } from './week-chart.tsx'

/** Any week up to this one, worked out from what is kept: what is deleted is gone from here too. */
export function WeeklyContent({ pending }: { pending: ReactNode }) {
  const [params] = useSearchParams()
  const profile = useProfile()
  const { data, isError, refetch } = useQuery(dashboardQuery)
  const [nowMs] = useState(() => Date.now())
  if (isError) return <LoadError what="Your week" onTryAgain={() => void refetch()} />
  if (!data || profile.isPending) return pending
  const timeZone = profile.data?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const week = weeklySummary(data, { nowMs, timeZone, asked: params.get('week') ?? undefined })
  return (
    <div className="grid gap-10">
      <div className="grid gap-4">
        <WeekLinks week={week} />
        <Days week={week} />
      </div>
      <Said title="About work" said={workWords(week, data)} none="Nothing was learned or suggested." />
      <Said
        title="About you"
        said={selfWords(week)}
        none={
          data.daily_check_ins
            ? 'No check-in here, and that is fine.'
            : 'Daily check-ins are switched off, so none is read here.'
        }
      />
      <section aria-label={WEEKLY_NAME} className="min-h-34 border-t border-rule pt-6">
        <WeeklyMail />
      </section>
    </div>
  )
}

const AROUND = 'inline-flex min-h-11 items-center gap-2'

function WeekLinks({ week }: { week: WeeklySummary }) {
  const { earlier, later } = week
  return (
    <nav aria-label="Weeks" className="flex min-h-11 justify-between gap-6">
      {earlier ? (
        <TextLink to={`${WEEKLY_PATH}?week=${earlier}`} className={AROUND}>
          <ArrowLeft aria-hidden className="size-4" />
          Earlier week
        </TextLink>
      ) : (
        <span />
      )}
      {later && (
        <TextLink to={`${WEEKLY_PATH}?week=${later}`} className={AROUND}>
          Later week
          <ArrowRight aria-hidden className="size-4" />
        </TextLink>
      )}
    </nav>
  )
}

function Days({ week }: { week: WeeklySummary }) {
  const title = `${weekName(week)}${week.isCurrent ? ', so far' : ''}`
  if (!week.self)
    return (
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">{title}</h2>
        <BeginningLine />
        <p className="text-soft">
          {week.isCurrent ? 'Your line begins with a check-in.' : 'Nothing was noted, so there is no line.'}
        </p>
        {week.isCurrent && (
          <ButtonLink to="/wellness/checkin" tone="quiet">
            Check in
          </ButtonLink>
        )}
      </div>
    )
  const label = (value: number | null, of: (value: number) => string) =>
    value === null ? 'Nothing noted' : of(Math.round(value))
  return (
    <ChartFrame
      title={title}
      meaning="Your mood and energy, day by day. Where nothing was noted, the line pauses."
      source="From your check-ins; of several on one day, their mean."
      table={{
        columns: ['Day', 'Mood', 'Energy'],
        rows: week.days.map(({ day, mood, energy }) => [
          weekdayName(day),
          label(mood, moodLabel),
          label(energy, energyLabel),
        ]),
      }}
    >
      <WeekChart week={week} />
    </ChartFrame>
  )
}

function Said({ title, said, none }: { title: string; said: ReturnType<typeof selfWords>; none: string }) {
  return (
    <section className="grid gap-2 border-t border-rule pt-6">
      <h2 className="text-xl">{title}</h2>
      <p className={`max-w-reading ${said ? 'text-lg' : 'text-soft'}`}>{said?.text ?? none}</p>
      {said && (
        <TextLink to={said.link.to} className="inline-flex min-h-11 items-center justify-self-start">
          {said.link.label}
        </TextLink>
      )}
    </section>
  )
}
