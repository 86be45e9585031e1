import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { ButtonLink } from '#web/ui/button.tsx'
import { CopyButton } from '../copy-button.tsx'

export function InterviewQuestions({ questions }: { questions: readonly string[] }) {
  return (
    <section className="mt-2 grid grid-cols-1 gap-3 rounded-lg bg-action-wash p-5">
      <h4 className="font-serif text-lg">Employers differ more than occupations do. Ask in the interview</h4>
      <ul className="grid grid-cols-1 gap-2">
        {questions.map(question => (
          <li key={question} className="flex gap-2.5">
            <CircleQuestionMark aria-hidden className="mt-1.5 size-4 shrink-0" />
            {question}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton tone="quiet" text={questions.join('\n')}>
          Copy the questions
        </CopyButton>
        <ButtonLink tone="bare" to="/chat">
          Practice with the coach
        </ButtonLink>
      </div>
    </section>
  )
}
