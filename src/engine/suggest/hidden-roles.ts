import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { HideReason } from '#shared/career/hidden-suggestion.ts'

export type HiddenRole = { code: string; reason: HideReason }

/** Leading characters of an occupation code that are the same in one field. */
const FIELD_CODE_CHARS = 4

/**
 * Which occupations a person has said not to want: the role itself, and whatever has what they gave as the reason.
 * `yearlyPay` is the middle of the pay that the person is shown for a role.
 */
export function hiddenRoles(
  career: CareerData,
  currentRow: number | null,
  hidden: readonly HiddenRole[],
  yearlyPay: (row: number) => number | null,
): (row: number) => boolean {
  const { codes, zones, rowOf } = career.occupations
  const known = hidden.flatMap(({ code, reason }) => {
    const row = rowOf.get(code)
    return row === undefined ? [] : [{ row, reason }]
  })
  const rowsFor = (reason: HideReason) => known.filter(one => one.reason === reason).map(({ row }) => row)
  const rows = new Set(known.map(({ row }) => row))
  const fields = new Set(rowsFor('field').map(row => (codes[row] ?? '').slice(0, FIELD_CODE_CHARS)))
  const tooLittlePay = Math.max(0, ...rowsFor('pay').map(row => yearlyPay(row) ?? 0))
  // The preparation of one's own work cannot be too much.
  const ownZone = currentRow === null ? 0 : (zones[currentRow] ?? 0)
  const tooMuchTraining = Math.min(
    Number.POSITIVE_INFINITY,
    ...rowsFor('training')
      .map(row => zones[row] ?? 0)
      .filter(zone => zone > ownZone),
  )
  return row =>
    rows.has(row) ||
    fields.has((codes[row] ?? '').slice(0, FIELD_CODE_CHARS)) ||
    (tooLittlePay > 0 && (yearlyPay(row) ?? Number.POSITIVE_INFINITY) <= tooLittlePay) ||
    (zones[row] ?? 0) >= tooMuchTraining
}
