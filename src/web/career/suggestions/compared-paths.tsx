import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { Profile } from '#shared/account/profile.ts'
import { onetSource, SOURCE_DATES } from '#shared/career/data-sources.ts'
import { grouped, yearlyPay } from '#shared/career/pay.ts'
import type { DemandGroupName, RoleDemands } from '#shared/career/role-demands.ts'
import type { CareerSuggestions } from '#shared/career/suggestion-operations.ts'
import { numberWord } from '#shared/number-word.ts'
import { Link } from '#web/platform/router.tsx'
import { focusOnMount } from '#web/ui/focus.ts'
import { LoadError, SkeletonRows } from '#web/ui/load-error.tsx'
import { Distance } from '../drawings/distance.tsx'
import { growthText, KINDS, payRangeText, schooling } from '../words.ts'
import { CareerLinks } from './career-links.tsx'
import { BandWord, ConditionDistance, widestCondition } from './demand-group.tsx'
import { conditionName, FROM_HOME_WORDS, GROUP_NAMES } from './demand-words.ts'
import { DemandsGate, useDemandsOpen } from './demands-gate.tsx'
import { payScale } from './pay-scale.ts'
import { isUpgradeRequired, useRoleDemands } from './role-demands-query.ts'
import type { SavedSuggestion } from './saved-suggestion.ts'
import { KindMark } from './suggestion-card.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

/** Two or three paths, row by row; no row decides. */
export function ComparedPaths({
  data,
  paths,
  profile,
}: {
  data: CareerSuggestions
  paths: readonly SavedSuggestion[]
  profile: Profile | undefined
}) {
  useScrollToTop()
  const { now } = data
  const scale = payScale(now ? [now, ...paths] : paths)
  const count = numberWord(paths.length)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Link
        to="/career/suggestions"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-medium text-action hover:text-action-strong"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All paths
      </Link>
      <div className="grid grid-cols-1 gap-1">
        <h1 ref={focusOnMount} tabIndex={-1} className="text-3xl">
          {count.charAt(0).toUpperCase() + count.slice(1)} ways, side by side
        </h1>
        <p className="text-soft">{now ? `Against today, ${now.role} (the ring). ` : ''}No row decides.</p>
      </div>
      <div>
        <Row title="" paths={paths}>
          {path => (
            <>
              <KindMark suggestion={path} />
              <h2 className="text-xl">
                <Link to={`?path=${path.code}`} className="hover:text-action">
                  {path.role}
                </Link>
              </h2>
              <p className="figures text-sm text-soft">{path.match_score}% match</p>
            </>
          )}
        </Row>
        <Row title="Pay" note={paths.find(({ pay }) => pay)?.pay?.place} paths={paths}>
          {path => (
            <>
              {path.pay && scale && (
                <div className="mx-3">
                  <Distance
                    scale={scale}
                    today={now?.pay ? Math.log(yearlyPay(now.pay).middle) : null}
                    other={Math.log(yearlyPay(path.pay).middle)}
                    range={[Math.log(yearlyPay(path.pay).low), Math.log(yearlyPay(path.pay).high)]}
                    tone={KINDS[path.kind].mark}
                  />
                </div>
              )}
              <p className="font-semibold">{payRangeText(path)}</p>
              <p className="text-sm text-soft">{path.pay && `with ${path.pay.basis}, ${path.pay.year}`}</p>
            </>
          )}
        </Row>
        <Row title="Jobs" note={`BLS, ${SOURCE_DATES.projections}`} paths={paths}>
          {({ growth, openings }) => (
            <>
              <p className="font-semibold">{growth === null ? 'not published' : growthText(growth)}</p>
              {openings !== null && <p className="text-sm text-soft">{grouped(openings)} openings a year</p>}
            </>
          )}
        </Row>
        <Row
          title="Usual schooling"
          note={now?.education ? `today: ${schooling(now.education)}` : undefined}
          paths={paths}
        >
          {({ education, licenses }) => (
            <>
              <p className="font-semibold">{education === null ? 'not published' : schooling(education)}</p>
              {licenses.length > 0 && <p className="text-sm text-soft">{licenses.join(', ')}</p>}
            </>
          )}
        </Row>
        <DemandRows paths={paths} now={now} />
        <Row title="Go on" paths={paths}>
          {path => (
            <div className="grid grid-cols-1 gap-2">
              <CareerLinks suggestion={path} profile={profile} />
            </div>
          )}
        </Row>
      </div>
    </div>
  )
}

function DemandRows({ paths, now }: { paths: readonly SavedSuggestion[]; now: CareerSuggestions['now'] }) {
  const isOpen = useDemandsOpen()
  // Not useQueries: all of the query library stands in one file with the frame of every screen, which would grow by 800 bytes.
  const [first, second, third] = paths
  const all = [
    useRoleDemands(first?.code, now?.code, isOpen),
    useRoleDemands(second?.code, now?.code, isOpen),
    useRoleDemands(third?.code, now?.code, isOpen),
  ].slice(0, paths.length)
  const today = useRoleDemands(now?.code, undefined, isOpen)
  const known = new Map(all.flatMap(({ data }) => (data ? [[data.code, data] as const] : [])))
  const content = all.some(({ isPending }) => isPending) ? (
    <SkeletonRows label="Loading what the work asks" count={4} />
  ) : known.size === 0 ? (
    <LoadError what="What the work asks" onTryAgain={() => all.forEach(one => void one.refetch())} />
  ) : (
    <DemandTable paths={paths} known={known} today={today.data} />
  )
  return (
    <div className="py-4">
      <DemandsGate isRefused={all.some(({ error }) => isUpgradeRequired(error))}>{content}</DemandsGate>
    </div>
  )
}

function DemandTable({
  paths,
  known,
  today,
}: {
  paths: readonly SavedSuggestion[]
  known: ReadonlyMap<string, RoleDemands>
  today: RoleDemands | undefined
}) {
  const [first] = known.values()
  return (
    <>
      {first?.groups.map(({ group }) => (
        <DemandRow key={group} group={group} paths={paths} known={known} today={today} />
      ))}
      <Row title="From home" paths={paths}>
        {path => {
          const home = known.get(path.code)?.from_home
          return <p className="text-sm">{home && FROM_HOME_WORDS[home.level].replace('From home: ', '')}</p>
        }}
      </Row>
      <Row title="AI" paths={paths}>
        {path => <p className="text-sm">{known.get(path.code)?.ai.potential?.text ?? 'not studied'}</p>}
      </Row>
      <Row title="Who was asked" note={onetSource('workContext')} paths={paths}>
        {path => <p className="text-sm text-soft">{known.get(path.code)?.answers?.text ?? 'nobody'}</p>}
      </Row>
    </>
  )
}

/** Drawn is the condition in which these roles differ most from today; the word below it is for the whole group and says so. */
function DemandRow({
  group,
  paths,
  known,
  today,
}: {
  group: DemandGroupName
  paths: readonly SavedSuggestion[]
  known: ReadonlyMap<string, RoleDemands>
  today: RoleDemands | undefined
}) {
  const inGroup = (demands: RoleDemands | undefined) => demands?.groups.find(one => one.group === group)
  const drawn = widestCondition([...known.values()].map(inGroup), inGroup(today))
  const conditionOf = (demands: RoleDemands | undefined) =>
    inGroup(demands)?.conditions.find(({ element }) => element === drawn?.element)
  return (
    <Row title={GROUP_NAMES[group]} note={drawn && conditionName(drawn)} paths={paths}>
      {path => {
        const condition = conditionOf(known.get(path.code))
        return (
          <>
            {condition && (
              <div className="mx-3">
                <ConditionDistance
                  condition={condition}
                  before={conditionOf(today)}
                  tone={KINDS[path.kind].mark}
                />
              </div>
            )}
            <p className="text-sm">{condition?.text}</p>
            <p className="text-sm text-soft">
              {GROUP_NAMES[group]}, all in all:{' '}
              <BandWord
                band={inGroup(known.get(path.code))?.band ?? null}
                hasAnswers={condition !== undefined}
              />
            </p>
          </>
        )
      }}
    </Row>
  )
}

const COLUMNS: Record<number, string> = {
  2: 'sm:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  3: 'sm:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
}

function Row({
  title,
  note,
  paths,
  children,
}: {
  title: string
  note?: string
  paths: readonly SavedSuggestion[]
  children: (path: SavedSuggestion) => ReactNode
}) {
  return (
    <section
      className={`grid grid-cols-1 gap-x-8 gap-y-3 border-t border-rule py-4 first:border-0 ${COLUMNS[paths.length] ?? ''}`}
    >
      <div>
        {title && <h3 className="font-sans text-base font-semibold">{title}</h3>}
        {note && <p className="text-xs text-soft">{note}</p>}
      </div>
      {paths.map(path => (
        <div key={path.code} className="figures min-w-0">
          {title && <p className="text-sm text-soft sm:sr-only">{path.role}</p>}
          {children(path)}
        </div>
      ))}
    </section>
  )
}
