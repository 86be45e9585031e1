import Plus from 'lucide-react/icons/plus'
import { type RefObject, useEffect, useRef } from 'react'
import { NOTES_MAX_CHARACTERS } from '#shared/wellness/check-in-form.ts'
import { CrisisNotice } from '#web/safety/crisis-notice.tsx'
import { Field, TextArea } from '#web/ui/field.tsx'
import { later } from '#web/ui/later.tsx'

/** Seen only once the note is opened, so it comes after the screen. */
const WritingPrompt = later(
  async () => (await import('./writing-prompt.tsx')).WritingPrompt,
  <div className="min-h-11" />,
)

/** The note, folded away until it is wanted. A native disclosure, so that it opens before any script is there. */
export function NoteField({
  box,
  notes,
  onChange,
  onFocus,
  error,
}: {
  box: RefObject<HTMLTextAreaElement | null>
  notes: string
  onChange: (notes: string) => void
  onFocus?: () => void
  error: string | undefined
}) {
  const fold = useRef<HTMLDetailsElement>(null)
  const hasText = notes !== ''
  useEffect(CrisisNotice.preload, [])
  useEffect(() => {
    if (hasText && fold.current) fold.current.open = true
  }, [hasText])
  return (
    <details
      ref={fold}
      className="group/note"
      onToggle={({ currentTarget }) => {
        // Opened by a press, not for a kept draft.
        if (currentTarget.open && currentTarget.contains(document.activeElement)) box.current?.focus()
      }}
    >
      <summary className="flex min-h-11 w-fit list-none items-center gap-2.5 rounded-full pe-3 font-medium text-action [&::-webkit-details-marker]:hidden">
        <Plus aria-hidden className="size-5 group-open/note:rotate-45" />
        <span>
          {hasText ? 'Your note' : 'Add a note'} <span className="ps-1 font-normal text-soft">optional</span>
        </span>
      </summary>
      <div className="grid gap-2 pt-1">
        <Field label={<span className="sr-only">Notes</span>} error={error}>
          {field => (
            <>
              <WritingPrompt />
              <TextArea
                {...field}
                ref={box}
                name="notes"
                rows={5}
                value={notes}
                onFocus={onFocus}
                onChange={event => onChange(event.target.value)}
              />
            </>
          )}
        </Field>
        <div className="flex flex-wrap justify-between gap-x-4 text-xs text-soft">
          <p>Kept on this device until you save.</p>
          <p className={`figures ${notes.length > NOTES_MAX_CHARACTERS ? 'font-semibold text-wrong' : ''}`}>
            {notes.length} of {NOTES_MAX_CHARACTERS} characters
          </p>
        </div>
        {hasText && <CrisisNotice text={notes} />}
      </div>
    </details>
  )
}
