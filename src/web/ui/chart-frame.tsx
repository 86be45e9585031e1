import type { ReactNode } from 'react'

/** Around every figure: what it shows, what it means, where it is from, and the table for those who cannot see it. */
export function ChartFrame({
  title,
  meaning,
  source,
  table,
  children,
}: {
  title: string
  meaning: string
  source: string
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] }
  children: ReactNode
}) {
  return (
    <figure className="grid gap-4">
      <figcaption className="grid gap-1">
        <h2 className="text-xl">{title}</h2>
        <p className="text-soft">{meaning}</p>
      </figcaption>
      {children}
      <div className="flex flex-wrap items-start justify-between gap-x-6 text-xs text-soft">
        <p className="py-3">{source}</p>
        {/* A wide table scrolls inside its box; else a phone widens the whole page to fit it. */}
        <details className="group open:w-full">
          <summary className="flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
            Show as a table
          </summary>
          <div className="overflow-x-auto contain-inline-size">
            <table className="figures my-2 text-sm text-ink">
              <thead>
                <tr>
                  {table.columns.map(column => (
                    <th
                      key={column}
                      scope="col"
                      className="border-b border-rule py-2 pe-6 text-start font-semibold"
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(row => (
                  <tr key={row.join()}>
                    {row.map((cell, column) => (
                      <td key={table.columns[column]} className="border-b border-rule py-2 pe-6">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </div>
    </figure>
  )
}
