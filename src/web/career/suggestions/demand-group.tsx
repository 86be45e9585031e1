import type { RoleDemands } from '#shared/career/role-demands.ts'
import { Distance } from '../drawings/distance.tsx'
import { answerTexts, BAND_WORDS, conditionName, GROUP_NAMES, isStriking } from './demand-words.ts'

type Group = RoleDemands['groups'][number]
type Condition = Group['conditions'][number]

const SHOWN_CONDITIONS = 2

/** One group of demands: the word for the whole of it, and its conditions drawn, the largest differences first. */
export function DemandGroup({
  group,
  today,
  tone,
}: {
  group: Group
  today: Group | undefined
  tone: string
}) {
  const pairs = group.conditions
    .map(condition => ({
      condition,
      before: today?.conditions.find(one => one.element === condition.element),
    }))
    .toSorted((a, b) => difference(b.condition, b.before) - difference(a.condition, a.before))
  const isChance =
    group.band === 'about the same' && pairs.some(({ condition, before }) => isStriking(condition, before))
  return (
    <section className="border-t border-rule py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="font-sans text-sm font-semibold">{GROUP_NAMES[group.group]}</h4>
        <BandWord band={group.band} hasAnswers={pairs.length > 0} />
      </div>
      {isChance && (
        <p className="text-xs text-soft">
          Some answers lie apart, but too few people were asked to rule out chance.
        </p>
      )}
      {pairs.length === 0 && <p className="text-sm text-soft">Nobody was asked about this.</p>}
      <ConditionList pairs={pairs.slice(0, SHOWN_CONDITIONS)} tone={tone} />
      {pairs.length > SHOWN_CONDITIONS && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm text-action hover:text-action-strong">
            {pairs.length - SHOWN_CONDITIONS} more
          </summary>
          <ConditionList pairs={pairs.slice(SHOWN_CONDITIONS)} tone={tone} />
        </details>
      )}
    </section>
  )
}

/** Answers without a band are those of one role alone: they stand below, and only the comparison is missing. */
export function BandWord({ band, hasAnswers }: { band: Group['band']; hasAnswers: boolean }) {
  if (band === null)
    return <span className="text-sm text-soft">{hasAnswers ? 'not comparable' : 'not known'}</span>
  return (
    <span className="text-sm text-info">
      <span aria-hidden>{BAND_WORDS[band].mark} </span>
      {BAND_WORDS[band].word}
    </span>
  )
}

type Pair = { condition: Condition; before: Condition | undefined }

function ConditionList({ pairs, tone }: { pairs: readonly Pair[]; tone: string }) {
  return (
    <ul>
      {pairs.map(({ condition, before }) => (
        <li
          key={condition.element}
          className="grid grid-cols-[9.5rem_1fr] items-center gap-x-4 max-sm:grid-cols-1"
        >
          <span className="text-sm">{conditionName(condition)}</span>
          <span className="mx-3">
            <ConditionDistance condition={condition} before={before} tone={tone} />
          </span>
          <span className="text-xs text-soft sm:col-span-2">
            <AnswerTexts condition={condition} before={before} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function AnswerTexts({ condition, before }: Pair) {
  const { here, today } = answerTexts(condition, before)
  return (
    <>
      {here} {today !== null && `Today: ${today}`}
    </>
  )
}

export function ConditionDistance({
  condition: { mean, shares },
  before,
  tone,
}: {
  condition: Condition
  before: Condition | undefined
  tone: string
}) {
  return (
    <Distance scale={{ from: 1, to: shares.length }} today={before?.mean ?? null} other={mean} tone={tone} />
  )
}

function difference(condition: Condition, before: Condition | undefined): number {
  if (!before) return 0
  return Math.abs(condition.mean - before.mean) / Math.max(1, condition.shares.length - 1)
}

/** The condition in which several roles, taken together, differ most from today. */
export function widestCondition(
  groups: readonly (Group | undefined)[],
  today: Group | undefined,
): Condition | undefined {
  const spread = ({ element }: Condition) =>
    groups.reduce((sum, group) => {
      const condition = group?.conditions.find(one => one.element === element)
      const before = today?.conditions.find(one => one.element === element)
      return sum + (condition ? difference(condition, before) : 0)
    }, 0)
  return groups
    .flatMap(group => group?.conditions ?? [])
    .toSorted((a, b) => spread(b) - spread(a))
    .at(0)
}
