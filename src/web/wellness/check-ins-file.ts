import type { CheckIn } from '#shared/wellness/check-in.ts'

export type FileFormat = 'csv' | 'json'

const COLUMNS = ['noted_at', 'mood', 'energy', 'notes', 'created_at'] as const
const CONTEXT_COLUMNS = ['drained', 'gave_energy', 'sleep_hours', 'work_hours', 'ease'] as const

/** All check-ins as a file that a spreadsheet or a program can read. */
export function checkInsFile(oldestFirst: readonly CheckIn[], format: FileFormat): File {
  const text = format === 'json' ? `${JSON.stringify(oldestFirst, null, 2)}\n` : csv(oldestFirst)
  const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8'
  return new File([text], `waywell-check-ins.${format}`, { type })
}

function csv(checkIns: readonly CheckIn[]): string {
  const rows = checkIns.map(one =>
    [
      ...COLUMNS.map(column => cell(one[column])),
      ...CONTEXT_COLUMNS.map(column => cell(one.context?.[column] ?? null)),
    ].join(','),
  )
  // Without the mark at its beginning, spreadsheets read the file in another encoding.
  return `\uFEFF${[[...COLUMNS, ...CONTEXT_COLUMNS].join(','), ...rows].join('\r\n')}\r\n`
}

function cell(value: string | number | string[] | null): string {
  if (value === null) return ''
  const plain = Array.isArray(value) ? value.join('; ') : String(value)
  // A note that begins like a formula would be one to a spreadsheet.
  const text = /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
