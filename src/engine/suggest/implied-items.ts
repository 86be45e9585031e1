import {
  BROAD_OCCUPATION_CODE_CHARS,
  MAJOR_GROUP_CODE_CHARS,
  OCCUPATION_CODE_CHARS,
} from '#engine/occupations/code-levels.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { GoalItem } from '#shared/career/goal-reading.ts'
import { ladderCodes } from './career-ladder.ts'
import { type GoalClause, wishedWork } from './goal-clause.ts'
import { goalItem, holdsCode, isOccupation, LEADING_CODES, leadsOthers } from './goal-item.ts'

/** What no table knows: something is left (a banker's "No more deals"), or a wish names no work ("I want a year-round job with the city"). */
type Unread = { leaves: boolean; wishes: boolean }

/**
 * Who names a next step and nothing to leave stays in the present field: an electrician who wants to be foreman.
 */
export function presentField(
  { occupations, tables }: CareerData,
  items: GoalItem[],
  currentRow: number | null,
  unread: Unread,
  clauses: readonly GoalClause[],
): GoalItem[] {
  const code = occupations.codes[currentRow ?? -1]
  const namesRole = items.some(({ kind }) => kind === 'role')
  if (
    code !== undefined &&
    !namesRole &&
    (clauses.some(asksForTheSame) || leavesPlaceOfWork(items, clauses, code))
  )
    return [stayingInPresentField(code)]
  const leaves = items.some(
    ({ kind, condition, codes }) =>
      condition === 'change' || (kind === 'leave' && (codes.length > 0 || condition === 'public good')),
  )
  if (code === undefined || leaves || !items.some(({ kind }) => kind === 'role' || kind === 'condition'))
    return []
  if (wantsAshore(items, code)) return []
  // A taxi driver who names an engineer's work says nothing of staying.
  const roles = items.filter(({ kind }) => kind === 'role')
  if (roles.length === 0 && unread.leaves && !items.some(staysByCondition)) return []
  if (stopsLeading(items, code)) return []
  const group = code.slice(0, MAJOR_GROUP_CODE_CHARS)
  const broad = code.slice(0, BROAD_OCCUPATION_CODE_CHARS)
  const steps = nextCodes(tables, code).filter(next => next.startsWith(group))
  const isNextStep = ({ codes }: GoalItem) =>
    codes[0]?.startsWith(broad) || codes.some(one => steps.some(start => one.startsWith(start)))
  if (roles.length > 0 && !roles.some(isNextStep)) return []
  return items.some(item => item.kind === 'field' && isOccupation(item)) ? [] : [stayingInPresentField(code)]
}

/** "Same job, three days a week", "A smaller practice". */
export function asksForTheSame({ text, polarity }: GoalClause): boolean {
  return polarity === 'want' && SAME_WORK.test(text)
}

const SAME_WORK =
  /^\W*(?:i (?:want|would like) )?(?:use (?:the same|these|my present) skills (?:for|in|at|with)|(?:the )?same (?:(?:kind|sort|type|line) of )?(?:job|work|role|trade|skills)|(?:an? )?(?:smaller|bigger|larger|quieter|calmer|nicer) (?:practice|firm|school|hospital|ward|garage|salon|kitchen|restaurant|team|studio|clinic|agency|workshop|library|hotel))\b/i

/** "From retail pharmacy into a hospital" leaves the place and keeps the work. */
export function leavesPlaceOfWork(
  items: readonly GoalItem[],
  clauses: readonly GoalClause[],
  code: string,
): boolean {
  const own = [code.slice(0, OCCUPATION_CODE_CHARS)]
  return (
    items.some(item => item.kind === 'leave' && PLACE_LEFT.test(item.label) && holdsCode(item, own)) &&
    clauses.some(({ text, polarity }) => polarity === 'want' && PLACE_WANTED.test(text))
  )
}

const PLACE_LEFT =
  /^(?:(?:retail|community|public|private|agency|chain|corporate|hospital|commercial|residential|restaurant|hotel|supermarket) \p{L}|bedside|long[- ]haul)/iu
const PLACE_WANTED =
  /\b(?:hospital|clinic|practice|surgery|school|university|college|in[- ]house|council|charity|community (?:post|team|work))\b/i

/**
 * Who names only work of another major group, and keeps nothing, leaves the present work: a taxi driver who wants to be an engineer again.
 * So does who leaves what no table knows and asks for a change. Nearer work, and fields without a role, say so together with a complaint: a dental assistant who is tired of it and wants to be a hygienist.
 * A wish that was not understood may be for the present work in another place, so that far work alone says nothing then.
 */
export function presentWorkLeft(
  { occupations, tables }: CareerData,
  items: GoalItem[],
  clauses: readonly GoalClause[],
  currentRow: number | null,
  unread: Unread,
): GoalItem[] {
  const code = occupations.codes[currentRow ?? -1]
  if (code === undefined) return []
  const own = code.slice(0, OCCUPATION_CODE_CHARS)
  const left = leavingPresentWork(code)
  const wanted = items.filter(isOccupation)
  if (wanted.some(item => holdsCode(item, [own]))) return []
  if (items.some(item => item.kind === 'leave' && holdsCode(item, [own]))) return []
  // "No more deals. I want to do something good for society."
  const asksForOther = items.some(
    ({ kind, condition }) => kind === 'condition' && ASKS_FOR_OTHER.has(condition),
  )
  // A fisherman who needs work ashore, a foreman who wants back on the tools.
  if (wantsAshore(items, code) || stopsLeading(items, code)) return [left]
  if (wanted.length === 0) return unread.leaves && asksForOther ? [left] : []
  const group = code.slice(0, MAJOR_GROUP_CODE_CHARS)
  const near = [group, ...(SAME_INDUSTRY[group] ?? []), ...nextCodes(tables, code)]
  const title = occupations.roles[currentRow ?? -1] ?? ''
  // A planner who wants to be a lawyer for planning leaves no planning.
  const isNear =
    wanted.some(item => holdsCode(item, near)) ||
    wishedWork(clauses).some(text => sharesTitleWord(title, text))
  const keeps = clauses.some(({ polarity }) => polarity === 'keep')
  const namesRole = wanted.some(({ kind }) => kind === 'role')
  const complains = clauses.some(({ polarity }) => polarity === 'leave') && !items.some(staysByCondition)
  if (!isNear) return !unread.wishes && ((namesRole && !keeps) || complains) ? [left] : []
  if (!complains) return []
  // A roofer who is tired of roofs and wants to estimate leaves the roofs and stays in construction.
  const stays = { ...goalItem('field', PRESENT_FIELD, [code]), implied: true }
  return keeps ? [stays] : [left, stays]
}

/** It is not shown, and keeps the specialties of the present work from being offered. */
export function leavingPresentWork(code: string): GoalItem {
  return { ...goalItem('leave', 'your present work', [code]), implied: true }
}

export function stayingInPresentField(code: string): GoalItem {
  return { ...goalItem('field', PRESENT_FIELD, [code]), implied: true }
}

function sharesTitleWord(title: string, text: string): boolean {
  const stems = new Set(stemsOf(title))
  return stemsOf(text).some(stem => stems.has(stem))
}

/** An urban planner who wants to plan transport stays near: the beginnings of the words that say what is done. */
function stemsOf(title: string): string[] {
  return (title.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
    .filter(word => !ANY_OCCUPATION.test(word))
    .map(word => word.slice(0, STEM_CHARS))
}

const STEM_CHARS = 5
const ANY_OCCUPATION =
  /^(?:manag|special|work|techn|assist|operat|engineer|supervis|coordinat|officer|clerk|general|first|other|service|profession|repres|direct|execut|leader)/

/** A foreman who wants back on the tools does not stay a foreman. */
function stopsLeading(items: GoalItem[], code: string): boolean {
  return leadsOthers(code) && items.some(({ condition }) => condition === 'less responsibility')
}

function wantsAshore(items: GoalItem[], code: string): boolean {
  return AT_SEA.test(code) && items.some(({ condition }) => condition === 'on land')
}

function staysByCondition({ condition }: GoalItem): boolean {
  return condition !== null && STAYS_BY.has(condition)
}

/** Wishes for another way to do the same work. */
const STAYS_BY = new Set(['one employer', 'own business', 'part time', 'team'])
/** Wishes that the present work does not answer. */
const ASKS_FOR_OTHER: ReadonlySet<string | null> = new Set(['change', 'public good'])
/** Who works on ships and fishing boats. */
const AT_SEA = /^53-50|^45-3/
/** Managers and first-line supervisors. */
const PRESENT_FIELD = 'your present field'

/** Who leads and who teaches an occupation. */
function nextCodes({ leadsTo, taughtBy }: CareerData['tables'], code: string): string[] {
  return [...ladderCodes(leadsTo, code), ...ladderCodes(taughtBy, code)]
}

/** Work of other major groups that stays in the industry of a group, beside who leads and teaches it: a roofer who wants to estimate stays in construction. */
const SAME_INDUSTRY: Partial<Record<string, string[]>> = {
  29: ['31-'],
  31: ['29-', '43-6013'],
  47: ['49-', '51-', '13-1051', '19-501', '53-702'],
  49: ['47-', '51-'],
  51: ['47-', '49-', '17-30'],
  53: ['11-3071', '13-1081', '43-5'],
}

/** Whoever is done managing people leaves the roles that do: "no staff to manage", "I don't want to be a manager any more". */
export function leadingLeft(items: GoalItem[], clauses: readonly GoalClause[]): GoalItem[] {
  const leadsLess = items.some(({ id }) => id === 'leave:less responsibility')
  const isSaid = clauses.some(({ polarity, text }) => polarity === 'leave' && MANAGES_PEOPLE.test(text))
  return leadsLess && isSaid
    ? [{ ...goalItem('leave', 'managing people', [...LEADING_CODES]), implied: true }]
    : []
}

const MANAGES_PEOPLE =
  /\b(?:manag(?:e|ing|er|ers|ement)|supervis(?:e|ing|or|ion)|being (?:the|a) boss|team lead(?:er)?)\b|^(?:the )?boss$/i
/** Managers and first-line supervisors, by the beginnings of their codes. */

/** Who wants to lead the present work, or to manage where they do not yet, moves up. */
export function impliedAdvancement(
  { goalTables, occupations, tables }: CareerData,
  items: GoalItem[],
  currentRow: number | null,
): GoalItem[] {
  const code = occupations.codes[currentRow ?? -1]
  if (code === undefined || items.some(({ condition }) => condition === ADVANCEMENT)) return []
  const steps = ladderCodes(tables.leadsTo, code)
  const isStepUp = ({ kind, codes: [first = ''] }: GoalItem) =>
    kind === 'role' &&
    (steps.some(step => first.startsWith(step)) || (first.startsWith(MANAGERS) && !code.startsWith(MANAGERS)))
  const known = goalTables().conditions.find(({ id }) => id === ADVANCEMENT)
  return known && items.some(isStepUp)
    ? [
        {
          ...goalItem('condition', known.label, []),
          id: `condition:${ADVANCEMENT}`,
          condition: ADVANCEMENT,
          implied: true,
        },
      ]
    : []
}

const ADVANCEMENT = 'advancement'
const MANAGERS = '11-'

export function impliedConditions({ goalTables, occupations }: CareerData, items: GoalItem[]): GoalItem[] {
  const { conditions, implied } = goalTables()
  const said = new Set(items.map(({ condition }) => condition))
  return items.filter(isOccupation).flatMap(({ codes }) => {
    const [prefix] = codes
    if (prefix === undefined) return []
    const code = occupations.codes.find(full => full.startsWith(prefix)) ?? prefix
    return ladderCodes(implied, code).flatMap(id => {
      const known = conditions.find(condition => condition.id === id)
      return known && !said.has(id)
        ? [{ ...goalItem('condition', known.label, []), id: `condition:${id}`, condition: id, implied: true }]
        : []
    })
  })
}
