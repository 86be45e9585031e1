import Check from 'lucide-react/icons/check'
import type { MatchReason } from '#shared/career/suggestion.ts'

export function ReasonList({ reasons }: { reasons: readonly MatchReason[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5">
      {reasons.map(({ text }) => (
        <li key={text} className="flex gap-2.5">
          <Check aria-hidden className="mt-1.5 size-4 shrink-0 text-action" />
          {text}
        </li>
      ))}
    </ul>
  )
}
