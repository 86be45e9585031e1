/** The native progress bar, styled like the signature line. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule accent-action [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-action [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-action"
    />
  )
}
