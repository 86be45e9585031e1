import { FAMILY_CODE_CHARS, OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { SUGGESTION_KINDS, type SuggestionKind } from '#shared/career/suggestion.ts'
import { isLowerLevel } from './career-step.ts'
import { leadsTooEarly } from './leads-too-early.ts'
import { isOfLevel } from './named-level.ts'
import type { ProfileSignals } from './profile-signals.ts'
import { namesOwnSpecialty, runsAtAllHours, wantsRegularHours } from './regular-hours.ts'
import { NO_DEGREE } from './schooling-refused.ts'
import { skillScore } from './score-career.ts'
import { isWishUnmet } from './wish-answer.ts'

export type ScoredOccupation = { row: number; score: number }
export type ChosenSuggestion = ScoredOccupation & { kind: SuggestionKind }

const MAX_SUGGESTIONS = 8
const MAX_PER_OWN_FAMILY = 4
const MAX_PER_OTHER_FAMILY = 2
/** Always at least this many; more only when their score reaches MIN_SHARE_OF_BEST_SCORE of the best. */
const MIN_SUGGESTIONS = 6
const MIN_SHARE_OF_BEST_SCORE = 0.65
const FIRST_SUGGESTIONS = 5
const MIN_SAME_FIELD_AMONG_FIRST = 1
/** Of the roles and fields that the goals name, this many are listed before anything else. */
const MAX_NAMED_ROLES = 5
const MAX_NAMED_FIELDS = 3
const MAX_NAMED = 7
/** Of an assistant's role that the data know by several names. */
const MAX_ROLES_OF_LEVEL = 4
/** What goals name comes before what merely fits the past. */
const NAMED_BONUS_SCORE = 0.12
const NAMED_MIN_SHARE_OF_BEST_SCORE = 0.95
/** How much less likely each next occupation of a field is meant. */
const FIELD_PLACE_FACTOR = 0.94
/** A kind that has no role yet takes one from this share of the best score on. */
const MIN_SHARE_FOR_PLACE = 0.5
const QUOTAS: Record<SuggestionKind, number> = { 'same field': 4, adjacent: 3, stretch: 1 }
const QUOTAS_FOR_CHANGE: Record<SuggestionKind, number> = { 'same field': 2, adjacent: 3, stretch: 3 }
/** Without a current occupation: industry share, or weighted skill score where no industry is given. */
const KIND_WITHOUT_OCCUPATION = {
  sameField: { skillWeight: 0.4, minShare: 0.2 },
  adjacent: { skillWeight: 0.2, minShare: 0.05 },
} as const
const SAME_FIELD_RELATED_RANKS = 6
const MIN_SIMILARITY = { sameField: 0.6, adjacent: 0.5 } as const
/** Specialties of one occupation. */
const MAX_PER_OCCUPATION = { ownFamily: 2, otherFamily: 1 } as const
const MAX_PROFESSORS = 1

/** A quota for each kind, a limit for each family of codes, and one role of the same field among the first five. */
export function chooseSuggestions(
  career: CareerData,
  signals: ProfileSignals,
  scored: ScoredOccupation[],
): ChosenSuggestion[] {
  const { goals, currentOccupation: current } = signals
  const isRefused = againstFirmWish(career, signals)
  const isTooEarly = leadsTooEarly(career, signals)
  // The present role is shown apart unless the goals name it, and what somebody wants to leave is never suggested.
  const ranked = scored
    .filter(({ row }) => (row !== current?.row || goals.roles.has(row)) && !goals.leftRows.has(row))
    .filter(({ row }) => goals.roles.has(row) || (!isRefused(row) && !isTooEarly(row)))
    .map(({ row, score }) => ({ row, score, kind: suggestionKind(career, signals, row) }))
    .filter(line => !isStepDownInField(career, signals, line))
    .sort((a, b) => b.score - a.score || a.row - b.row)
  const quotas: Record<SuggestionKind, number> = goals.intents.has('change') ? QUOTAS_FOR_CHANGE : QUOTAS
  const chosen: ChosenSuggestion[] = namedSuggestions(career, signals, ranked)
  const named = new Set(chosen.map(({ row }) => row))
  const addIfAllowed = (line: ChosenSuggestion, most: number) => {
    if (
      chosen.length < MAX_SUGGESTIONS &&
      chosen.filter(({ kind }) => kind === line.kind).length < most &&
      addsVariety(career, signals, chosen, line)
    )
      chosen.push(line)
  }
  if (current) for (const line of ranked) addIfAllowed(line, quotas[line.kind])
  const bestScore = chosen[0] ? Math.max(...chosen.map(({ score }) => score)) : 1
  const minScore = bestScore * MIN_SHARE_OF_BEST_SCORE
  for (const line of ranked)
    if (line.score >= minScore || chosen.length < MIN_SUGGESTIONS) addIfAllowed(line, MAX_SUGGESTIONS)
  const listed = chosen
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .filter(({ row, score }, at) => at < MIN_SUGGESTIONS || score >= minScore || named.has(row))
  return presentLast(
    ensureSameFieldAmongFirst(
      current ? placeForEachKind(ranked, listed, named, bestScore * MIN_SHARE_FOR_PLACE) : listed,
    ),
    namesOwnSpecialty(career, signals) ? undefined : current?.row,
  )
}

/** Nobody is sent to a lower level of their own or neighboring work, unless they name it, want a change or ask for less responsibility. */
function isStepDownInField(
  career: CareerData,
  { goals, currentOccupation: current }: ProfileSignals,
  { row, kind }: ChosenSuggestion,
): boolean {
  if (!current || kind === 'stretch' || goals.roles.has(row)) return false
  const isAskedFor =
    (kind === 'adjacent' && (goals.intents.has('change') || goals.fields.has(row))) ||
    goals.wishes.some(({ id }) => id === 'less responsibility')
  return !isAskedFor && isLowerLevel(career, current.row, row)
}

/** Somebody who names a specialty of the present role sees it listed, but nobody's own role as the best idea. */
function presentLast(chosen: ChosenSuggestion[], present: number | undefined): ChosenSuggestion[] {
  const others = chosen.filter(({ row }) => row !== present)
  const least = Math.min(...others.map(({ score }) => score))
  const own = chosen.filter(({ row }) => row === present)
  return [...others, ...own.map(line => ({ ...line, score: Math.min(line.score, least) }))]
}

/** Who asks to work from home, in an office or without a degree is not sent to other work, unless they name it. */
function againstFirmWish(career: CareerData, signals: ProfileSignals): (row: number) => boolean {
  const { goals, currentOccupation } = signals
  const unmet = goals.wishes
    .filter(({ id }) => FIRM_WISHES.has(id))
    .map(wish => isWishUnmet(career, currentOccupation?.row ?? null, wish))
  const heavy = goals.wishes
    .filter(({ id }) => id === 'less physical work')
    .map(wish => isWishUnmet(career, currentOccupation?.row ?? null, wish))
  const isTooHeavy = (row: number) => !goals.fields.has(row) && heavy.some(isUnmet => isUnmet(row))
  const asksForHours = wantsRegularHours(career, signals)
  const codeOf = (row: number) => career.occupations.codes[row] ?? ''
  const own = currentOccupation ? codeOf(currentOccupation.row).slice(0, OCCUPATION_CODE_CHARS) : 'none'
  const isOtherFieldNamed = (row: number) => goals.fields.has(row) && !codeOf(row).startsWith(own)
  return row =>
    (asksForHours && runsAtAllHours(codeOf(row)) && !isOtherFieldNamed(row)) ||
    unmet.some(isUnmet => isUnmet(row)) ||
    isTooHeavy(row)
}

const FIRM_WISHES: ReadonlySet<string> = new Set(['from home', 'office work', NO_DEGREE])

/** One occupation for each role and field that the goals name: the likeliest of a role, the best match of a field. */
function namedSuggestions(
  career: CareerData,
  { goals }: ProfileSignals,
  ranked: ChosenSuggestion[],
): ChosenSuggestion[] {
  const byRow = new Map(ranked.map(line => [line.row, line]))
  const roles = goals.named.filter(({ kind }) => kind === 'role').slice(0, MAX_NAMED_ROLES)
  const fields = goals.named.filter(({ kind }) => kind === 'field').slice(0, MAX_NAMED_FIELDS)
  const found = new Set<ChosenSuggestion>()
  for (const { kind, rows, hasLevel } of [...roles, ...fields]) {
    const lines = rows.flatMap(row => byRow.get(row) ?? [])
    if (kind === 'field' && lines.some(line => found.has(line))) continue
    const line =
      kind === 'role'
        ? lines[0]
        : lines
            .map((one, place) => ({ one, score: one.score * FIELD_PLACE_FACTOR ** place }))
            .sort((a, b) => b.score - a.score)[0]?.one
    if (line && found.size < MAX_NAMED) found.add(line)
    const ofLevel = hasLevel
      ? lines.slice(1, MAX_ROLES_OF_LEVEL).filter(({ row }) => isOfLevel(career.occupations.roles[row] ?? ''))
      : []
    for (const near of ofLevel) if (found.size < MAX_NAMED) found.add(near)
  }
  // Beside the best match of a field, its most usual occupation: an archive is not only its file clerks.
  for (const { rows } of fields) {
    const usual = rows.map(row => byRow.get(row)).find(line => line !== undefined)
    if (usual && found.size < MAX_NAMED) found.add(usual)
  }
  const floor = (ranked[0]?.score ?? 0) * NAMED_MIN_SHARE_OF_BEST_SCORE
  return [...found].map(line => ({
    ...line,
    score: Math.min(1, Math.max(floor, line.score + NAMED_BONUS_SCORE)),
  }))
}

/** The present field, neighboring fields and new directions each have a place where a role comes near enough. */
function placeForEachKind(
  ranked: ChosenSuggestion[],
  listed: ChosenSuggestion[],
  named: Set<number>,
  minScore: number,
): ChosenSuggestion[] {
  const places = [...listed]
  for (const kind of SUGGESTION_KINDS) {
    if (places.some(line => line.kind === kind)) continue
    const best = ranked.find(line => line.kind === kind)
    if (!best || best.score < minScore) continue
    if (places.length >= MAX_SUGGESTIONS) {
      const last = places.findLastIndex(
        line => !named.has(line.row) && places.filter(other => other.kind === line.kind).length > 1,
      )
      if (last < 0) continue
      places.splice(last, 1)
    }
    places.push(best)
  }
  return places
}

export function suggestionKind(career: CareerData, signals: ProfileSignals, row: number): SuggestionKind {
  const { occupations, outlooks } = career
  const { currentOccupation: current, relatedRanks: related, leadershipRows: ladder, industry } = signals
  if (!current) {
    const share = industry ? outlooks.share(row, industry) : 0
    const used = industry ? 0 : skillScore(signals, row)
    const { sameField, adjacent } = KIND_WITHOUT_OCCUPATION
    if (Math.max(share, used * sameField.skillWeight) >= sameField.minShare) return 'same field'
    return Math.max(share, used * adjacent.skillWeight) >= adjacent.minShare ? 'adjacent' : 'stretch'
  }
  const field = (at: number) => (occupations.codes[at] ?? '').slice(0, FAMILY_CODE_CHARS)
  if (row === current.row || field(row) === field(current.row) || ladder.has(row)) return 'same field'
  const similarity = occupations.similarities(current.row)[row] ?? 0
  const rank = related.get(row)
  if (rank !== undefined && rank < SAME_FIELD_RELATED_RANKS && similarity >= MIN_SIMILARITY.sameField)
    return 'same field'
  return rank !== undefined || similarity >= MIN_SIMILARITY.adjacent ? 'adjacent' : 'stretch'
}

function addsVariety(
  career: CareerData,
  signals: ProfileSignals,
  chosen: ChosenSuggestion[],
  line: ChosenSuggestion,
): boolean {
  const { codes, roles } = career.occupations
  const code = codes[line.row] ?? ''
  const own = signals.currentOccupation
    ? (codes[signals.currentOccupation.row] ?? '').slice(0, FAMILY_CODE_CHARS)
    : ''
  const sameGroup = chosen.filter(
    ({ row }) => (codes[row] ?? '').slice(0, FAMILY_CODE_CHARS) === code.slice(0, FAMILY_CODE_CHARS),
  ).length
  const sameOccupation = chosen.filter(
    ({ row }) => (codes[row] ?? '').slice(0, OCCUPATION_CODE_CHARS) === code.slice(0, OCCUPATION_CODE_CHARS),
  ).length
  const professors = code.startsWith('25-1')
    ? chosen.filter(({ row }) => codes[row]?.startsWith('25-1')).length
    : 0
  return (
    sameGroup < (code.slice(0, FAMILY_CODE_CHARS) === own ? MAX_PER_OWN_FAMILY : MAX_PER_OTHER_FAMILY) &&
    sameOccupation <
      (code.slice(0, FAMILY_CODE_CHARS) === own
        ? MAX_PER_OCCUPATION.ownFamily
        : MAX_PER_OCCUPATION.otherFamily) &&
    professors < MAX_PROFESSORS &&
    chosen.every(({ row }) => row !== line.row && roles[row] !== roles[line.row])
  )
}

/** At least one role of the person's own field among the first five. */
function ensureSameFieldAmongFirst(chosen: ChosenSuggestion[]): ChosenSuggestion[] {
  const first = chosen.slice(0, FIRST_SUGGESTIONS)
  const missing = MIN_SAME_FIELD_AMONG_FIRST - first.filter(({ kind }) => kind === 'same field').length
  const promoted = chosen
    .slice(FIRST_SUGGESTIONS)
    .filter(({ kind }) => kind === 'same field')
    .slice(0, Math.max(0, missing))
  if (promoted.length === 0) return chosen
  const kept = first.filter(({ kind }) => kind === 'same field')
  const others = first
    .filter(({ kind }) => kind !== 'same field')
    .slice(0, FIRST_SUGGESTIONS - kept.length - promoted.length)
  const head = [...kept, ...others].sort((a, b) => b.score - a.score)
  const rest = chosen.filter(line => !head.includes(line) && !promoted.includes(line))
  return [...head, ...promoted, ...rest]
}
