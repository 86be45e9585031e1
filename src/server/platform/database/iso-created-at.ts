/** A row as the API answers it: its day of creation as text. */
export function isoCreatedAt<Row extends { created_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString() }
}
