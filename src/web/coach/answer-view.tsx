import Lightbulb from 'lucide-react/icons/lightbulb'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useRef, useState } from 'react'
import type { CoachAction } from '#shared/coach/coach-answer.ts'
import type { ChatFeedback } from '#shared/coach/conversation.ts'
import { useProfile } from '#web/account/profile-query.ts'
import { rememberCareer } from '#web/career/career-state.ts'
import { WordingNote } from '#web/career/wording-note.tsx'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink, buttonLook } from '#web/ui/button.tsx'
import { CoachText } from './coach-text.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import type { Shown } from './use-conversation.ts'

const CHOICES = [
  { type: 'positive', label: 'Helpful', Icon: ThumbsUp },
  { type: 'negative', label: 'Not helpful', Icon: ThumbsDown },
  { type: 'suggestion', label: 'Suggest something', Icon: Lightbulb },
] as const

const ENDINGS = {
  stopped: 'You stopped the answer here.',
  cut: 'The answer broke off here.',
} as const

/** An answer, what it was based on, its next steps, and a word on how helpful it was. */
export function AnswerView({ answer, asked }: { answer: Shown; asked: string }) {
  const [open, setOpen] = useState<ChatFeedback['feedbackType']>()
  const opener = useRef<HTMLButtonElement>(null)
  const calls = answer.actions.filter(isCall)
  const screens = answer.actions.filter(action => !isCall(action))
  return (
    <article className="grid gap-3">
      <span className="sr-only">Coach: </span>
      {/* A call is never below the fold. */}
      {calls.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {calls.map(action => (
            <Action key={action.label} action={action} />
          ))}
        </div>
      )}
      <CoachText text={answer.text} />
      {answer.used.length > 0 && (
        <p className="text-xs text-soft">
          <span className="font-semibold">Based on</span> {answer.used.map(({ text }) => text).join(' · ')}
        </p>
      )}
      {answer.ended !== 'complete' && <p className="text-sm text-soft">{ENDINGS[answer.ended]}</p>}
      {answer.wording && (answer.wording.by === 'model' || answer.wording.sent) && (
        <WordingNote wording={answer.wording} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        {screens.map(action => (
          <Action key={action.label} action={action} />
        ))}
        <span className="ms-auto flex">
          {CHOICES.map(({ type, label, Icon }) => (
            <button
              key={type}
              type="button"
              aria-expanded={open === type}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setOpen(open === type ? undefined : type)
              }}
              className="grid size-11 place-items-center rounded-full text-soft hover:bg-action-wash hover:text-action aria-expanded:text-action"
            >
              <Icon aria-hidden className="size-5" />
              <span className="sr-only">{label}</span>
            </button>
          ))}
        </span>
      </div>
      {open && (
        <FeedbackPanel
          key={open}
          type={open}
          message={asked}
          answer={answer.text}
          onClose={() => {
            opener.current?.focus()
            setOpen(undefined)
          }}
        />
      )}
    </article>
  )
}

function isCall({ path }: CoachAction): boolean {
  return path.startsWith('tel:')
}

/** Opens the right screen, filled in: the skill gap and the résumé take the role along. */
function Action({ action }: { action: CoachAction }) {
  const { label, path, role } = action
  const session = useSession()
  const profile = useProfile()
  const chosen =
    role && session.status === 'signed-in'
      ? {
          owner: session.user.id,
          career: { role: role.role, code: role.code, key_skills: [], salary_range: null },
          profile: profile.data ?? {},
        }
      : undefined
  if (isCall(action))
    return (
      <a href={path} className={buttonLook({ tone: 'action' }, 'px-4 text-sm')}>
        {label}
      </a>
    )
  return (
    <ButtonLink
      tone="quiet"
      to={path}
      {...(chosen && { state: chosen })}
      onClick={() => chosen && rememberCareer(chosen)}
      className="px-4 text-sm"
    >
      {label}
    </ButtonLink>
  )
}
