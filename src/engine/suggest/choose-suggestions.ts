import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { SuggestionKind } from '#shared/career/suggestion.ts'
import type { ProfileSignals } from './profile-signals.ts'
import { type Scores, skillScore } from './score-career.ts'

export type ScoredOccupation = { row: number; scores: Scores; score: number }
type ChosenSuggestion = ScoredOccupation & { kind: SuggestionKind }

const MAX_SUGGESTIONS = 8
const MAX_PER_OWN_FAMILY = 4
const MAX_PER_OTHER_FAMILY = 2
/** The current role would always rank first; the penalty puts other roles before it. */
const CURRENT_ROLE_PENALTY_SCORE = 0.07
/** Always at least this many; more only when their score reaches MIN_SHARE_OF_BEST_SCORE of the best. */
const MIN_SUGGESTIONS = 6
const MIN_SHARE_OF_BEST_SCORE = 0.65
const FIRST_SUGGESTIONS = 5
const MIN_SAME_FIELD_AMONG_FIRST = 1
/** A current role read with less confidence may be wrong, so it is not penalized. */
const MIN_CURRENT_ROLE_CONFIDENCE = 0.9
const MAX_NAMED_ROLES_FIRST = 2
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
/** Leading characters of an occupation code shared by one family, and by one occupation's specialties. */
const FAMILY_CODE_CHARS = 5
const OCCUPATION_CODE_CHARS = 7

/** A quota for each kind, a limit for each family of codes, and one role of the same field among the first five. */
export function chooseSuggestions(
  career: CareerData,
  signals: ProfileSignals,
  scored: ScoredOccupation[],
): ChosenSuggestion[] {
  const ranked = scored
    .map(line => ({
      ...line,
      kind: suggestionKind(career, signals, line.row),
      score:
        line.score -
        (line.row === signals.currentOccupation?.row &&
        signals.currentOccupation.confidence > MIN_CURRENT_ROLE_CONFIDENCE
          ? CURRENT_ROLE_PENALTY_SCORE
          : 0),
    }))
    .sort((a, b) => b.score - a.score || a.row - b.row)
  const quotas: Record<SuggestionKind, number> = signals.goals.intents.has('change')
    ? QUOTAS_FOR_CHANGE
    : QUOTAS
  const chosen: ChosenSuggestion[] = []
  const addIfAllowed = (line: ChosenSuggestion, most: number) => {
    if (
      chosen.length < MAX_SUGGESTIONS &&
      chosen.filter(({ kind }) => kind === line.kind).length < most &&
      addsVariety(career, signals, chosen, line)
    )
      chosen.push(line)
  }
  for (const line of ranked)
    if (signals.goals.roles.has(line.row) && chosen.length < MAX_NAMED_ROLES_FIRST)
      addIfAllowed(line, MAX_SUGGESTIONS)
  if (signals.currentOccupation) for (const line of ranked) addIfAllowed(line, quotas[line.kind])
  const minScore = (chosen[0] ? Math.max(...chosen.map(({ score }) => score)) : 1) * MIN_SHARE_OF_BEST_SCORE
  for (const line of ranked)
    if (line.score >= minScore || chosen.length < MIN_SUGGESTIONS) addIfAllowed(line, MAX_SUGGESTIONS)
  return ensureSameFieldAmongFirst(
    chosen
      .sort((a, b) => b.score - a.score || a.row - b.row)
      .filter(({ score }, at) => at < MIN_SUGGESTIONS || score >= minScore),
  )
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
  const similarity = occupations.cosineSimilarity(current.row, row)
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
