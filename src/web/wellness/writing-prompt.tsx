import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { WRITING_PROMPTS } from '#shared/wellness/writing-prompts.ts'

/** A question to start from; the button goes on to the next one, and after the last to the first. */
export function WritingPrompt() {
  const [turn, setTurn] = useState(0)
  return (
    <div className="flex items-center gap-2">
      <button
        type="button"
        aria-label="Another writing prompt"
        onClick={() => setTurn(turn + 1)}
        className="-ms-3 grid size-11 shrink-0 place-content-center rounded-full text-action hover:bg-action-wash"
      >
        <RefreshCw aria-hidden className="size-4" />
      </button>
      <p aria-live="polite" className="text-soft">
        {WRITING_PROMPTS[turn % WRITING_PROMPTS.length]}
      </p>
    </div>
  )
}
