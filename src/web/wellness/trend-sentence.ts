import type { CheckIn } from '#shared/wellness/check-in.ts'

/** Compares the two newest check-ins. */
export function trendSentence(newestFirst: readonly Pick<CheckIn, 'mood' | 'energy'>[]): string {
  const [latest, before] = newestFirst
  if (!before || !latest) return 'That is the first check-in. The next one gives your line a direction.'
  const mood = WORDS[Math.sign(latest.mood - before.mood) + 1]
  const energy = WORDS[Math.sign(latest.energy - before.energy) + 1]
  return mood === energy
    ? `Since your previous check-in, mood and energy are both ${mood}.`
    : `Since your previous check-in, mood is ${mood} and energy is ${energy}.`
}

const WORDS = ['down', 'the same', 'up'] as const
