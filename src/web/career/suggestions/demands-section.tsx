import Laptop from 'lucide-react/icons/laptop'
import { onetSource } from '#shared/career/data-sources.ts'
import type { RoleDemands } from '#shared/career/role-demands.ts'
import type { Suggestion } from '#shared/career/suggestion.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { KINDS } from '../words.ts'
import { DemandGroup } from './demand-group.tsx'
import { FROM_HOME_WORDS } from './demand-words.ts'
import { DemandsGate, useDemandsOpen } from './demands-gate.tsx'
import { InterviewQuestions } from './interview-questions.tsx'
import { isUpgradeRequired, useRoleDemands } from './role-demands-query.ts'

/** What the work asks of a person, beside what it asks today. */
export function DemandsSection({ role, now }: { role: Suggestion; now: Suggestion | null }) {
  const isOpen = useDemandsOpen()
  const there = useRoleDemands(role.code, now?.code, isOpen)
  const today = useRoleDemands(now?.code, undefined, isOpen)
  return (
    <section aria-labelledby="demands" className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-1">
        <h2 id="demands" className="text-xl">
          What the work asks of a person
        </h2>
        <p className="max-w-reading text-soft">
          Many demands with little control are the pattern linked to strain, so the two stand side by side.
          Left is less, right is more.
        </p>
      </div>
      <DemandsGate isRefused={isUpgradeRequired(there.error)}>
        {there.isPending || (now !== null && today.isPending) ? (
          <SkeletonRows label="Loading what the work asks" count={4} />
        ) : there.data ? (
          <SideBySide role={role} there={there.data} today={today.data} />
        ) : (
          <LoadError what="What the work asks" onTryAgain={() => void there.refetch()} />
        )}
      </DemandsGate>
    </section>
  )
}

function SideBySide({
  role,
  there,
  today,
}: {
  role: Suggestion
  there: RoleDemands
  today: RoleDemands | undefined
}) {
  const { mark, dot } = KINDS[role.kind]
  const groups = (kind: RoleDemands['groups'][number]['kind']) =>
    there.groups
      .filter(group => group.kind === kind)
      .map(group => (
        <DemandGroup
          key={group.group}
          group={group}
          today={today?.groups.find(one => one.group === group.group)}
          tone={mark}
        />
      ))
  return (
    <>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {today && (
          <li className="inline-flex items-center gap-2">
            <span aria-hidden className="size-3 rounded-full border-[2.5px] border-ink" />
            today, {today.role}
          </li>
        )}
        <li className="inline-flex items-center gap-2">
          <span aria-hidden className={`size-3 rounded-full ${dot}`} />
          {role.role}
        </li>
      </ul>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <h3 className="pb-2 text-lg">What it demands</h3>
          {groups('demand')}
        </div>
        <div className="grid grid-cols-1 content-start">
          <h3 className="pb-2 text-lg">What you control</h3>
          {groups('buffer')}
          <section className="border-t border-rule py-4">
            <h4 className="flex items-center gap-2 font-sans text-sm font-semibold">
              <Laptop aria-hidden className="size-4" />
              {FROM_HOME_WORDS[there.from_home.level]}
            </h4>
            <p className="text-sm text-soft">{there.from_home.text}</p>
            {today && <p className="text-xs text-soft">Today: {today.from_home.text}</p>}
          </section>
          <AiNote there={there} today={today} />
          {there.leaving && (
            <section className="border-t border-rule py-4">
              <h4 className="font-sans text-sm font-semibold">How many leave</h4>
              <p className="text-sm text-soft">{there.leaving.text}</p>
            </section>
          )}
          <InterviewQuestions questions={there.questions} />
        </div>
      </div>
      <p className="max-w-reading text-xs text-soft">
        {there.role}: {there.answers?.text ?? 'nobody was asked.'}{' '}
        {today && `${today.role}: ${today.answers?.text ?? 'nobody was asked.'} `}
        Source: {onetSource('workContext')}, work context. “Lower” and “Higher” only where the difference is
        beyond sampling error; shares that were withheld are left out.
      </p>
    </>
  )
}

function AiNote({ there, today }: { there: RoleDemands; today: RoleDemands | undefined }) {
  const { potential, seen, measures_disagree, note } = there.ai
  return (
    <section className="grid grid-cols-1 gap-1 border-t border-rule py-4">
      <h4 className="font-sans text-sm font-semibold">AI in this work</h4>
      {!potential && !seen && <p className="text-sm text-soft">Not studied for this occupation.</p>}
      {[potential, seen].map(
        sentence =>
          sentence && (
            <p key={sentence.text} className="text-sm">
              {sentence.text}
            </p>
          ),
      )}
      {measures_disagree && <p className="text-sm text-soft">The measures disagree.</p>}
      {today?.ai.potential && <p className="text-xs text-soft">Today: {today.ai.potential.text}</p>}
      <p className="text-xs text-soft">{note}</p>
    </section>
  )
}
