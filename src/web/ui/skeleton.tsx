/** A placeholder in the size of what is being loaded. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-md bg-sunk animate-pulse-soft ${className}`} />
}

/** Says that something is being loaded, where what is shown already has its size. */
export function LoadingNote({ label }: { label: string }) {
  return (
    <span role="status" className="sr-only">
      {label}
    </span>
  )
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
