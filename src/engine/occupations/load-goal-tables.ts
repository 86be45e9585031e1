import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { listOf, readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { titleTokens } from '#engine/titles/title-text.ts'

const CUE_EFFECTS = ['want', 'keep', 'leave', 'leave before', 'past', 'neutral', 'neutral before'] as const
export type CueEffect = (typeof CUE_EFFECTS)[number]

/** A field people name, with the beginnings of its occupations' codes, the most usual first; none for a phrase that only looks like one. */
export type GoalField = { name: string; codes: string[] }

/** A condition of work, with what says it in a wish and in what somebody wants to leave. */
export type GoalCondition = {
  id: string
  label: string
  want: RegExp
  leave: RegExp | null
  /** Which data answer the wish; empty where only the employer can. */
  measure: string
}

export type GoalTables = {
  cues: { pattern: RegExp; effect: CueEffect }[]
  /** By the words of a phrase. */
  fields: ReadonlyMap<string, GoalField>
  /** Phrases that name a field only where somebody wants to leave it. */
  fieldsToLeave: ReadonlyMap<string, GoalField>
  conditions: GoalCondition[]
  /** Conditions that a wanted occupation brings with it, by the beginning of its code. */
  implied: ReadonlyMap<string, string[]>
}

export function loadGoalTables(files: KnowledgeFiles): GoalTables {
  const fields = new Map<string, GoalField>()
  const fieldsToLeave = new Map<string, GoalField>()
  for (const row of readKnowledgeTable(files, 'goal-fields.tsv', ['field', 'phrases', 'codes', 'side'])) {
    const field = { name: row.field, codes: listOf(row.codes, ' ') }
    const table = row.side === 'leave' ? fieldsToLeave : fields
    for (const phrase of listOf(row.phrases)) {
      const key = goalWords(phrase).join(' ')
      if (!table.has(key)) table.set(key, field)
    }
  }
  return {
    cues: readKnowledgeTable(files, 'goal-cues.tsv', ['cue', 'effect']).map(row => ({
      pattern: wordsPattern(row.cue, 'giu'),
      effect: cueEffect(row.effect),
    })),
    fields,
    fieldsToLeave,
    conditions: readKnowledgeTable(files, 'goal-conditions.tsv', [
      'condition',
      'label',
      'want',
      'leave',
      'measure',
    ]).map(row => ({
      id: row.condition,
      label: row.label,
      want: wordsPattern(row.want, 'iu'),
      leave: row.leave === '' ? null : wordsPattern(row.leave, 'iu'),
      measure: row.measure,
    })),
    implied: new Map(
      readKnowledgeTable(files, 'goal-implied.tsv', ['code_prefix', 'conditions']).map(row => [
        row.code_prefix,
        listOf(row.conditions),
      ]),
    ),
  }
}

/** The words of a text in singular and American spelling, in their order. */
export function goalWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map(word => {
    const plain = word.replace(/'s?$/, '')
    return titleTokens(plain)[0] ?? plain
  })
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}']*/gu

function wordsPattern(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)
}

function cueEffect(text: string): CueEffect {
  const effect = CUE_EFFECTS.find(name => name === text)
  if (!effect) throw new Error(`${text} is no effect of a cue`)
  return effect
}
