import Check from 'lucide-react/icons/check'
import { type FormEvent, useState } from 'react'
import { LEARNING_NOTES_MAX_CHARACTERS, type LearningItem } from '#shared/learning/learning-progress.ts'
import { hoursText } from '#shared/learning/week-of-learning.ts'
import { longDate } from '#web/platform/format-date.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { progressApi } from './progress-api.ts'
import { useProgressChange } from './progress-query.ts'

const STEP_PERCENT = 5

/** One resource: how far, how long, the notes, and the two ways to change it. */
export function ItemProgress({ item }: { item: LearningItem }) {
  const { resource_id, title, url, progress, minutes, notes, completed_at } = item
  const [isOpen, setOpen] = useState(false)
  const complete = useProgressChange({
    change: () => progressApi.setLearningProgress({ resource_id, progress: 100 }),
    done: 'Marked as completed',
  })
  return (
    <li className="grid gap-2 border-b border-rule py-4">
      <p className="flex justify-between gap-4">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="min-w-0 font-medium break-words underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {title}
        </a>
        <span className="shrink-0">{progress}%</span>
      </p>
      <Progress label={title} value={progress} />
      <p className="text-sm text-soft">
        {completed_at
          ? `Completed ${longDate(completed_at)}`
          : progress + minutes > 0
            ? 'Under way'
            : 'Not started'}
        {minutes > 0 && ` · ${hoursText(minutes)} logged`}
      </p>
      {notes && <p className="text-sm break-words whitespace-pre-line">{notes}</p>}
      <div className="-ms-4 flex flex-wrap gap-1">
        <Button tone="bare" className="px-4!" aria-label={`Update ${title}`} onClick={() => setOpen(true)}>
          Update
        </Button>
        {completed_at === null && (
          <Button
            tone="bare"
            className="px-4!"
            aria-label={`Mark as completed: ${title}`}
            busy={complete.isPending}
            onClick={() => complete.mutate(undefined)}
          >
            <Check aria-hidden className="-ms-1 size-4.5" />
            Mark as completed
          </Button>
        )}
      </div>
      <Dialog open={isOpen} title={title} onClose={() => setOpen(false)}>
        <UpdateForm item={item} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  )
}

function UpdateForm({ item, onDone }: { item: LearningItem; onDone: () => void }) {
  const [progress, setProgress] = useState(item.progress)
  const [notes, setNotes] = useState(item.notes ?? '')
  const save = useProgressChange({
    change: progressApi.setLearningProgress,
    done: 'Progress saved',
    onDone,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ resource_id: item.resource_id, progress, notes })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label={`Progress: ${progress}%`}>
        {({ id }) => (
          <Slider
            id={id}
            min={0}
            max={100}
            step={STEP_PERCENT}
            value={progress}
            valueText={`${progress} percent`}
            onChange={setProgress}
          />
        )}
      </Field>
      <Field label="Notes">
        {control => (
          <TextArea
            {...control}
            maxLength={LEARNING_NOTES_MAX_CHARACTERS}
            value={notes}
            onChange={event => setNotes(event.target.value)}
          />
        )}
      </Field>
      {notes !== '' && <CrisisNotice text={notes} />}
      <DialogActions>
        <Button type="submit" busy={save.isPending}>
          Save progress
        </Button>
      </DialogActions>
    </form>
  )
}
