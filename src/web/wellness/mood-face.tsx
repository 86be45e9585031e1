import { SCALE_MIN } from '#shared/wellness/check-in.ts'

const MOUTHS = [
  'M8.5 17.2c1.8-2.6 5.2-2.6 7 0',
  'M8.7 16.6c1.6-1.4 5-1.4 6.6 0',
  'M8.7 15.8h6.6',
  'M8.5 15c1.6 1.7 5.4 1.7 7 0',
  'M8 14.4c1.4 3.4 6.6 3.4 8 0',
] as const

/** A face for each step of the mood scale, drawn with the product's stroke. */
export function MoodFace({ mood, className = '' }: { mood: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="8.9" cy="9.8" r="1.25" fill="currentColor" />
      <circle cx="15.1" cy="9.8" r="1.25" fill="currentColor" />
      <path
        d={MOUTHS[mood - SCALE_MIN] ?? MOUTHS[2]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}
