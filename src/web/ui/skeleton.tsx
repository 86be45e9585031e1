/** A placeholder in the size of what is being loaded. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`rounded-md bg-sunk animate-pulse-soft ${className}`} />
}

/** Says once that something is being loaded; the skeletons inside are for the eye. */
export function Loading({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
