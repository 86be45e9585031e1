import type { LearningItem, LoggedTime } from '#shared/learning/learning-progress.ts'
import { hoursText } from '#shared/learning/week-of-learning.ts'
import { Button } from '#web/ui/button.tsx'
import { dayInWords } from './local-day.ts'
import { progressApi } from './progress-api.ts'
import { useDeleteWithUndo } from './progress-query.ts'

const SHOWN = 20

/** What was logged lately, each of it to be deleted. */
export function RecentTime({ time, items }: { time: readonly LoggedTime[]; items: readonly LearningItem[] }) {
  const remove = useDeleteWithUndo({
    remove: progressApi.deleteLearningTime,
    restore: (logged: LoggedTime) => progressApi.logLearningTime(logged),
    deleted: 'Time deleted',
  })
  if (time.length === 0)
    return <p className="max-w-reading text-soft">No time logged yet. Ten minutes count too.</p>
  return (
    <details className="max-w-xl">
      <summary className="min-h-11 cursor-pointer py-2 text-action">Logged lately</summary>
      <ul className="divide-y divide-rule">
        {time.slice(0, SHOWN).map(logged => {
          const { id, resource_id, learned_on, minutes } = logged
          const about = items.find(item => item.resource_id === resource_id)?.title ?? 'Something else'
          const day = dayInWords(learned_on)
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <p className="min-w-0">
                {hoursText(minutes)} <span className="text-soft">on {day}</span>
                <span className="block text-sm break-words text-soft">{about}</span>
              </p>
              <Button
                tone="bare"
                aria-label={`Delete ${hoursText(minutes)} on ${day}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(logged)}
              >
                Delete
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
