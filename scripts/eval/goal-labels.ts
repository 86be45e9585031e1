import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import type { GoalItem, GoalReading } from '#shared/career/goal-reading.ts'

const LABEL_KINDS = ['role', 'field', 'condition', 'leave', 'not'] as const
export type LabelKind = (typeof LABEL_KINDS)[number]

/** What a coach's word stands for: occupations by the beginnings of their codes, or conditions of work. */
type GoalLabel = { side: string; codes: string[]; conditions: string[] }
export type CoachLabel = { kind: LabelKind; label: GoalLabel }

const SOC_CODE_CHARS = '00-0000'.length

/** The hand-kept map of the coach's words; a word that is not in it cannot be scored. */
export function goalLabels(): (kind: LabelKind, label: string) => GoalLabel {
  const file = () => new Uint8Array(readFileSync(join(import.meta.dirname, 'sets', 'goals', 'labels.tsv')))
  const rows = new Map(
    readKnowledgeTable(file, 'labels.tsv', ['kind', 'label', 'side', 'codes', 'conditions'], 2).map(row => [
      `${row.kind} ${row.label}`,
      {
        side: row.side,
        codes: row.codes === '' ? [] : row.codes.split(' '),
        conditions: row.conditions === '' ? [] : row.conditions.split('; '),
      },
    ]),
  )
  return (kind, label) => {
    const found = rows.get(`${kind} ${label}`)
    if (!found) throw new Error(`labels.tsv does not say what the ${kind} "${label}" stands for`)
    return found
  }
}

/** Whether a reading holds what the coach read. */
export function isRead({ items }: GoalReading, kind: LabelKind, label: GoalLabel): boolean {
  return items.some(item => {
    if (kind === 'role' || kind === 'field')
      return (
        (item.kind === 'role' || item.kind === 'field') &&
        item.codes.some(code => overlaps(code, label.codes))
      )
    // "My weekends back" and "no weekends" say the same.
    return (
      isCondition(item, label) ||
      (kind === 'leave' && item.kind === 'leave' && item.codes.some(code => overlaps(code, label.codes)))
    )
  })
}

/** Whether a reading holds what must not be read: the first occupation an item means, or a condition that was said. */
export function isMisread({ items }: GoalReading, label: GoalLabel): boolean {
  return items.some(item => {
    if (item.implied || item.place || (item.kind === 'leave') !== (label.side === 'leave')) return false
    return (
      isCondition(item, label) ||
      item.codes.slice(0, 1).some(code => label.codes.some(start => code.startsWith(start)))
    )
  })
}

/**
 * Read with the wrong sign: wanted where the coach reads "leave", or left where the coach reads a wish.
 * "Off the bedside, into clinic nursing" names one code twice: an item that another label of the goal asks for is no error,
 * and neither is an implied field, which is not shown and moves nothing, nor a place, which names no work.
 */
export function isInverted(
  reading: GoalReading,
  { kind, label }: CoachLabel,
  labelsOfGoal: readonly CoachLabel[],
): boolean {
  if (kind === 'condition' || isRead(reading, kind, label)) return false
  const opposite = kind === 'leave' ? WISHED_KINDS : LEFT_KINDS
  const asked = labelsOfGoal.filter(other => opposite.has(other.kind)).flatMap(other => other.label.codes)
  return reading.items.some(item => {
    const [code] = item.codes
    if (
      code === undefined ||
      !opposite.has(item.kind) ||
      (item.implied && item.kind === 'field') ||
      item.place
    )
      return false
    return overlaps(code, label.codes) && !overlaps(code, asked)
  })
}

const WISHED_KINDS: ReadonlySet<string> = new Set(['role', 'field'])
const LEFT_KINDS: ReadonlySet<string> = new Set(['leave'])

function isCondition({ condition }: GoalItem, { conditions }: GoalLabel): boolean {
  return condition !== null && conditions.includes(condition)
}

function overlaps(code: string, starts: string[]): boolean {
  const own = code.slice(0, SOC_CODE_CHARS)
  return starts.some(start => own.startsWith(start) || start.startsWith(own))
}
