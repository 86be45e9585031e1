import { OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { isNotMinded, isNoWish, oppositesOf } from './condition-contradictions.ts'
import { ruledConditions } from './condition-items.ts'
import { wordCount } from './condition-meaning.ts'
import type { GoalClause } from './goal-clause.ts'
import { conditionItem, goalItem, holdsCode, isOccupation } from './goal-item.ts'
import type { GoalEngine } from './goal-roles.ts'
import { leavesPlaceOfWork, leavingPresentWork, stayingInPresentField } from './implied-items.ts'
import { leaveSigns } from './leave-signs.ts'
import { LEADING_LEFT_ID } from './people-left.ts'
import { partName } from './places-of-work.ts'
import { itemsOf } from './read-goals.ts'
import { describedWork, type RankedWork, rankWork } from './wanted-work.ts'

/** The odds, as a logarithm, from which the present work counts as left. */
export const MIN_LEAVE_ODDS = 0
/** The odds, as a logarithm, from which present work that a rule reads as wanted is only mentioned: "Ten years of roofs, estimator please". */
export const MIN_MENTIONED_ODDS = -0.5
/** The odds, as a logarithm, from which it then counts as left. */
export const MIN_ODDS_AGAINST_WISH = 0.8
/** The odds, as a logarithm, up to which it counts as kept. */
export const MAX_STAY_ODDS = -1.5
/** The odds, as a logarithm, up to which it does not count as left though a rule implies so. */
export const MAX_ODDS_AGAINST_IMPLIED = -0.6
/** The odds, as a logarithm, up to which a part or a place of it is left and not the work, though a rule reads the work: "off the ward, into a clinic". */
export const MAX_ODDS_AGAINST_NAMED = 0
/** The share of what a goal asks for from which work that is left only with other words of its sentence is wanted. */
export const MAX_SHARE_LEFT = 0.2
/** The odds, as a logarithm, from which a condition counts as wished for. At just these odds one of five is meant: who is shown a wish too many takes it out, of one too few they may not think. */
export const MIN_CONDITION_ODDS = -1.45
/** By how much, as a logarithm, the odds of its opposite are better where a rule reads a condition and it does not count. */
export const MIN_ODDS_OF_OPPOSITE = 1
/** Fewer words say what they say plainly, and the tables were made for them. */
const MIN_WORDS = 10

/** What examples of other goals change in what the rules read. */
type LearnedReading = {
  /** What no rule reads and is likely. */
  added: GoalItem[]
  /** Ids of what a rule reads and is unlikely: a condition that is a shared word, somebody else's wish or not minded, an implied leave, and present work that is only mentioned. */
  dropped: string[]
}

export function learnedItems(
  engine: GoalEngine,
  goals: string,
  clauses: readonly GoalClause[],
  { items }: GoalReading,
  currentRow: number | null,
  /** Ids of what the person wrote into the reading, which stays. */
  written: ReadonlySet<string> = new Set(),
): LearnedReading {
  if (clauses.length === 0) return { added: [], dropped: [] }
  const code = engine.career.occupations.codes[currentRow ?? -1]
  const isShort = wordCount(goals) < MIN_WORDS
  const odds = isShort
    ? null
    : engine.goalMeaning().conditionOdds(goals, ruledConditions(engine.career, clauses, items))
  const read = items.flatMap(({ condition, implied }) => (condition && !implied ? [condition] : []))
  const isUnlikely = ({ id, condition, implied }: GoalItem) => {
    if (condition === null || implied || written.has(id) || odds === null) return false
    if (isNoWish(goals, condition)) return true
    const own = odds.get(condition) ?? MIN_CONDITION_ODDS
    return (
      own < MIN_CONDITION_ODDS ||
      oppositesOf(condition, read).some(other => (odds.get(other) ?? own) > own + MIN_ODDS_OF_OPPOSITE)
    )
  }
  const shares = engine.goalMeaning().workShares(goals)
  const ranked = rankWork(engine.career, goals, shares)
  const wanted = ranked.filter(({ share }) => share >= MAX_SHARE_LEFT).map(work => work.code)
  const spread = new Set(
    clauses
      .filter(({ isSpread }) => isSpread)
      .flatMap(clause => itemsOf(engine, clause, currentRow).map(({ id }) => id)),
  )
  // "A communications job, the layoffs wear me out" leaves no communications.
  const isWanted = (item: GoalItem) => item.kind === 'leave' && spread.has(item.id) && holdsCode(item, wanted)
  const kept = items.filter(item => !isUnlikely(item) && !isWanted(item))
  // "Maybe nursing, but I hate blood, so probably not" describes no nurse.
  const refused = clauses
    .filter(({ isLikelyLeft }) => isLikelyLeft)
    .flatMap(clause => itemsOf(engine, { ...clause, polarity: 'leave' }, currentRow))
  const present =
    code === undefined || items.some(item => written.has(item.id) && item.codes.length > 0)
      ? NOTHING
      : learnedOfPresent(engine, { goals, clauses, ranked }, items, currentRow ?? -1)
  const work = describedWork(
    engine.career,
    goals,
    { ranked, ofOnePiece: shares.ofOnePiece },
    [...kept.filter(({ id }) => !present.dropped.includes(id)), ...present.added, ...refused],
    code ?? '',
  )
  return {
    added: [...learnedConditions(engine, goals, odds ?? new Map(), kept), ...present.added, ...work],
    dropped: [
      ...items.filter(item => isUnlikely(item) || isWanted(item)).map(({ id }) => id),
      ...present.dropped,
    ],
  }
}

const NOTHING: LearnedReading = { added: [], dropped: [] }

/** Whether the present work is left, kept or only mentioned, and whether what is left by name is the work or a part of it. */
function learnedOfPresent(
  engine: GoalEngine,
  { goals, clauses, ranked }: { goals: string; clauses: readonly GoalClause[]; ranked: RankedWork },
  items: readonly GoalItem[],
  row: number,
): LearnedReading {
  const code = engine.career.occupations.codes[row] ?? ''
  const own = [code.slice(0, OCCUPATION_CODE_CHARS)]
  const ofPresent = items.filter(item => !item.place && holdsCode(item, own))
  const isLeft = ofPresent.some(({ kind }) => kind === 'leave')
  const named = ofPresent.filter(item => !item.implied && isOccupation(item))
  const odds = engine.goalMeaning().leaveOdds(goals, leaveSigns(items, clauses, code, ranked))
  const leftByName = ofPresent.filter(
    ({ id, implied, kind }) => !implied && kind === 'leave' && id !== LEADING_LEFT_ID,
  )
  if (leftByName.length > 0) {
    const occupationOf = ({ codes: [first] }: GoalItem) => first?.slice(0, OCCUPATION_CODE_CHARS)
    const namedOccupations = new Set(named.map(occupationOf))
    // "Stay in dental, but sales instead of cleaning teeth" keeps the work by name.
    const isKept = named.length > 0 && clauses.some(({ polarity }) => polarity === 'keep')
    const isPart =
      isKept ||
      // "Sick of front end. Back end or devops" leaves no development.
      leftByName.every(item => namedOccupations.has(occupationOf(item))) ||
      leavesPlaceOfWork(items, clauses, code) ||
      // "Out of shift work, off the ward, no nights" leaves the hours of a ward.
      (!items.some(isOccupation) &&
        leftByName.every(({ label }) => WARD.test(label)) &&
        items.some(({ condition }) => HOURS.has(condition))) ||
      (odds <= MAX_ODDS_AGAINST_NAMED && wordCount(goals) >= MIN_WORDS)
    if (!isPart) return NOTHING
    const { parts, replaced } = partsLeft(engine, clauses, leftByName, row)
    return { added: [...parts, stayingInPresentField(code)], dropped: replaced }
  }
  if (named.length > 0) {
    const [ownCode = ''] = own
    // Few words that keep the work keep it: "Nothing beats being a baker".
    const keeps = wordCount(goals) < MIN_WORDS && clauses.some(({ polarity }) => polarity === 'keep')
    // "Out of retail pharmacy and into hospital pharmacy" wants the same work elsewhere.
    const leavesPart = items.some(item => item.kind === 'leave' && item.place && holdsCode(item, own))
    const mentioned = named.filter(
      ({ codes, label }) =>
        odds >= MIN_MENTIONED_ODDS &&
        !keeps &&
        !leavesPart &&
        codes[0]?.startsWith(ownCode) &&
        !OF_ONES_OWN.test(label),
    )
    const isOnlyLeft = odds >= MIN_ODDS_AGAINST_WISH && mentioned.length === named.length
    return {
      added: isOnlyLeft ? [leavingPresentWork(code)] : [],
      dropped: mentioned.map(({ id }) => id),
    }
  }
  if (odds >= MIN_LEAVE_ODDS) return isLeft ? NOTHING : { added: [leavingPresentWork(code)], dropped: [] }
  return {
    added: odds <= MAX_STAY_ODDS ? [stayingInPresentField(code)] : [],
    dropped: isLeft && odds <= MAX_ODDS_AGAINST_IMPLIED ? [leavingPresentWork(code).id] : [],
  }
}

const WARD = /^(?:bedside care|clinical work|(?:the )?(?:wards?|bedside|shop floor|night ward))$/iu
const HOURS: ReadonlySet<string | null> = new Set(['predictable hours', 'evenings and nights free'])

/** "A small inn of my own" is a wish of a hotel manager. */
const OF_ONES_OWN = /\bown\b/iu

/** What is left in the person's own words, so that nobody who leaves a law firm reads that they leave law, and the ids of all that was read in them. */
function partsLeft(
  engine: GoalEngine,
  clauses: readonly GoalClause[],
  items: readonly GoalItem[],
  row: number,
): { parts: GoalItem[]; replaced: string[] } {
  const ids = new Set(items.map(({ id }) => id))
  const left = clauses
    .filter(({ polarity, condition }) => polarity === 'leave' && condition === null)
    .map(({ text, ...clause }) => ({
      words: partName(text),
      work: itemsOf(engine, { text, ...clause }, row).filter(({ codes }) => codes.length > 0),
    }))
    .filter(({ work }) => work.some(({ id }) => ids.has(id)))
  return {
    parts: left.flatMap(({ words, work }) => {
      if (words === '') return work.filter(({ id }) => ids.has(id)).map(item => ({ ...item, place: true }))
      const codes = [...new Set(work.flatMap(item => item.codes))]
      return [{ ...goalItem('leave', words, codes), place: true }]
    }),
    replaced: [...ids, ...left.flatMap(({ work }) => work.map(({ id }) => id))],
  }
}

/** The likeliest first; nothing that contradicts what was said or is likelier. */
function learnedConditions(
  { career }: GoalEngine,
  goals: string,
  chances: ReadonlyMap<string, number>,
  items: readonly GoalItem[],
): GoalItem[] {
  const said = new Set(items.flatMap(({ condition, implied }) => (condition && !implied ? [condition] : [])))
  const likely = [...chances]
    .filter(
      ([id, odds]) =>
        odds >= MIN_CONDITION_ODDS && !said.has(id) && !isNotMinded(goals, id) && !isNoWish(goals, id),
    )
    .sort((one, other) => other[1] - one[1])
  return likely.flatMap(([id]) => {
    const known = career.goalTables().conditions.find(condition => condition.id === id)
    if (!known || oppositesOf(id, said).length > 0) return []
    said.add(id)
    return [conditionItem(known, false)]
  })
}
