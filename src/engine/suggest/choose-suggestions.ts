import type { Career } from '#engine/occupations/load-career-data.ts'
import type { SuggestionKind } from '#shared/career/suggestion.ts'
import type { Signals } from './profile-signals.ts'
import { type Scores, skillScore } from './score-career.ts'

export type Scored = { row: number; scores: Scores; total: number }
export type Choice = Scored & { kind: SuggestionKind }

const WANTED = 8
const OWN_FIELD_MOST = 4
const OTHER_FIELD_MOST = 2
/** Today's own role stands a little back: people come for where to go. */
const OWN_ROLE_STEP = 0.07
/** Fewer than these look thin; beyond them only what comes near the best. */
const FEWEST = 6
const WORTH_SHOWING = 0.65
const SHOWN_FIRST = 5
const IN_FIELD_FIRST = 1

/** The best of each kind, no field crowding out the others, the person's own field among the first. */
export function chooseVaried(career: Career, signals: Signals, scored: Scored[]): Choice[] {
  const ranked = scored
    .map(line => ({
      ...line,
      kind: kindOf(career, signals, line.row),
      total:
        line.total -
        (line.row === signals.current?.row && signals.current.confidence > 0.9 ? OWN_ROLE_STEP : 0),
    }))
    .sort((a, b) => b.total - a.total || a.row - b.row)
  const quotas: Record<SuggestionKind, number> = signals.goals.intents.has('change')
    ? { 'same field': 2, adjacent: 3, stretch: 3 }
    : { 'same field': 4, adjacent: 3, stretch: 1 }
  const chosen: Choice[] = []
  const take = (line: Choice, most: number) => {
    if (
      chosen.length < WANTED &&
      chosen.filter(({ kind }) => kind === line.kind).length < most &&
      isDifferent(career, signals, chosen, line)
    )
      chosen.push(line)
  }
  for (const line of ranked) if (signals.goals.roles.has(line.row) && chosen.length < 2) take(line, WANTED)
  if (signals.current) for (const line of ranked) take(line, quotas[line.kind])
  const worth = (chosen[0] ? Math.max(...chosen.map(({ total }) => total)) : 1) * WORTH_SHOWING
  for (const line of ranked) if (line.total >= worth || chosen.length < FEWEST) take(line, WANTED)
  return ownFieldFirst(
    chosen
      .sort((a, b) => b.total - a.total || a.row - b.row)
      .filter(({ total }, at) => at < FEWEST || total >= worth),
  )
}

export function kindOf(career: Career, signals: Signals, row: number): SuggestionKind {
  const { occupations, outlooks } = career
  const { current, related, ladder, industry } = signals
  if (!current) {
    const share = industry ? outlooks.share(row, industry) : 0
    const used = industry ? 0 : skillScore(signals, row)
    return Math.max(share, used * 0.4) >= 0.2
      ? 'same field'
      : Math.max(share, used * 0.2) >= 0.05
        ? 'adjacent'
        : 'stretch'
  }
  const field = (at: number) => (occupations.codes[at] ?? '').slice(0, 5)
  if (row === current.row || field(row) === field(current.row) || ladder.has(row)) return 'same field'
  const likeness = occupations.likeness(current.row, row)
  const rank = related.get(row)
  if (rank !== undefined && rank < 6 && likeness >= 0.6) return 'same field'
  return rank !== undefined || likeness >= 0.5 ? 'adjacent' : 'stretch'
}

function isDifferent(career: Career, signals: Signals, chosen: Choice[], line: Choice): boolean {
  const { codes, roles } = career.occupations
  const code = codes[line.row] ?? ''
  const own = signals.current ? (codes[signals.current.row] ?? '').slice(0, 5) : ''
  const sameGroup = chosen.filter(({ row }) => (codes[row] ?? '').slice(0, 5) === code.slice(0, 5)).length
  const sameOccupation = chosen.filter(
    ({ row }) => (codes[row] ?? '').slice(0, 7) === code.slice(0, 7),
  ).length
  const professors = code.startsWith('25-1')
    ? chosen.filter(({ row }) => codes[row]?.startsWith('25-1')).length
    : 0
  return (
    sameGroup < (code.slice(0, 5) === own ? OWN_FIELD_MOST : OTHER_FIELD_MOST) &&
    sameOccupation < (code.slice(0, 5) === own ? 2 : 1) &&
    professors < 1 &&
    chosen.every(({ row }) => row !== line.row && roles[row] !== roles[line.row])
  )
}

/** At least one role of the person's own field among the first five. */
function ownFieldFirst(chosen: Choice[]): Choice[] {
  const first = chosen.slice(0, SHOWN_FIRST)
  const missing = IN_FIELD_FIRST - first.filter(({ kind }) => kind === 'same field').length
  const lifted = chosen
    .slice(SHOWN_FIRST)
    .filter(({ kind }) => kind === 'same field')
    .slice(0, Math.max(0, missing))
  if (lifted.length === 0) return chosen
  const kept = first.filter(({ kind }) => kind === 'same field')
  const others = first
    .filter(({ kind }) => kind !== 'same field')
    .slice(0, SHOWN_FIRST - kept.length - lifted.length)
  const head = [...kept, ...others].sort((a, b) => b.total - a.total)
  const rest = chosen.filter(line => !head.includes(line) && !lifted.includes(line))
  return [...head, ...lifted, ...rest]
}
