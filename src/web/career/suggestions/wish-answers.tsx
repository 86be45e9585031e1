import type { WishAnswer } from '#shared/career/suggestion.ts'
import { WISH_LOOKS } from './wish-marks.tsx'

/** Each wish with what the data say of it. */
export function WishAnswers({ wishes }: { wishes: readonly WishAnswer[] }) {
  if (wishes.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="font-sans text-base font-semibold">What you wished for</h3>
      <ul className="grid grid-cols-1 gap-1.5">
        {wishes.map(({ condition, label, met, text }) => {
          const { Icon, tone } = WISH_LOOKS[met]
          return (
            <li key={condition} className="flex gap-2.5">
              <Icon aria-hidden className={`mt-1.5 size-4 shrink-0 ${tone}`} />
              <span>
                <span className="font-medium">{label}</span>{' '}
                <span className={tone}>{met === 'unknown' ? 'not clear' : met}</span>
                <span className="block text-soft">{answerOnly(text)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The wish itself stands before it already. */
function answerOnly(text: string): string {
  const answer = text.replace(/^You asked for [^:]+: /, '')
  return answer.charAt(0).toUpperCase() + answer.slice(1)
}
