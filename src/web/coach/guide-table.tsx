import type { GuideTable } from '#shared/coach/guide.ts'

/** Columns side by side; on a phone one below the other, each cell with its column's name. */
export function GuideTableView({ table: { head, rows } }: { table: GuideTable }) {
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      {head.map((name, column) => (
        <section
          key={name}
          aria-label={name}
          className="grid content-start gap-3 border-t-3 border-action pt-3"
        >
          <h3 className="text-lg">{name}</h3>
          <dl className="grid gap-3">
            {rows.map(row => (
              <div key={row.name}>
                <dt className="text-sm text-soft">{row.name}</dt>
                <dd className="figures break-words">{row.cells[column]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
