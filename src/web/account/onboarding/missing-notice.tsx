import { Link } from '#web/platform/router.tsx'

/** After a refused submit: which steps lack what, each with the way there. */
export function MissingNotice({
  missing,
  titles,
}: {
  missing: ReadonlyMap<number, readonly string[]>
  titles: readonly string[]
}) {
  if (missing.size === 0) return null
  return (
    <div role="status" className="grid gap-1 rounded-md bg-attention-wash px-4 py-3">
      <p className="font-medium">Some answers are still missing:</p>
      <ul>
        {[...missing].map(([step, names]) => (
          <li key={step}>
            <Link
              to={`?step=${step}`}
              className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4"
            >
              Step {step}, {titles[step - 1]}
            </Link>
            <span className="block text-sm sm:inline sm:ps-2">{names.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
