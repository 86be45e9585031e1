import { oncePer } from '#engine/lazy.ts'
import { MINOR_GROUP_CODE_CHARS, OCCUPATION_CODE_CHARS } from '#engine/occupations/code-levels.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type GoalCondition, goalWords } from '#engine/occupations/load-goal-tables.ts'
import type { Element } from '#engine/occupations/load-occupations.ts'
import type { TermScores } from '#engine/occupations/load-terms.ts'
import { type SkillUsage, skillUsage } from '#engine/occupations/skill-usage.ts'
import type { GoalCorrections, GoalItem, GoalReading } from '#shared/career/goal-reading.ts'
import { wishedWork } from './goal-clause.ts'
import { goalClauses } from './goal-clauses.ts'
import { leadsOthers } from './goal-item.ts'
import type { GoalEngine } from './goal-roles.ts'
import { matchingThemes, themeKnowledge } from './interest-signals.ts'
import { learnedItems } from './learned-items.ts'
import { namesLevel } from './named-level.ts'
import { addedItems, readGoals, withItems, withoutItems } from './read-goals.ts'
import { signedClauses } from './signed-clauses.ts'
import { isDescribed } from './wanted-work.ts'

export const CAREER_INTENTS = [
  'lead',
  'earn',
  'own business',
  'teach',
  'change',
  'stability',
  'expertise',
  'help',
] as const
export type CareerIntent = (typeof CAREER_INTENTS)[number]

export type GoalSignals = {
  reading: GoalReading
  intents: Set<CareerIntent>
  /** Roles the goals name or describe, with the words that did. */
  roles: Map<number, { words: string; score: number; isDescribed: boolean }>
  /** Occupations of the fields the goals name. */
  fields: Map<number, { field: string; score: number }>
  /** Of each role and field named, the occupations it may mean, most likely first: one of them is listed, and of a level such as an assistant's the nearest few. */
  named: { kind: 'role' | 'field'; rows: number[]; hasLevel?: boolean }[]
  /** Occupations the person wants to leave, and the minor groups around them. */
  leftRows: Set<number>
  leftGroups: Set<string>
  /** Conditions of work that were said and that data can answer. */
  wishes: GoalCondition[]
  terms: TermScores
  /** Skills mentioned, such as machine learning. */
  skills: SkillUsage[]
  /** Fields of knowledge behind the subjects mentioned. */
  knowledge: Element[]
  maxTermScore: number
}

const MAX_GOALS_CHARS = 2000
/** By place among the occupations a phrase may mean. */
const ROLE_SCORES = [1, 0.75, 0.6, 0.5]
export const FIELD_SCORES = { first: 0.85, other: 0.6 } as const
const LESS_RESPONSIBILITY = 'less responsibility'
const WORK_ITEM = /^(?:role|field|described):/
const TEACHING_TITLE = /professor|teach|instructor|lecturer/i

/** Where a person wants to go: roles and fields named, wishes for the work, and what they want to leave. */
export function goalSignals(
  engine: GoalEngine,
  goals: string,
  currentRow: number | null = null,
  corrections?: GoalCorrections,
): GoalSignals {
  const { career } = engine
  const tables = career.goalTables()
  const text = goals.slice(0, MAX_GOALS_CHARS)
  const clauses = signedClauses(engine.workSigns(), tables, text, goalClauses(tables, text))
  const ruled = readGoals(engine, clauses, currentRow, corrections)
  // What the person wrote into the reading stays.
  const own = new Set(corrections?.add.length ? addedItems(engine, corrections, currentRow) : [])
  const { added, dropped } = learnedItems(engine, text, clauses, ruled, currentRow, own)
  // Who takes work out of the reading is offered no other guess for the same words.
  const takesOut = corrections?.drop.some(id => WORK_ITEM.test(id)) ?? false
  const reading = withItems(
    withoutItems(ruled, dropped),
    takesOut ? added.filter(item => !isDescribed(item)) : added,
    corrections,
  )
  const wantedText = wishedWork(clauses).join('. ')
  const terms = career.terms().scoreText(wantedText)
  const said = new Set(
    reading.items.flatMap(({ condition, implied }) => (condition && !implied ? [condition] : [])),
  )
  const occupations = occupationSignals(engine, reading.items, currentRow)
  return {
    reading,
    ...occupations,
    intents: intents(said, CHANGE_WORDS.test(goals) || isCurrentLeft(occupations.leftRows, currentRow)),
    wishes: tables.conditions.filter(({ id, measure }) => said.has(id) && measure !== ''),
    terms,
    skills: GOAL_SKILL_PATTERNS.filter(({ pattern }) => pattern.test(wantedText)).map(({ skill }) =>
      skillUsage(career, skill),
    ),
    knowledge: themeKnowledge(career, matchingThemes(career, wantedText)),
    maxTermScore: terms.scores.reduce((most, score) => Math.max(most, score), 0),
  }
}

function occupationSignals({ career }: GoalEngine, items: GoalItem[], currentRow: number | null) {
  const { codes, rowOf } = career.occupations
  const rowsOf = rowsByPrefix(career.occupations)
  const roles: GoalSignals['roles'] = new Map()
  const fields: GoalSignals['fields'] = new Map()
  const named: GoalSignals['named'] = []
  const leftRows = new Set<number>()
  /** Left by their own code, not only with the field around them. */
  const leftByName = new Set<number>()
  const leftGroups = new Set<string>()
  for (const item of items) {
    if (item.implied) {
      // Whoever wants other work is not offered the specialties of the present one.
      if (item.kind === 'leave')
        for (const code of item.codes)
          for (const row of rowsOf(code.slice(0, OCCUPATION_CODE_CHARS)))
            if (row !== currentRow) leftRows.add(row)
      continue
    }
    if (item.place) continue
    if (item.condition === LESS_RESPONSIBILITY)
      codes.forEach((code, row) => {
        // Whoever wants to lead nobody is offered no leader unasked.
        if (leadsOthers(code)) leftRows.add(row)
      })
    if (item.kind === 'role') {
      const rows = item.codes
        .filter(
          code => !code.startsWith('25-1') || TEACHING_TITLE.test(item.label) || item.codes.length === 1,
        )
        .flatMap(code => rowOf.get(code) ?? [])
      rows.forEach((row, place) => {
        // The present work is no other meaning of a role that is wanted instead.
        if (place > 0 && row === currentRow && !isNameOf(item.label, career.occupations.roles[row] ?? ''))
          return
        const score = ROLE_SCORES[place] ?? 0
        if (score > (roles.get(row)?.score ?? 0))
          roles.set(row, { words: item.label, score, isDescribed: isDescribed(item) })
      })
      named.push({ kind: 'role', rows, hasLevel: namesLevel(item.label) })
    } else if (item.kind === 'field') {
      const rows = item.codes.flatMap((prefix, place) =>
        rowsOf(prefix).map(row => ({ row, score: place === 0 ? FIELD_SCORES.first : FIELD_SCORES.other })),
      )
      for (const { row, score } of rows)
        if (score > (fields.get(row)?.score ?? 0)) fields.set(row, { field: item.label, score })
      named.push({ kind: 'field', rows: rows.map(({ row }) => row) })
    } else if (item.kind === 'leave')
      for (const prefix of item.codes)
        for (const row of rowsOf(prefix.slice(0, OCCUPATION_CODE_CHARS))) {
          leftRows.add(row)
          if (prefix.length >= OCCUPATION_CODE_CHARS) leftByName.add(row)
          leftGroups.add((codes[row] ?? '').slice(0, MINOR_GROUP_CODE_CHARS))
        }
  }
  // A wish by name outweighs leaving the field around it, for the likeliest meaning alone; of the present occupation only by another name ("school nurse").
  for (const [row, { words, score, isDescribed }] of roles)
    if (
      score === 1 &&
      !isDescribed &&
      (row !== currentRow || !isNameOf(words, career.occupations.roles[row] ?? ''))
    )
      leftRows.delete(row)
    else if (leftRows.has(row)) roles.delete(row)
  // Of a field to leave, one occupation may be wanted: forklifts by somebody who is done with picking.
  for (const { kind, codes: wanted, implied, place } of items)
    if (kind === 'field' && !implied && !place)
      for (const row of rowsOf(wanted[0] ?? 'none'))
        if (row !== currentRow && wanted[0]?.length === OCCUPATION_CODE_CHARS && !leftByName.has(row))
          leftRows.delete(row)
  return { roles, fields, named, leftRows, leftGroups }
}

/** Rows whose code begins so. Goal items have their codes from the tables, so that the beginnings are few. */
const rowsByPrefix = oncePer(({ codes }: CareerData['occupations']) => {
  const known = new Map<string, readonly number[]>()
  return (prefix: string): readonly number[] => {
    const rows = known.get(prefix) ?? codes.flatMap((code, row) => (code.startsWith(prefix) ? [row] : []))
    known.set(prefix, rows)
    return rows
  }
})

export function isNameOf(words: string, role: string): boolean {
  const own = new Set(goalWords(role))
  return goalWords(words).every(word => own.has(word))
}

function isCurrentLeft(leftRows: Set<number>, currentRow: number | null): boolean {
  return currentRow !== null && leftRows.has(currentRow)
}

function intents(said: Set<string>, wantsChange: boolean): Set<CareerIntent> {
  const found = CAREER_INTENTS.filter(intent => INTENT_CONDITIONS[intent].some(id => said.has(id)))
  return new Set<CareerIntent>(wantsChange ? [...found, 'change'] : found)
}

/** Cues that a clause drops say it too. */
const CHANGE_WORDS =
  /\b(?:career change|chang(?:e|ing) (?:my )?(?:careers?|fields?|industr\w+)|transition\w*|switch\w*|pivot\w*)\b/i

/** Conditions of work that are wishes for one's whole path. */
const INTENT_CONDITIONS: Record<CareerIntent, string[]> = {
  lead: ['leading people', 'leading projects'],
  earn: ['more pay'],
  'own business': ['own business'],
  teach: ['teaching', 'mentoring'],
  change: ['change'],
  stability: ['stability'],
  expertise: ['expertise'],
  help: ['helping people'],
}

const GOAL_SKILL_PATTERNS: { pattern: RegExp; skill: string }[] = [
  {
    pattern: /\b(machine learning|ai|artificial intelligence|deep learning|data scien\w+)\b/i,
    skill: 'Machine Learning',
  },
  { pattern: /\b(data anal\w+|analytics|business intelligence)\b/i, skill: 'Data Analysis' },
  { pattern: /\b(cyber ?security|information security|hacking)\b/i, skill: 'Cybersecurity' },
  { pattern: /\b(cloud|devops|aws|azure)\b/i, skill: 'Cloud Computing' },
  { pattern: /\b(programming|coding|developer|software)\b/i, skill: 'Software Development' },
  { pattern: /\b(ux|user experience|user research\w*)\b/i, skill: 'User Experience Design' },
  { pattern: /\b(project manag\w+)\b/i, skill: 'Project Management' },
  { pattern: /\b(human resources|recruit\w+)\b/i, skill: 'Human Resources' },
  { pattern: /\b(marketing|branding|brand)\b/i, skill: 'Marketing' },
  { pattern: /\b(accounting|bookkeeping)\b/i, skill: 'Accounting' },
  { pattern: /\b(nursing|patients?)\b/i, skill: 'Patient Care' },
]
