import type { AtsResult } from '#shared/career/ats-result.ts'

/** What a screening program would keep of the file. */
export function ParserView({ result: { parsed } }: { result: AtsResult }) {
  const rows = [
    { name: 'Name', value: parsed.name },
    { name: 'Email', value: parsed.email },
    { name: 'Phone', value: parsed.phone },
    { name: 'Jobs', value: String(parsed.jobs) },
    { name: 'Years of work', value: String(parsed.years) },
    { name: 'Sections', value: parsed.sections.join(', ') || null },
  ]
  return (
    <dl className="rounded-lg bg-raised px-5 py-2">
      {rows.map(({ name, value }) => (
        <div
          key={name}
          className="grid grid-cols-1 gap-x-6 border-b border-rule py-3 last:border-0 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-soft">{name}</dt>
          <dd className={value === null ? 'text-attention' : 'break-words'}>{value ?? 'Not found'}</dd>
        </div>
      ))}
    </dl>
  )
}
