import { SCALE_MIN } from '#shared/wellness/check-in-form.ts'

const DOT_EYES = 'M8.2 9.6v.01M15.8 9.6v.01'

/** Each differs from its neighbors in more than a bend of the mouth: eyes closed at both ends, an open mouth at the top. */
const FACES = [
  { eyes: 'M6.6 9.8c1 .9 2.4.9 3.4 0M14 9.8c1 .9 2.4.9 3.4 0', mouth: 'M8 17.4c1.7-3.4 6.3-3.4 8 0' },
  { eyes: DOT_EYES, mouth: 'M8.4 16.6c1.8-2 5.4-2 7.2 0' },
  { eyes: DOT_EYES, mouth: 'M8.2 15.4h7.6' },
  { eyes: DOT_EYES, mouth: 'M8 14.4c1.9 2.6 6.1 2.6 8 0' },
  {
    eyes: 'M6.6 9.8c1-1.3 2.4-1.3 3.4 0M14 9.8c1-1.3 2.4-1.3 3.4 0',
    mouth: 'M7.4 13.4h9.2a4.6 4.6 0 0 1-9.2 0z',
    isOpen: true,
  },
] as const

/** A face for each step of the mood scale, drawn with the product's stroke; what is around it is the caller's. */
export function MoodFace({ mood, className = '' }: { mood: number; className?: string }) {
  const face = FACES[mood - SCALE_MIN] ?? FACES[2]
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d={face.eyes} strokeWidth={face.eyes === DOT_EYES ? 2.6 : 1.9} />
      <path d={face.mouth} strokeWidth="1.9" fill={'isOpen' in face ? 'currentColor' : 'none'} />
    </svg>
  )
}
