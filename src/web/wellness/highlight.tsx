import type { ReactNode } from 'react'

const BEFORE_CHARACTERS = 40

/** The note from a little before the first match on, with every match marked. */
export function highlight(note: string, words: string): ReactNode {
  const lower = note.toLowerCase()
  const sought = words.toLowerCase()
  const first = lower.indexOf(sought)
  // A letter that changes its length with its case would mark the wrong place.
  if (first === -1 || lower.length !== note.length) return note
  const from = first > BEFORE_CHARACTERS * 2 ? note.indexOf(' ', first - BEFORE_CHARACTERS) + 1 : 0
  const parts: ReactNode[] = from > 0 && from <= first ? ['… '] : []
  let at = from <= first ? from : 0
  for (let hit = lower.indexOf(sought, at); hit !== -1; hit = lower.indexOf(sought, at)) {
    parts.push(
      note.slice(at, hit),
      <mark key={hit} className="rounded-sm bg-attention-wash px-0.5 font-semibold text-attention">
        {note.slice(hit, hit + sought.length)}
      </mark>,
    )
    at = hit + sought.length
  }
  return [...parts, note.slice(at)]
}
