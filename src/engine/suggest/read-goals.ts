import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { goalWords } from '#engine/occupations/load-goal-tables.ts'
import type { GoalCorrections, GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { ladderCodes } from './career-ladder.ts'
import type { GoalClause } from './goal-clauses.ts'
import { fieldsIn } from './goal-fields.ts'
import { type GoalEngine, rolesIn } from './goal-roles.ts'

const MAX_ROLES = 6
/** How strongly a word must point to the present occupation to name it where it is to be left. */
const MIN_WORD_WEIGHT_AT_CURRENT = 0.15

/** What goals say: roles, fields, conditions of work and what is to be left, each as an item that can be taken out again. */
export function readGoals(
  engine: GoalEngine,
  clauses: readonly GoalClause[],
  currentRow: number | null,
  corrections: GoalCorrections = { drop: [], add: [] },
): GoalReading {
  const items = new Map<string, GoalItem>()
  const put = (item: GoalItem) => {
    if (!items.has(item.id)) items.set(item.id, item)
  }
  for (const clause of [...clauses, ...addedClauses(corrections)])
    for (const item of itemsOf(engine, clause, currentRow)) put(item)
  dropContradictions(items)
  for (const id of corrections.drop) items.delete(id)
  for (const item of impliedConditions(engine.career, [...items.values()]))
    if (!corrections.drop.includes(item.id)) put(item)
  const read = [...items.values()]
  return { items: read, sentence: readingSentence(read) }
}

function addedClauses({ add }: GoalCorrections): GoalClause[] {
  return add.map(({ kind, text }) => ({
    text,
    polarity: kind === 'leave' ? 'leave' : 'want',
    isLooseList: false,
  }))
}

function itemsOf(engine: GoalEngine, clause: GoalClause, currentRow: number | null): GoalItem[] {
  if (clause.polarity === 'past' || clause.polarity === 'neutral') return []
  const isLeft = clause.polarity === 'leave'
  const occupations = occupationItems(engine, clause, isLeft && !clause.isLooseList, currentRow)
  const conditions = conditionItems(engine.career, clause.text, isLeft)
  if (isLeft && occupations.length === 0) {
    const current = currentOccupationLeft(engine.career, clause.text, currentRow, conditions.length > 0)
    if (current) return [current, ...conditions]
  }
  return [...occupations, ...conditions]
}

function occupationItems(
  engine: GoalEngine,
  { text }: GoalClause,
  isLeft: boolean,
  currentRow: number | null,
): GoalItem[] {
  const { goalTables, occupations } = engine.career
  const named = fieldsIn(goalTables(), text, isLeft)
  // Where no word for a person says otherwise, a field of the table knows better what is meant: "account management" is sales.
  const roles = rolesIn(engine, text, currentRow)
    .filter(
      ({ words, hasAgent, rows }) =>
        hasAgent ||
        rows[0] === currentRow ||
        !named.some(field => goalWords(words).every(word => field.words.includes(word))),
    )
    .slice(0, MAX_ROLES)
  const inRoles = new Set(roles.flatMap(({ words }) => goalWords(words)))
  const fields = named.filter(({ words }) => !words.every(word => inRoles.has(word)))
  const kind = isLeft ? 'leave' : null
  const isLed = LEADS.test(text)
  const taught = isLeft ? [] : taughtItems(engine.career, text, currentRow)
  return [
    ...roles.map(({ words, rows }) =>
      item(
        kind ?? 'role',
        words.toLowerCase(),
        rows.map(row => occupations.codes[row] ?? ''),
      ),
    ),
    ...fields
      .filter(({ field }) => taught.length === 0 || field.name !== ANY_TEACHING)
      .map(({ field }) =>
        item(kind ?? 'field', field.name, isLed ? managersFirst(field.codes) : field.codes),
      ),
    ...taught,
  ]
}

/** Who wants to lead a field is meant for its managers. */
function managersFirst(codes: string[]): string[] {
  return [...codes.filter(code => code.startsWith('11-')), ...codes.filter(code => !code.startsWith('11-'))]
}

const LEADS = /\b(?:lead|leading|run|running|manage|managing|head|heading|leadership|supervise|direct)\b/i

/** Who wants to teach what they do is meant for the roles that teach it. */
function taughtItems(
  { occupations, tables }: CareerData,
  text: string,
  currentRow: number | null,
): GoalItem[] {
  if (currentRow === null || !TEACHES.test(text) || TEACHES_OTHERS.test(text)) return []
  const codes = ladderCodes(tables.taughtBy, occupations.codes[currentRow] ?? '')
  return codes.length > 0 ? [item('field', 'teaching what you do', codes)] : []
}

/** The field's name in the table, which gives way to teaching one's own work. */
const ANY_TEACHING = 'teaching'
const TEACHES =
  /\b(?:teach|teaching|instruct|instructing|train (?:apprentices|new|younger|others)|pass on)\b/i
const TEACHES_OTHERS =
  /\b(?:kids|children|english|maths?|elementary|primary|preschool|kindergarten|yoga|music|esl|history|science)\b/i

function conditionItems(career: CareerData, text: string, isLeft: boolean): GoalItem[] {
  const isStudy = STUDY.test(text)
  return career.goalTables().conditions.flatMap(({ id, label, want, leave }) => {
    if (isStudy && STUDY_TIMES.has(id)) return []
    const match = (isLeft ? leave : want)?.exec(text)
    if (!match) return []
    return [
      isLeft
        ? { ...item('leave', label, []), id: `leave:${id}`, condition: id }
        : { ...item('condition', label, []), id: `condition:${id}`, condition: id },
    ]
  })
}

/** "Part-time evening program" says when somebody studies, not when they want to work. */
const STUDY = /\b(?:stud(?:y|ying)|course|class(?:es)?|program(?:me)?|degree|diploma|mba|bootcamp)\b/i
const STUDY_TIMES = new Set([
  'part time',
  'evenings and nights free',
  'weekends free',
  'predictable hours',
  'flexible hours',
])

/** Words to leave that point to the present work, such as "weddings" for an event planner, or "this job". */
function currentOccupationLeft(
  { occupations, terms }: CareerData,
  text: string,
  currentRow: number | null,
  hasCondition: boolean,
): GoalItem | null {
  if (currentRow === null) return null
  const pointsToCurrent = terms()
    .scoreText(text)
    .words.some(stem => terms().weight(stem, currentRow) >= MIN_WORD_WEIGHT_AT_CURRENT)
  if (!THIS_JOB.test(text) && (hasCondition || !pointsToCurrent)) return null
  const label = THIS_JOB.test(text) ? 'your present work' : text.replace(/\s+any ?more$/i, '').toLowerCase()
  return item('leave', label, [occupations.codes[currentRow] ?? ''])
}

const THIS_JOB =
  /^(?:(?:this|my|the)(?: current| whole| entire)? (?:job|work|field|industry|profession|career|line of work|business|company|place)|this|it|here|all this|it all)$/i

/** What is wanted by name is not left, and what is left by name is not wanted. */
function dropContradictions(items: Map<string, GoalItem>): void {
  for (const { kind, label } of [...items.values()])
    if (kind === 'leave') {
      items.delete(`field:${label}`)
      items.delete(`role:${label}`)
    }
}

function impliedConditions({ goalTables, occupations }: CareerData, items: GoalItem[]): GoalItem[] {
  const { conditions, implied } = goalTables()
  const left = new Set(
    items.flatMap(({ kind, condition }) => (kind === 'leave' && condition ? [condition] : [])),
  )
  return items.flatMap(({ kind, codes }) => {
    const [prefix] = codes
    if ((kind !== 'role' && kind !== 'field') || prefix === undefined) return []
    const code = occupations.codes.find(full => full.startsWith(prefix)) ?? prefix
    return ladderCodes(implied, code).flatMap(id => {
      const known = conditions.find(condition => condition.id === id)
      return known && !left.has(id)
        ? [{ ...item('condition', known.label, []), id: `condition:${id}`, condition: id, implied: true }]
        : []
    })
  })
}

function item(kind: GoalItem['kind'], label: string, codes: string[]): GoalItem {
  return { id: `${kind}:${label}`, kind, label, codes, condition: null, implied: false }
}

function readingSentence(items: GoalItem[]): string {
  const said = items.filter(({ implied }) => !implied)
  const labels = (kind: GoalItem['kind']) =>
    said.filter(item => item.kind === kind && !item.condition).map(({ label }) => label)
  const parts = [
    ...labels('leave').map(label => `away from ${label}`),
    ...labels('role'),
    ...labels('field'),
    ...said.filter(({ condition }) => condition).map(({ label }) => label),
  ]
  return parts.length === 0 ? '' : `We read: ${[...new Set(parts)].join('; ')}.`
}
