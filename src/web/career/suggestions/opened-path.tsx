import ArrowLeft from 'lucide-react/icons/arrow-left'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { PROJECTED_YEARS } from '#shared/career/data-sources.ts'
import { yearlyPay } from '#shared/career/pay.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { numberWord } from '#shared/number-word.ts'
import { Link } from '#web/platform/router.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { CopyButton } from '../copy-button.tsx'
import { Way } from '../drawings/way.tsx'
import { WordingNote } from '../wording-note.tsx'
import { jobsText, KINDS, payBasisText, payRangeText } from '../words.ts'
import { CareerLinks } from './career-links.tsx'
import { DemandsSection } from './demands-section.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { OtherPaths } from './other-paths.tsx'
import { ReasonList } from './reason-list.tsx'
import type { SavedSuggestion } from './saved-suggestion.ts'
import { stepsToRole } from './steps-to-role.ts'
import { KindMark, MatchPercent } from './suggestion-card.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'
import { WhatItTakes } from './what-it-takes.tsx'
import { WishAnswers } from './wish-answers.tsx'

/** One path, opened: the way to it, why it fits, what it would take, and what the work asks of a person. */
export function OpenedPath({
  data,
  shown,
  opened,
  profile,
}: {
  data: CareerSuggestions
  shown: readonly SavedSuggestion[]
  opened: SavedSuggestion
  profile: Profile | undefined
}) {
  const [isHiding, setHiding] = useState(false)
  const { now } = data
  useScrollToTop()
  return (
    <div className="grid grid-cols-1 gap-6" key={opened.code}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link
          to="/career/suggestions"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-action hover:text-action-strong"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All {numberWord(shown.length)} paths
        </Link>
        <p className="text-sm text-soft">
          {shown.indexOf(opened) + 1} of {shown.length} · best match first
        </p>
      </div>
      <article className="line-on-raised grid grid-cols-1 gap-10 rounded-xl bg-raised p-[min(1.25rem,5vw)] sm:p-8">
        <div className="grid grid-cols-1 gap-4">
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="min-w-0 flex-1 basis-32 break-words">
              <KindMark suggestion={opened} />
              <h1 ref={focusOnMount} tabIndex={-1} className="text-3xl">
                {opened.role}
              </h1>
            </div>
            <MatchPercent suggestion={opened} />
          </div>
          {now?.pay && opened.pay && (
            <Way
              tone={KINDS[opened.kind].mark}
              climb={climbOf(yearlyPay(now.pay).middle, yearlyPay(opened.pay).middle)}
              stops={stepsToRole(opened, now).map(({ short }) => short)}
              today={{ role: now.role, pay: payRangeText(now), place: now.pay.place }}
              next={{
                role: opened.role,
                pay: payRangeText(opened),
                more: jobsText({ ...opened, openings: null }),
              }}
            />
          )}
          <p className="figures max-w-reading">{opened.description}</p>
          <PaySource opened={opened} />
          <WordingNote wording={data.wording} />
          <div className="flex flex-wrap items-center gap-2">
            <CareerLinks suggestion={opened} profile={profile} tone="action" />
            <CopyButton text={pathText(opened)}>Copy</CopyButton>
            <Button tone="bare" onClick={() => setHiding(true)}>
              <EyeOff aria-hidden className="-ms-1 size-4.5" />
              Hide
            </Button>
          </div>
        </div>
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
          <section aria-labelledby="why" className="grid grid-cols-1 content-start gap-4">
            <h2 id="why" className="text-xl">
              Why this match
            </h2>
            <ReasonList reasons={opened.reasons} />
            <WishAnswers wishes={opened.wishes} />
            <p>
              <span className="text-soft">Key skills</span> {opened.key_skills.join(' · ')}
            </p>
          </section>
          <WhatItTakes opened={opened} now={now} profile={profile} />
        </div>
        <DemandsSection role={opened} now={now} />
      </article>
      <OtherPaths paths={shown.filter(one => one !== opened)} />
      {isHiding && <HideDialog suggestion={opened} onClose={() => setHiding(false)} />}
    </div>
  )
}

function PaySource({ opened }: { opened: SavedSuggestion }) {
  const { pay, growth, estimated } = opened
  return (
    <p className="figures text-sm text-soft">
      {pay
        ? `Pay: ${payRangeText(opened)} ${payBasisText(pay)}. Source: ${pay.source} (${pay.year}). `
        : 'Pay is not published. '}
      {growth !== null && `Outlook: ${jobsText(opened)}; BLS Employment Projections, ${PROJECTED_YEARS}.`}
      {estimated && ' Some ratings behind the match are estimated from related occupations.'}
    </p>
  )
}

/** Half more pay is as steep as the drawing gets. */
const STEEPEST_LOG_RATIO = Math.log(1.5)

function climbOf(today: number, next: number): number {
  return Math.max(-1, Math.min(1, Math.log(next / today) / STEEPEST_LOG_RATIO))
}

function pathText({
  role,
  match_score,
  salary_range,
  description,
  reasons,
  key_skills,
}: SavedSuggestion): string {
  return [
    `${role} (${match_score}% match, ${salary_range})`,
    description,
    ...reasons.map(({ text }) => `- ${text}`),
    `Key skills: ${key_skills.join(', ')}`,
  ].join('\n')
}
