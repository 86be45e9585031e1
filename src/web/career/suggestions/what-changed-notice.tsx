import RotateCw from 'lucide-react/icons/rotate-cw'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { numberWord } from '#shared/number-word.ts'
import { listText } from '../words.ts'
import { visibleSuggestions } from './pay-scale.ts'
import { type SuggestionChanges, whatChanged } from './what-changed.ts'

/** After a refresh; nothing after the very first suggestions, which changed nothing. */
export function WhatChanged({ data }: { data: CareerSuggestions }) {
  if (data.previous.length === 0) return null
  const changes = whatChanged(data.previous, visibleSuggestions(data), data.hidden)
  return (
    <p role="status" className="flex gap-3 rounded-lg bg-action-wash px-5 py-4">
      <RotateCw aria-hidden className="mt-1 size-4.5 shrink-0 text-action" />
      <span>
        <strong className="font-semibold">Refreshed.</strong> {changesText(changes)}
      </span>
    </p>
  )
}

function changesText({ added, gone, movedUp, unchanged }: SuggestionChanges): string {
  if (added.length + gone.length + movedUp.length === 0)
    return 'Nothing changed: your profile and the data are as before.'
  const sentences = [
    added.length > 0 && `New: ${listText(added)}.`,
    gone.length > 0 && `No longer among them: ${listText(gone)}.`,
    ...movedUp.map(({ role, places }) => `${role} moved up ${numberWord(places)}.`),
    unchanged > 0 &&
      `The other ${numberWord(unchanged)} ${unchanged === 1 ? 'stays as it was' : 'stay as they were'}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
