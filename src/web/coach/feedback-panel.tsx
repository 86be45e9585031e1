import { type FormEvent, useState } from 'react'
import { type ChatFeedback, FEEDBACK_MAX_CHARACTERS } from '#shared/coach/conversation.ts'
import { log } from '#web/platform/log.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { coachApi } from './coach-api.ts'

const RATINGS = [1, 2, 3, 4, 5] as const

/** Closed and empty again after it was sent or called off. */
export function FeedbackPanel({
  type,
  message,
  answer,
  onClose,
}: {
  type: ChatFeedback['feedbackType']
  message: string
  answer: string
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [rating, setRating] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSuggestion = type === 'suggestion'

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    try {
      await coachApi.submitChatFeedback({
        messageContent: message,
        aiResponse: answer,
        feedbackType: type,
        feedbackText: text.trim(),
        rating,
      })
      toast({
        title: isSuggestion ? 'Thank you for your suggestion!' : `Thank you for your ${type} feedback!`,
      })
      onClose()
    } catch (error) {
      log('feedback could not be sent', error)
      toast({
        tone: 'destructive',
        title: `Failed to submit ${isSuggestion ? 'suggestion' : 'feedback'}. Please try again.`,
      })
      setIsBusy(false)
    }
  }

  return (
    <form
      ref={scrollToAll}
      onSubmit={event => void submit(event)}
      className="grid scroll-m-4 gap-4 rounded-lg bg-sunk p-4"
    >
      <Field label={isSuggestion ? 'Your suggestion' : 'What made it so? (optional)'}>
        {field => (
          <TextArea
            {...field}
            rows={3}
            value={text}
            maxLength={FEEDBACK_MAX_CHARACTERS}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="text-sm text-soft">Rating, if you like</legend>
        <div className="flex gap-2">
          {RATINGS.map(value => (
            <button
              key={value}
              type="button"
              aria-pressed={rating === value}
              onClick={() => setRating(rating === value ? null : value)}
              className="size-11 rounded-full border border-edge bg-raised font-medium aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
            >
              {value}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy} disabled={isSuggestion && text.trim() === ''}>
          Submit
        </Button>
        <Button tone="bare" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** It opens under the answer, which mostly ends at the lower edge of the window. */
function scrollToAll(panel: HTMLElement | null) {
  panel?.scrollIntoView({ block: 'nearest' })
}
