import {
  afterExhaustion,
  EXHAUSTION_ANSWERS,
  EXHAUSTION_QUESTION,
  type ExhaustionAnswer,
  NEXT_STEPS,
} from '#shared/wellness/early-warning/warning-words.ts'
import { Button } from '#web/ui/button.tsx'

type Answer = ExhaustionAnswer | 'skipped'

/** One short question before stronger words, then small next steps. The answer stays in this browser. */
export function ExhaustionQuestion({
  answer,
  onAnswer,
}: {
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}) {
  return (
    <div
      role="status"
      className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 border-s-3 border-attention-mark ps-5"
    >
      {answer === undefined ? <Question onAnswer={onAnswer} /> : <NextSteps answer={answer} />}
    </div>
  )
}

function Question({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  return (
    <>
      <div className="grid gap-1">
        <h3 className="text-xl">{EXHAUSTION_QUESTION}</h3>
        <p className="text-sm text-soft">
          One question before we say more. You can skip it. The answer stays in this browser.
        </p>
      </div>
      <div className="@container">
        <div className="grid max-w-xl gap-2.5 @min-[17rem]:grid-cols-2 @min-[35rem]:grid-cols-4">
          {EXHAUSTION_ANSWERS.map(words => (
            <Button key={words} tone="quiet" onClick={() => onAnswer(words)}>
              {words}
            </Button>
          ))}
        </div>
      </div>
      <div>
        <Button tone="bare" className="-ms-5" onClick={() => onAnswer('skipped')}>
          Skip this question
        </Button>
      </div>
    </>
  )
}

function NextSteps({ answer }: { answer: Answer }) {
  return (
    <>
      <p>{afterExhaustion(answer)}</p>
      <ul className="grid gap-3">
        {NEXT_STEPS.map(({ title, text }) => (
          <li key={title}>
            <span className="block font-medium">{title}</span>
            <span className="text-soft">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
