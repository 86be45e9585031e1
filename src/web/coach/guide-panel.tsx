import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { GUIDE_ANSWER_MAX_CHARACTERS, GUIDES, type GuideView } from '#shared/coach/guide.ts'
import { Problem } from '#shared/problem.ts'
import { log } from '#web/platform/log.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { coachApi } from './coach-api.ts'
import { CONVERSATIONS, conversationQuery } from './conversation-queries.ts'
import { GuideFeedback } from './guide-feedback.tsx'
import { GuideTableView } from './guide-table.tsx'

const FAILED = 'Your answer could not be saved. It is still in the field: please try again.'

/** A guided conversation, one step at a time: what was answered is saved with each step, and can be changed. */
export function GuidePanel({
  id,
  guide,
  from,
  onDone,
  onLeave,
}: {
  id: string
  guide: GuideView
  /** The step to begin with. */
  from: number
  onDone: () => void
  onLeave: () => void
}) {
  const queries = useQueryClient()
  const [at, setAt] = useState(from)
  const [drafts, setDrafts] = useState<Readonly<Record<number, string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const prompt = useRef<HTMLHeadingElement>(null)
  const [lastSave, setLastSave] = useState({ step: -1, count: 0 })
  // Whoever cannot see the step change hears its question.
  useEffect(() => {
    if (at >= 0) prompt.current?.focus()
  }, [at])
  const { steps, kind } = guide
  const step = steps[at]
  if (!step) return null
  const answer = drafts[at] ?? step.answer ?? step.suggested
  const isSaved = step.answer !== null && step.answer === answer.trim()
  // Nothing else keeps this guide from going on.
  const isInDanger = isSaved && !step.accepted && kind === 'hard-week'
  const isLast = at === steps.length - 1 && steps.length > 1

  async function save(): Promise<GuideView | null> {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const saved = await coachApi.saveGuideStep({ id, step: at, answer: answer.trim() })
      queries.setQueryData(conversationQuery(id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: [CONVERSATIONS, 'list'] })
      setDrafts(({ [at]: _saved, ...others }) => others)
      setLastSave(({ count }) => ({ step: at, count: count + 1 }))
      return saved.guide
    } catch (error) {
      log('a step could not be saved', error)
      setFailure(error instanceof Problem && error.status < 500 ? error.message : FAILED)
      return null
    } finally {
      setIsBusy(false)
    }
  }

  async function next(event: FormEvent) {
    event.preventDefault()
    if (answer.trim() === '' || isBusy) return
    if (isSaved && step?.accepted) return goOn(guide)
    const saved = await save()
    const after = saved?.steps[at]
    // What was said to the answer is read before the next step comes.
    if (saved && after?.accepted && after.feedback.length === 0) goOn(saved)
  }

  function goOn(view: GuideView) {
    if (view.outcome && at === view.steps.length - 1) onDone()
    else setAt(at + 1)
  }

  return (
    <form
      data-guide=""
      onSubmit={event => void next(event)}
      className="grid grow grid-cols-1 content-start gap-5 p-5 sm:p-6"
    >
      <div className="grid gap-2">
        <p className="text-sm text-soft">{GUIDES[kind].title}</p>
        <div
          role="progressbar"
          aria-label="Progress"
          aria-valuemin={1}
          aria-valuemax={Math.max(steps.length, 2)}
          aria-valuenow={at + 1}
          className="h-1 rounded-full bg-rule"
        >
          <div
            className="h-1 rounded-full bg-action forced-colors:bg-[Highlight]"
            style={{ width: `${((at + 1) / Math.max(steps.length, 2)) * 100}%` }}
          />
        </div>
        <p className="figures text-sm text-soft">
          Step {at + 1}
          {steps.length > 1 && ` of ${steps.length}`}
        </p>
      </div>
      <h2 ref={prompt} tabIndex={-1} className="text-xl outline-none">
        {step.prompt}
      </h2>
      {step.table && <GuideTableView table={step.table} />}
      {step.hint && <p className="text-soft">{step.hint}</p>}
      <TextArea
        aria-label={step.prompt}
        rows={at === 0 && kind !== 'hard-week' ? 1 : 5}
        value={answer}
        readOnly={isBusy}
        maxLength={GUIDE_ANSWER_MAX_CHARACTERS}
        onChange={event => setDrafts({ ...drafts, [at]: event.target.value })}
      />
      <CrisisNotice text={answer} />
      <div role="status" className="grid grid-cols-1 gap-2">
        {isSaved && step.feedback.length > 0 && (
          <GuideFeedback
            key={lastSave.count}
            lines={step.feedback}
            isInDanger={isInDanger}
            isNew={lastSave.step === at}
          />
        )}
        {failure !== undefined && <p className="text-wrong">{failure}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isBusy} disabled={answer.trim() === ''}>
          {isSaved && step.accepted ? (isLast ? 'See the outcome' : 'Next') : 'Save'}
        </Button>
        {at > 0 && (
          <Button tone="quiet" onClick={() => setAt(at - 1)}>
            Back
          </Button>
        )}
        <Button tone="bare" onClick={onLeave}>
          Leave for now
        </Button>
      </div>
    </form>
  )
}
