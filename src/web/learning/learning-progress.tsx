import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { LearningProgress as Known } from '#shared/learning/learning-progress.ts'
import { skillProgress } from '#shared/learning/skill-progress.ts'
import { hoursText, weekOfLearning } from '#shared/learning/week-of-learning.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Certificates } from './certificates.tsx'
import { ItemProgress } from './item-progress.tsx'
import { localDay } from './local-day.ts'
import { LogTimeForm } from './log-time-form.tsx'
import { progressQuery } from './progress-query.ts'
import { RecentTime } from './recent-time.tsx'
import { SampleProgress } from './sample-progress.tsx'
import { WeekFigure } from './week-figure.tsx'
import { WeekPlan } from './week-plan.tsx'

/** How far somebody is; samples only while there is nothing of their own. */
export function LearningProgress() {
  const progress = useQuery(progressQuery)
  if (progress.isPending) return <SkeletonRows label="Loading your progress" count={3} />
  if (!progress.data) return <LoadError what="Your progress" onTryAgain={() => void progress.refetch()} />
  const { items, time, certificates } = progress.data
  const isEmpty = items.length + time.length + certificates.length === 0
  return (
    <div className="grid gap-12">
      {isEmpty ? <SampleProgress action={<LogTime items={[]} />} /> : <OwnProgress known={progress.data} />}
      <WeekPlan />
      <Certificates certificates={certificates} />
    </div>
  )
}

function OwnProgress({ known: { items, time } }: { known: Known }) {
  const today = localDay(new Date())
  const week = weekOfLearning(time, today)
  const sum = week.reduce((minutes, day) => minutes + day.minutes, 0)
  const skills = skillProgress(items)
  return (
    <>
      <section aria-labelledby="this-week" className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1">
            <h2 id="this-week" className="font-sans text-base font-normal tracking-normal text-soft">
              This week
            </h2>
            <p className="font-serif text-3xl">{hoursText(sum)}</p>
          </div>
          <LogTime items={items} />
        </div>
        <WeekFigure days={week} today={today} />
        <RecentTime time={time} items={items} />
      </section>
      <div className="grid gap-12 lg:grid-cols-2">
        <section aria-labelledby="your-resources" className="grid content-start gap-4">
          <h2 id="your-resources" className="text-xl">
            Your resources
          </h2>
          {items.length === 0 ? (
            <p className="max-w-reading text-soft">
              Save a resource under Discover to keep track of it here.
            </p>
          ) : (
            <ul className="border-t border-rule">
              {items.map(item => (
                <ItemProgress key={item.resource_id} item={item} />
              ))}
            </ul>
          )}
        </section>
        {skills.length > 0 && (
          <section aria-labelledby="your-skills" className="grid content-start gap-4">
            <div className="grid gap-1">
              <h2 id="your-skills" className="text-xl">
                Skills
              </h2>
              <p className="text-sm text-soft">
                The mean of your resources for each. What you complete raises your levels in the Skill Gap
                Analysis.
              </p>
            </div>
            <ul className="grid gap-5">
              {skills.map(({ skill, progress, completed, count }) => (
                <li key={skill} className="grid gap-2">
                  <p className="flex flex-wrap justify-between gap-x-4">
                    <span className="font-medium">{skill}</span>
                    <span className="text-soft">
                      {progress}% · {completed} of {count} completed
                    </span>
                  </p>
                  <Progress label={skill} value={progress} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function LogTime({ items }: { items: Known['items'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Plus aria-hidden className="-ms-1 size-5" />
        Log time
      </Button>
      <Dialog open={isOpen} title="Log learning time" onClose={() => setOpen(false)}>
        <LogTimeForm items={items} onDone={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
