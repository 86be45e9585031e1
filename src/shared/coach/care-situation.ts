/** What somebody may tell that comes before any question of work, but for danger to a life (crisis-language.ts). */
export const CARE_SITUATIONS = [
  'emergency',
  'violence',
  'basics',
  'substance',
  'worthless',
  'illness',
  'pregnancy loss',
  'grief',
  'drowsy',
  'error',
  'panic',
] as const

export type CareSituation = (typeof CARE_SITUATIONS)[number]
