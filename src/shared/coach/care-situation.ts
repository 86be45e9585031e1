/** What somebody may tell that comes before any question of work, but for danger to a life (crisis-language.ts). */
export const CARE_SITUATIONS = [
  'emergency',
  'violence',
  'assault',
  'exploited',
  'child',
  'minor',
  'basics',
  'substance',
  'worthless',
  'illness',
  'pregnancy loss',
  'grief',
  'drowsy',
  'error',
  'panic',
  'self-harm',
  'eating',
  'unreal',
  'relative',
] as const

export type CareSituation = (typeof CARE_SITUATIONS)[number]

/** A body, or what others do to somebody: not replaced by something lesser that comes up meanwhile. */
export const SAFETY_SITUATIONS: readonly CareSituation[] = [
  'emergency',
  'violence',
  'assault',
  'exploited',
  'child',
  'minor',
]

/** Done to the writer by others. */
export const HARM_BY_OTHERS: readonly CareSituation[] = ['violence', 'assault', 'exploited']
