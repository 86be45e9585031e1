import Check from 'lucide-react/icons/check'
import CloudSun from 'lucide-react/icons/cloud-sun'
import Info from 'lucide-react/icons/info'
import TrendingUp from 'lucide-react/icons/trending-up'
import type { WarningState } from '#shared/wellness/early-warning/early-warning.ts'
import type { WarningSummary } from '#shared/wellness/early-warning/warning-summary.ts'
import { warningWords } from '#shared/wellness/early-warning/warning-words.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayOfMonth } from '../day-and-time.ts'
import { ExhaustionQuestion } from './exhaustion-question.tsx'
import type { Warning } from './use-warning.ts'

const LOOKS = {
  learning: { Icon: Info, word: 'text-soft' },
  steady: { Icon: Check, word: 'text-action' },
  watch: { Icon: CloudSun, word: 'text-attention' },
  'early-warning': { Icon: CloudSun, word: 'text-attention' },
  cleared: { Icon: Check, word: 'text-action' },
  'new-normal': { Icon: Info, word: 'text-soft' },
  better: { Icon: TrendingUp, word: 'text-action' },
  'after-silence': { Icon: Info, word: 'text-soft' },
} as const satisfies Record<WarningState, unknown>

/** The state of somebody's own usual range, in words. */
export function EarlyWarningCard({
  summary,
  warning: { today, answers, change },
}: {
  summary: WarningSummary
  warning: Pick<Warning, 'today' | 'answers' | 'change'>
}) {
  const { label, heading, text, small } = warningWords(summary, dayOfMonth)
  const { Icon, word } = LOOKS[summary.state]
  const since = summary.since ?? today
  return (
    <section
      aria-labelledby="early-warning"
      className="grid max-w-reading grid-cols-[minmax(0,1fr)] content-start gap-2.5"
    >
      <p className={`flex items-center gap-2 text-sm font-semibold ${word}`}>
        <Icon aria-hidden className="size-5" />
        {label}
      </p>
      <h2 id="early-warning" className="text-2xl text-balance sm:text-3xl">
        {heading}
      </h2>
      <p>{text}</p>
      <p className="text-sm text-soft">{small}</p>
      {summary.state !== 'learning' && summary.state !== 'after-silence' && (
        <p className="text-sm">
          <TextLink to="/support/help-center/how-often-are-we-wrong">How often are we wrong?</TextLink>
        </p>
      )}
      {summary.state === 'new-normal' && (
        <div>
          <Button
            tone="quiet"
            onClick={() =>
              change({
                keepOld: [...answers.keepOld, since],
                startAnew: answers.startAnew.filter(day => day !== since),
              })
            }
          >
            Keep the old range
          </Button>
        </div>
      )}
      {summary.state === 'early-warning' && (
        <>
          <ExhaustionQuestion
            answer={answers.exhaustion[since]}
            onAnswer={answer => change({ exhaustion: { ...answers.exhaustion, [since]: answer } })}
          />
          <div>
            <Button
              tone="bare"
              className="-ms-5"
              onClick={() => change({ startAnew: [...answers.startAnew, summary.lastDay] })}
            >
              This is my new normal
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
