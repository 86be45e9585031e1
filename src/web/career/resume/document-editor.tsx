import ArrowDown from 'lucide-react/icons/arrow-down'
import { useRef } from 'react'
import { RESUME_TEXT_MAX_CHARACTERS } from '#shared/career/saved-resume.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { CopyButton } from '../copy-button.tsx'
import { blanksIn, nextBlank } from './blanks.ts'

/** One of the two texts, with a way from blank to blank. */
export function DocumentEditor({
  label,
  text,
  onChange,
}: {
  label: string
  text: string
  onChange: (text: string) => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const blanks = blanksIn(text).length

  function selectNextBlank() {
    const field = area.current
    const blank = field && nextBlank(text, field.selectionEnd)
    if (!field || !blank) return
    // Chromium scrolls to a selection only where the caret was put before it is made.
    field.setSelectionRange(blank.start, blank.start)
    field.blur()
    field.focus()
    field.setSelectionRange(blank.start, blank.end)
  }

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        {blanks > 0 && (
          <>
            <Badge tone="attention">{blanks === 1 ? '1 blank' : `${blanks} blanks`}</Badge>
            <span className="text-sm text-soft">left for you to fill</span>
          </>
        )}
        <span className="ms-auto flex flex-wrap">
          {blanks > 0 && (
            <Button tone="bare" className="px-3!" onClick={selectNextBlank}>
              Next blank
              <ArrowDown aria-hidden className="size-4" />
            </Button>
          )}
          <CopyButton text={text}>Copy</CopyButton>
        </span>
      </div>
      <TextArea
        ref={area}
        aria-label={label}
        rows={20}
        value={text}
        maxLength={RESUME_TEXT_MAX_CHARACTERS}
        placeholder="Generate Documents writes here; your own text may stand here as well."
        onChange={event => onChange(event.target.value)}
        className="text-sm"
      />
    </div>
  )
}
