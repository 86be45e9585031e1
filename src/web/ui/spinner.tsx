/** Decoration inside a labelled part, or, with a label, a status of its own. */
export function Spinner({ label }: { label?: string }) {
  const ring = (
    <svg viewBox="0 0 24 24" className="size-[1.15em] animate-spin" aria-hidden="true">
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (!label) return ring
  return (
    <span role="status" className="inline-flex items-center gap-3 text-2xl text-action">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  )
}
