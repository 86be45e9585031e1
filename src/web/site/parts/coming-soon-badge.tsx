/** Word and shape as on the integrations page: hollow is what one cannot use yet. */
export function ComingSoonBadge() {
  return (
    <span className="inline-flex items-center gap-2 font-sans text-sm font-semibold tracking-normal whitespace-nowrap text-attention">
      <svg viewBox="0 0 16 16" className="size-3.5 overflow-visible" aria-hidden="true">
        <circle cx="8" cy="8" r="6" className="fill-none stroke-attention-mark stroke-2" />
      </svg>
      Being built
    </span>
  )
}
