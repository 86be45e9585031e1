import { later } from '#web/ui/later.tsx'

/** Under a field for one's own words: shows the crisis panel when they need it. Its script comes after the screen. */
export const CrisisNotice = later<{ text: string }>(
  async () => (await import('./crisis-check.tsx')).CrisisCheck,
  null,
)
