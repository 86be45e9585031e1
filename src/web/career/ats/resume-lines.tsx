import { useEffect, useRef, useState } from 'react'
import type { AtsEdit } from '#shared/career/ats-result.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { linesOf, splitAtWords } from './ats-check.ts'

type Mark = 'shown' | 'listed'

/** The résumé with numbered lines; a line is edited where it stands. */
export function ResumeLines({
  text,
  marks,
  chosenLine,
  words,
  onEdit,
}: {
  text: string
  marks: ReadonlyMap<number, Mark>
  chosenLine: number | undefined
  /** Of the chosen requirement: underlined in its line. */
  words: readonly string[]
  onEdit: (edit: AtsEdit) => void
}) {
  const [editing, setEditing] = useState<number>()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (chosenLine) list.current?.children[chosenLine - 1]?.scrollIntoView({ block: 'nearest' })
  }, [chosenLine])
  const left = useRef<number>(undefined)
  useEffect(() => {
    // The field that had the focus is gone: it goes back to its line.
    if (editing === undefined && left.current !== undefined)
      list.current?.querySelector<HTMLElement>(`[data-line="${left.current}"]`)?.focus()
    left.current = editing
  }, [editing])
  const lines = linesOf(text).map((written, at) => ({ written, number: at + 1 }))
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol ref={list} className="max-h-[44rem] overflow-y-auto rounded-lg bg-raised py-3 text-sm">
        {lines.map(({ written, number }) =>
          number === editing ? (
            <LineEditor
              key={number}
              number={number}
              written={written}
              onDone={next => {
                setEditing(undefined)
                if (next !== undefined && next !== written)
                  onEdit({ line: number, remove: 1, insert: linesOf(next) })
              }}
            />
          ) : (
            <li key={number}>
              <button
                type="button"
                data-line={number}
                onClick={() => setEditing(number)}
                aria-current={number === chosenLine ? 'true' : undefined}
                className={`flex min-h-7 w-full gap-3 border-s-3 px-3 py-0.5 text-start max-sm:min-h-11 max-sm:items-center pointer-coarse:min-h-11 pointer-coarse:items-center hover:bg-action-wash aria-[current]:bg-action-wash aria-[current]:font-medium ${LOOKS[marks.get(number) ?? 'none']}`}
              >
                <span className="figures w-6 shrink-0 text-end text-soft">
                  <span className="sr-only">Edit line </span>
                  {number}
                </span>
                <span className="min-w-0 break-words whitespace-pre-wrap">
                  {splitAtWords(written, number === chosenLine ? words : []).map(piece =>
                    piece.isWord ? (
                      <mark
                        key={piece.at}
                        className="bg-transparent font-semibold text-action underline decoration-2 underline-offset-4"
                      >
                        {piece.text}
                      </mark>
                    ) : (
                      piece.text
                    ),
                  )}
                </span>
                {marks.has(number) && (
                  <span className="sr-only">, {WORDS[marks.get(number) ?? 'shown']}</span>
                )}
              </button>
            </li>
          ),
        )}
      </ol>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-soft">
        <span className="border-s-3 border-action ps-2">{WORDS.shown}</span>
        <span className="border-s-3 border-attention-mark ps-2">{WORDS.listed}</span>
        <span>Click a line to edit it in place.</span>
      </p>
    </div>
  )
}

function LineEditor({
  number,
  written,
  onDone,
}: {
  number: number
  written: string
  onDone: (next?: string) => void
}) {
  const [text, setText] = useState(written)
  return (
    <li className="grid grid-cols-1 gap-2 bg-action-wash px-3 py-2">
      <TextArea
        ref={focusOnMount}
        aria-label={`Line ${number}`}
        rows={2}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone()
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          onDone(text)
        }}
        className="text-sm"
      />
      <span className="flex gap-2">
        <Button tone="quiet" onClick={() => onDone(text)}>
          Change and check
        </Button>
        <Button tone="bare" onClick={() => onDone()}>
          Leave as it was
        </Button>
      </span>
    </li>
  )
}

const LOOKS = {
  shown: 'border-action',
  listed: 'border-attention-mark bg-attention-wash',
  none: 'border-transparent',
}
const WORDS = { shown: 'shows a requirement', listed: 'listed, not shown in your work' }
