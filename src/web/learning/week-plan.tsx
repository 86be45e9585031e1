import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LearningPlan, WeekPlan as Plan } from '#shared/learning/learning-plan.ts'
import { hoursText } from '#shared/learning/week-of-learning.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { localDay } from './local-day.ts'
import { planApi } from './plan-api.ts'
import { CHECK_INS_OFF, PlanForm } from './plan-form.tsx'
import { PLAN_KEY } from './progress-query.ts'

const planQuery = (today: string) =>
  queryOptions({
    queryKey: [PLAN_KEY, today],
    queryFn: ({ signal }) => planApi.getLearningPlan({ today }, { signal }),
  })

/** Which resource on which day and for how long, for those who want it. */
export function WeekPlan() {
  const today = localDay(new Date())
  const known = useQuery(planQuery(today))
  const [isChanging, setChanging] = useState(false)
  return (
    <section aria-labelledby="week-plan" className="grid gap-4">
      <h2 id="week-plan" className="text-xl">
        A plan for this week
      </h2>
      {known.isPending && <SkeletonRows label="Loading your plan" count={2} />}
      {known.isError && <LoadError what="Your plan" onTryAgain={() => void known.refetch()} />}
      {known.data && (isChanging || !known.data.plan) && (
        <Wish known={known.data} isChanging={isChanging} setChanging={setChanging} />
      )}
      {known.data?.plan && !isChanging && (
        <>
          <Explanation known={known.data} plan={known.data.plan} />
          <Days plan={known.data.plan} today={today} />
          <div>
            <Button tone="quiet" onClick={() => setChanging(true)}>
              Change the plan
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Wish({
  known,
  isChanging,
  setChanging,
}: {
  known: LearningPlan
  isChanging: boolean
  setChanging: (isChanging: boolean) => void
}) {
  if (isChanging) return <PlanForm known={known} onDone={() => setChanging(false)} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-reading text-soft">
        Say how much you would like to learn in a week, and what you saved is spread over the days you choose.
      </p>
      <Button tone="quiet" onClick={() => setChanging(true)}>
        Plan my week
      </Button>
    </div>
  )
}

const SIZE_WORDS: Record<Plan['size'], string> = {
  whole: '',
  'two thirds': 'so this week is planned at two thirds of your wish',
  'one third': 'so this week is planned at a third of your wish',
}

function Explanation({ known: { wish, agreed, uses_check_ins }, plan }: { known: LearningPlan; plan: Plan }) {
  const { energy, size, target_minutes, logged_minutes } = plan
  const rest = Math.max(0, target_minutes - logged_minutes)
  const why = energy
    ? size === 'whole'
      ? `Your ${energy.count} check-ins of the last week average ${energy.average.toFixed(1)} of 5 for energy: nothing speaks against the whole of it.`
      : `Your ${energy.count} check-ins of the last week average ${energy.average.toFixed(1)} of 5 for energy, ${SIZE_WORDS[size]}.`
    : uses_check_ins
      ? 'There are too few check-ins of the last week to say more about your energy.'
      : agreed
        ? CHECK_INS_OFF
        : 'Your check-ins are not looked at.'
  return (
    <div className="grid max-w-reading gap-1">
      <p>
        <strong>{hoursText(target_minutes)}</strong> this week, {hoursText(logged_minutes)} done
        {rest > 0 ? `, ${hoursText(rest)} to go` : '. That is enough for this week'}.
      </p>
      <p className="text-soft">
        You wished for {hoursText(wish?.weekly_minutes ?? target_minutes)} a week. {why} What is missed is not
        added to next week.
      </p>
    </div>
  )
}

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

function Days({ plan, today }: { plan: Plan; today: string }) {
  const isOver = plan.days.every(({ minutes }) => minutes === 0)
  return (
    <>
      {plan.days.length > 0 && (
        <ul className="border-t border-rule">
          {plan.days.map(({ day, minutes, logged_minutes, resource }) => (
            <li key={day} className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[9rem_1fr]">
              <p className="font-medium">
                {day === today ? 'Today' : WEEKDAY.format(new Date(`${day}T00:00:00Z`))}
              </p>
              <div className="min-w-0">
                {logged_minutes > 0 && <p className="text-soft">{hoursText(logged_minutes)} logged</p>}
                {minutes > 0 && (
                  <p className="break-words">
                    {hoursText(minutes)}{' '}
                    {resource ? (
                      <>
                        with{' '}
                        <a
                          href={resource.url}
                          target="_blank"
                          rel="noopener noreferrer"
                          className="underline underline-offset-4 hover:text-action"
                        >
                          {resource.title}
                        </a>
                        <span className="block text-sm text-soft">
                          {resource.progress > 0
                            ? `${resource.skill_tag}, ${resource.progress}% done`
                            : `${resource.skill_tag}, not begun yet`}
                        </span>
                      </>
                    ) : (
                      <span className="text-soft">
                        of something you like: nothing that you saved is left to do.
                      </span>
                    )}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOver && plan.logged_minutes < plan.target_minutes && (
        <p className="text-soft">No planned day of this week is left. Monday begins anew.</p>
      )}
    </>
  )
}
