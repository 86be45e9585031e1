import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { lazy } from '#engine/lazy.ts'
import { indexPatterns, type PatternIndex, type TextPattern } from '#engine/text/pattern-index.ts'
import { everydayNames } from '#engine/titles/everyday-names.ts'
import { titleTokens } from '#engine/titles/title-text.ts'

const CUE_EFFECTS = [
  'want',
  'complement',
  'keep',
  'leave',
  'averse',
  'leave before',
  'leave clause',
  'refuse before',
  'want before',
  'want past',
  'past',
  'other',
  'neutral',
  'neutral before',
] as const
export type CueEffect = (typeof CUE_EFFECTS)[number]

/** A field people name, with the beginnings of its occupations' codes, the most usual first; none for a phrase that only looks like one. */
export type GoalField = {
  name: string
  codes: string[]
  /** It is read only where it is left: "the road" for driving. */
  isLeftOnly: boolean
  /** Words that name it only in the plural: "mines", not "mine". */
  plurals: ReadonlySet<string>
}

/** A role by a name that lists of titles lack or take for another; only for somebody whose present code begins so, where that is given. */
export type NamedRole = {
  name: string
  codes: string[]
  present: string[]
  /** Named only where the clause says nothing else. */
  isWholeClause: boolean
}

/** A condition of work. */
export type GoalCondition = {
  id: string
  label: string
  /** Which data answer the wish; empty where only the employer can. */
  measure: string
}

/** What says a condition in one clause. */
type ConditionPhrase = Pick<GoalCondition, 'id' | 'label'> & { pattern: TextPattern }

/** What says a condition wherever it stands in a sentence. */
export type GoalRemark = {
  condition: string
  /** "able" is a wish that is read in what somebody tells of themselves too ("I speak four languages"). */
  side: 'want' | 'able' | 'leave'
  pattern: TextPattern
}

export type GoalCue = { pattern: TextPattern; effect: CueEffect }

export type GoalTables = {
  cues: PatternIndex<GoalCue>
  /** By the words of a phrase. */
  fields: ReadonlyMap<string, GoalField>
  /** Phrases that name a field only where somebody wants to leave it. */
  fieldsToLeave: ReadonlyMap<string, GoalField>
  /** What phrases mean where somebody whose present code begins so leaves them: "targets" are selling to who sells. */
  fieldsOfPresent: ReadonlyMap<string, readonly (GoalField & { present: string[] })[]>
  /** By the words of a phrase, the roles it may mean. */
  roles: ReadonlyMap<string, NamedRole[]>
  conditions: GoalCondition[]
  /** What says them in a wish, and in what somebody wants to leave. */
  conditionsWanted: PatternIndex<ConditionPhrase>
  conditionsLeft: PatternIndex<ConditionPhrase>
  remarks: PatternIndex<GoalRemark>
  /** Turns of phrase that name no work. */
  idioms: PatternIndex<{ pattern: TextPattern }>
  /** By their words, places of work and employers, which name no work where it is named beside them. */
  places: ReadonlyMap<string, string>
  /** Conditions that a wanted occupation brings with it, by the beginning of its code. */
  implied: ReadonlyMap<string, string[]>
}

export function loadGoalTables(files: KnowledgeFiles): GoalTables {
  const fields = new Map<string, GoalField>()
  const fieldsToLeave = new Map<string, GoalField>()
  const fieldsOfPresent = new Map<string, (GoalField & { present: string[] })[]>()
  const columns = ['field', 'phrases', 'codes', 'side', 'present'] as const
  for (const row of readKnowledgeTable(files, 'goal-fields.tsv', columns, 2)) {
    const phrases = listOf(row.phrases)
    const field = {
      name: row.field,
      codes: listOf(row.codes, ' '),
      isLeftOnly: row.side === 'leave',
      plurals: pluralsOnly(phrases),
      present: listOf(row.present, ' '),
    }
    const table = row.side === 'leave' ? fieldsToLeave : fields
    for (const phrase of phrases) {
      const key = goalWords(phrase).join(' ')
      if (field.present.length > 0) fieldsOfPresent.set(key, [...(fieldsOfPresent.get(key) ?? []), field])
      else if (!table.has(key)) table.set(key, field)
    }
  }
  return {
    cues: indexPatterns(loadCues(files)),
    fields,
    fieldsToLeave,
    fieldsOfPresent,
    roles: loadNamedRoles(files),
    ...loadConditions(files),
    remarks: indexPatterns(loadRemarks(files)),
    idioms: indexPatterns(
      readKnowledgeTable(files, 'goal-idioms.tsv', ['idiom']).map(row => ({
        pattern: wordsPattern(row.idiom, 'giu'),
      })),
    ),
    places: new Map(
      readKnowledgeTable(files, 'goal-places.tsv', ['place']).map(({ place }) => [
        goalWords(place).join(' '),
        place,
      ]),
    ),
    implied: new Map(
      readKnowledgeTable(files, 'goal-implied.tsv', ['code_prefix', 'conditions']).map(row => [
        row.code_prefix,
        listOf(row.conditions),
      ]),
    ),
  }
}

function loadConditions(
  files: KnowledgeFiles,
): Pick<GoalTables, 'conditions' | 'conditionsWanted' | 'conditionsLeft'> {
  const columns = ['condition', 'label', 'want', 'leave', 'measure'] as const
  const rows = readKnowledgeTable(files, 'goal-conditions.tsv', columns)
  const phrases = (side: 'want' | 'leave') =>
    indexPatterns(
      rows
        .filter(row => row[side] !== '')
        .map(row => ({ id: row.condition, label: row.label, pattern: wordsPattern(row[side], 'iu') })),
    )
  return {
    conditions: rows.map(({ condition, label, measure }) => ({ id: condition, label, measure })),
    conditionsWanted: phrases('want'),
    conditionsLeft: phrases('leave'),
  }
}

/** The keys of the words that the table marks with "!". */
function pluralsOnly(phrases: string[]): Set<string> {
  return new Set(phrases.flatMap(phrase => (phrase.endsWith('!') ? goalWords(phrase) : [])))
}

/** Rows "as name" give a pattern the name that later rows use in braces. */
function loadCues(files: KnowledgeFiles): GoalCue[] {
  const named = new Map<string, string>()
  return readKnowledgeTable(files, 'goal-cues.tsv', ['cue', 'effect']).flatMap(row => {
    const cue = withNamed(row.cue, named)
    const name = /^as (\w+)$/.exec(row.effect)?.[1]
    if (name === undefined) return [{ pattern: wordsPattern(cue, 'giu'), effect: cueEffect(row.effect) }]
    named.set(name, cue)
    return []
  })
}

function loadNamedRoles(files: KnowledgeFiles): GoalTables['roles'] {
  const roles = new Map<string, NamedRole[]>()
  for (const row of readKnowledgeTable(files, 'goal-roles.tsv', ['role', 'phrases', 'codes', 'present'], 2))
    for (const phrase of listOf(row.phrases)) {
      const key = goalWords(phrase).join(' ')
      const role = {
        name: row.role,
        codes: listOf(row.codes, ' '),
        present: listOf(row.present, ' '),
        isWholeClause: phrase.endsWith('!'),
      }
      roles.set(key, [...(roles.get(key) ?? []), role])
    }
  for (const { name, code, isAlone } of everydayNames(files)) {
    const key = goalWords(name).join(' ')
    const role = { name, codes: [code], present: [], isWholeClause: isAlone }
    roles.set(key, [...(roles.get(key) ?? []), role])
  }
  return roles
}

function loadRemarks(files: KnowledgeFiles): GoalRemark[] {
  const named = new Map<string, string>()
  return readKnowledgeTable(files, 'goal-remarks.tsv', ['condition', 'side', 'pattern'], 3).flatMap(
    ({ condition, side, pattern }) => {
      const whole = withNamed(pattern, named)
      if (side === 'want' || side === 'able' || side === 'leave')
        return [{ condition, side, pattern: wordsPattern(whole, 'giu') }]
      if (side !== 'name') throw new Error(`${side} is no side of a remark`)
      named.set(condition, whole)
      return []
    },
  )
}

/** A pattern with the named ones it uses in braces. */
function withNamed(pattern: string, named: ReadonlyMap<string, string>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const known = named.get(name)
    if (known === undefined) throw new Error(`A goal table uses {${name}} before it is given`)
    return known
  })
}

/** The words of a text in singular and American spelling, in their order. */
export function goalWords(text: string): string[] {
  return wordPlaces(text).map(({ word }) => word)
}

/** The same with the places where they stand. */
export function wordPlaces(text: string): { word: string; start: number; end: number }[] {
  return [...text.toLowerCase().matchAll(WORD)].map(match => {
    const plain = match[0].replace(/'s?$/, '')
    return {
      word: titleTokens(plain)[0] ?? plain,
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}']*/gu

function wordsPattern(pattern: string, flags: string): TextPattern {
  const source = `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`
  return { source, regExp: lazy(() => new RegExp(source, flags)) }
}

function cueEffect(text: string): CueEffect {
  const effect = CUE_EFFECTS.find(name => name === text)
  if (!effect) throw new Error(`${text} is no effect of a cue`)
  return effect
}
