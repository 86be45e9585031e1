import type { ReactNode } from 'react'
import type { NextStep } from '#shared/dashboard/next-step.ts'
import { HELP_NOW_PATH } from '#shared/safety/help-now-path.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { StopsLine } from './stops-line.tsx'

type Target = { to: string; label: string }
type Words = {
  title: string
  text: string
  action: Target
  more?: Target | undefined
  /** The way from here, the first stop being today. */
  stops: readonly string[]
}
type ToldStep = Exclude<NextStep, { kind: 'check-in' }>

const OVERVIEW = { to: '/wellness/overview', label: 'Open the overview' }

export function NextStepWords({
  step,
  label,
  headingId,
}: {
  step: ToldStep
  label: ReactNode
  headingId: string
}) {
  const { title, text, action, more, stops } = wordsOf(step)
  return (
    <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="grid content-start justify-items-start gap-2.5">
        {label}
        <h2 id={headingId} className="text-2xl text-balance">
          {title}
        </h2>
        <p className="max-w-reading">{text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          {more && (
            <TextLink to={more.to} tone="form" className="inline-flex min-h-11 items-center">
              {more.label}
            </TextLink>
          )}
        </div>
      </div>
      <StopsLine stops={stops} tone={toneOf(step)} />
    </div>
  )
}

function toneOf(step: ToldStep): string {
  if (step.kind !== 'warning') return 'text-action'
  return step.risk === 'High' ? 'text-wrong' : 'text-attention'
}

function wordsOf(step: ToldStep): Words {
  switch (step.kind) {
    case 'warning':
      return step.risk === 'High'
        ? {
            title: 'Please go easy on yourself today',
            text: 'Your latest answers were low. Consider telling someone you trust how things are; there are people to talk to right now, too.',
            action: { to: HELP_NOW_PATH, label: 'Getting help now' },
            more: OVERVIEW,
            stops: ['Today', 'Rest', 'Tell someone'],
          }
        : {
            title: 'You have been below your own usual',
            text: 'It is early, and that is the best time to change something small. The overview shows what moved and what helps many people.',
            action: { to: OVERVIEW.to, label: 'See what helps' },
            more: step.hasCheckedInToday ? undefined : { to: '/wellness/checkin', label: 'Check in first' },
            stops: ['Today', 'Rest', 'Tell someone', 'One change'],
          }
    case 'profile':
      return {
        title: 'Tell us a little about yourself',
        text: 'Four short steps, whenever it suits you. Suggestions then start from your own skills and goals.',
        action: { to: '/onboarding', label: 'Set up your profile' },
        stops: ['You', 'Skills', 'Goals', 'Wellness'],
      }
    case 'suggestions':
      return step.why === 'none'
        ? {
            title: 'See where your skills could take you',
            text: 'Your profile is ready. The first suggestions take a few seconds.',
            action: { to: '/career/suggestions', label: 'Show my paths' },
            stops: ['Today', 'Your next role'],
          }
        : {
            title: 'Your suggestions are over a week old',
            text: 'New ones start from your profile as it is now, and say what changed.',
            action: { to: '/career/suggestions', label: 'Show new paths' },
            stops: ['Today', 'Your next role'],
          }
    case 'lesson':
      return {
        title: `Take up “${step.title}”`,
        text: `You saved it, and it builds ${step.skill}, one step closer to ${step.role}.`,
        action: { to: '/learning', label: 'Continue learning' },
        stops: ['Today', step.skill, step.role],
      }
    case 'gap':
      return {
        title: `One skill closer to ${step.role}`,
        text: `It asks for ${step.skill}, which is not in your profile yet. Save something to learn it with.`,
        action: { to: '/learning', label: 'Find something to learn' },
        stops: ['Today', step.skill, step.role],
      }
    case 'nothing':
      return {
        title: 'Nothing is urgent today',
        text: 'You are up to date. If a question about work is on your mind, think it through with the coach.',
        action: { to: '/chat', label: 'Chat with the coach' },
        stops: ['Today'],
      }
  }
}
