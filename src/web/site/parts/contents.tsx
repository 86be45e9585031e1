/** Where a long page can be entered; beside the text where there is room. */
export function Contents({
  title,
  sections,
}: {
  title: string
  sections: readonly { id: string; heading: string }[]
}) {
  return (
    <nav aria-label="Contents" className="lg:sticky lg:top-8 lg:self-start">
      <p className="mb-2 font-semibold">{title}</p>
      <ol className="grid gap-x-6 border-s-3 border-action ps-4 text-sm sm:max-lg:grid-cols-2">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-soft hover:text-action hover:underline lg:min-h-8"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
