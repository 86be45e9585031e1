import Check from 'lucide-react/icons/check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import X from 'lucide-react/icons/x'
import type { WishAnswer } from '#shared/career/suggestion.ts'

/** Word, icon and color: what of the wishes the data say this role meets. */
export const WISH_LOOKS = {
  met: { Icon: Check, tone: 'text-action', word: '' },
  'not met': { Icon: X, tone: 'text-attention', word: ' not met' },
  unknown: { Icon: CircleQuestionMark, tone: 'text-soft', word: ' not clear' },
} as const

export function WishMarks({ wishes }: { wishes: readonly WishAnswer[] }) {
  if (wishes.length === 0) return null
  return (
    <ul aria-label="What you wished for" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {wishes.map(({ condition, label, met }) => {
        const { Icon, tone, word } = WISH_LOOKS[met]
        return (
          <li key={condition} className={`inline-flex items-center gap-1.5 ${tone}`}>
            <Icon aria-hidden className="size-4 shrink-0" />
            {label}
            {word || <span className="sr-only"> met</span>}
          </li>
        )
      })}
    </ul>
  )
}
