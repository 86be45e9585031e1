import ChevronRight from 'lucide-react/icons/chevron-right'
import EyeOff from 'lucide-react/icons/eye-off'
import GitCompareArrows from 'lucide-react/icons/git-compare-arrows'
import type { ComponentProps } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { yearlyPay } from '#shared/career/pay.ts'
import { CARD_SKILLS, type Suggestion } from '#shared/career/suggestion.ts'
import { Link } from '#web/platform/router.tsx'
import { Distance, type DistanceScale } from '../drawings/distance.tsx'
import { jobsText, KINDS, payBasisText, payRangeText, schooling, todayPayText } from '../words.ts'
import { CareerLinks } from './career-links.tsx'
import { ReasonList } from './reason-list.tsx'
import { WishMarks } from './wish-marks.tsx'

const CARD_REASONS = 2

export function SuggestionCard({
  suggestion,
  now,
  scale,
  profile,
  isFirst,
  isCompared,
  onCompare,
  onHide,
}: {
  suggestion: Suggestion
  now: Suggestion | null
  scale: DistanceScale | null
  profile: Profile | undefined
  /** One filled button on the screen: that of the best match. */
  isFirst: boolean
  isCompared: boolean
  onCompare: () => void
  onHide: () => void
}) {
  const { code, role, description, key_skills, wishes, reasons } = suggestion
  return (
    <article className="line-on-raised flex h-full flex-col gap-4 rounded-lg bg-raised p-[min(1.25rem,5vw)] sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-32 break-words">
          <KindMark suggestion={suggestion} />
          <h3 className="text-xl">
            <Link id={`open-${code}`} to={`?path=${code}`} className="hover:text-action">
              {role}
            </Link>
          </h3>
        </div>
        <MatchPercent suggestion={suggestion} />
      </div>
      <PayDistance suggestion={suggestion} now={now} scale={scale} />
      <p className="line-clamp-3">{description}</p>
      <ReasonList reasons={reasons.slice(0, CARD_REASONS)} />
      <WishMarks wishes={wishes} />
      <KeySkills skills={key_skills} />
      <Link
        to={`?path=${code}`}
        aria-label={`What it takes, and what it asks of you: ${role}`}
        className="-my-2 inline-flex min-h-11 items-center gap-1 self-start font-medium text-action hover:text-action-strong"
      >
        What it takes, and what it asks of you
        <ChevronRight aria-hidden className="size-4" />
      </Link>
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <CareerLinks suggestion={suggestion} profile={profile} tone={isFirst ? 'action' : 'quiet'} />
        <div className="ms-auto flex">
          <IconButton aria-label={`Compare ${role}`} aria-pressed={isCompared} onClick={onCompare}>
            <GitCompareArrows aria-hidden className="size-4.5" />
          </IconButton>
          <IconButton aria-label={`Hide ${role}`} onClick={onHide}>
            <EyeOff aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </article>
  )
}

export function KindMark({ suggestion: { kind } }: { suggestion: Pick<Suggestion, 'kind'> }) {
  return (
    <p className={`flex items-center gap-2 text-xs font-semibold ${KINDS[kind].tone}`}>
      <span aria-hidden className={`size-2.5 rounded-full ${KINDS[kind].dot}`} />
      {KINDS[kind].label}
    </p>
  )
}

export function MatchPercent({
  suggestion: { match_score },
}: {
  suggestion: Pick<Suggestion, 'match_score'>
}) {
  return (
    <p className="text-end leading-none">
      <span className="figures block font-serif text-3xl">{match_score}%</span>
      <span className="text-xs text-soft">match</span>
    </p>
  )
}

function PayDistance({
  suggestion,
  now,
  scale,
}: {
  suggestion: Suggestion
  now: Suggestion | null
  scale: DistanceScale | null
}) {
  const { pay, education, estimated } = suggestion
  const there = pay && yearlyPay(pay)
  const facts = [
    pay ? payBasisText(pay) : '',
    jobsText({ ...suggestion, openings: null }),
    education === null ? '' : schooling(education),
    estimated ? 'some ratings estimated' : '',
  ]
  return (
    <div className="figures grid grid-cols-1">
      <p className="sr-only">Pay: {payRangeText(suggestion)}</p>
      {there && scale ? (
        <div className="mx-2.5">
          <Distance
            scale={scale}
            today={now?.pay ? Math.log(yearlyPay(now.pay).middle) : null}
            other={Math.log(there.middle)}
            range={[Math.log(there.low), Math.log(there.high)]}
            tone={KINDS[suggestion.kind].mark}
            label={payRangeText(suggestion)}
          />
        </div>
      ) : (
        <p className="font-semibold">{payRangeText(suggestion)}</p>
      )}
      <p className="text-xs text-soft">
        {now?.pay && <span className="block">{todayPayText(now)}, the ring</span>}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}

function KeySkills({ skills }: { skills: readonly string[] }) {
  const more = skills.length - CARD_SKILLS
  return (
    <p>
      <span className="text-soft">Key skills</span> {skills.slice(0, CARD_SKILLS).join(' · ')}
      {more > 0 && <span className="text-action"> +{more} more</span>}
    </p>
  )
}

function IconButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="grid size-11 place-content-center rounded-full text-soft hover:bg-sunk hover:text-ink aria-pressed:bg-action aria-pressed:text-on-action"
    />
  )
}
