import * as z from 'zod/mini'

export const TAG_MAX_CHARACTERS = 40
/** Of what drained, and as many of what gave energy. */
export const TAGS_MAX = 8
export const HOURS_MAX = 24
export const HOURS_STEP = 0.5

export const EASE_LABELS = ['Very tense', 'Tense', 'In between', 'Calm', 'At ease'] as const

const tag = z
  .string()
  .check(
    z.trim(),
    z.minLength(1),
    z.maxLength(TAG_MAX_CHARACTERS, `A tag can have at most ${TAG_MAX_CHARACTERS} characters`),
  )

const tags = z._default(
  z.pipe(
    z.array(tag).check(z.maxLength(TAGS_MAX, `At most ${TAGS_MAX} of a kind, please`)),
    z.transform((written: string[]) => distinctTags(written)),
  ),
  [],
)

const hours = z._default(
  z.nullable(
    z.number().check(
      z.minimum(0, 'Please write hours from 0 to 24'),
      z.maximum(HOURS_MAX, 'Please write hours from 0 to 24'),
      z.refine(time => Number.isInteger(time / HOURS_STEP), 'Half hours are exact enough'),
    ),
  ),
  null,
)

/** What somebody may add to a check-in, each part on its own. */
export const checkInContext = z.object({
  drained: tags,
  gave_energy: tags,
  sleep_hours: hours,
  work_hours: hours,
  /** From tense, 1, to at ease. */
  ease: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(EASE_LABELS.length))), null),
})

export type CheckInContext = z.infer<typeof checkInContext>
export type TagKind = 'drained' | 'gave_energy'

export const NO_CONTEXT: CheckInContext = {
  drained: [],
  gave_energy: [],
  sleep_hours: null,
  work_hours: null,
  ease: null,
}

export function isEmptyContext({
  drained,
  gave_energy,
  sleep_hours,
  work_hours,
  ease,
}: CheckInContext): boolean {
  return (
    drained.length === 0 &&
    gave_energy.length === 0 &&
    sleep_hours === null &&
    work_hours === null &&
    ease === null
  )
}

/** "Marta" and "marta" are one tag, written as it was first. */
export function distinctTags(written: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const one of written) if (!known.has(tagKey(one))) known.set(tagKey(one), one)
  return [...known.values()]
}

export function tagKey(written: string): string {
  return written.trim().toLowerCase()
}

/** "Slept 4 h, worked 12 h. Tense. Drained by short sleep. Energy from Marta." */
export function contextSentence({
  drained,
  gave_energy,
  sleep_hours,
  work_hours,
  ease,
}: CheckInContext): string {
  const hoursParts = [
    sleep_hours !== null && `slept ${sleep_hours} h`,
    work_hours !== null && `worked ${work_hours} h`,
  ].filter(Boolean)
  return [
    hoursParts.join(', '),
    ease === null ? '' : EASE_LABELS[ease - 1],
    drained.length > 0 && `Drained by ${drained.join(', ')}`,
    gave_energy.length > 0 && `Energy from ${gave_energy.join(', ')}`,
  ]
    .filter(part => typeof part === 'string' && part !== '')
    .map(part => `${String(part).charAt(0).toUpperCase()}${String(part).slice(1)}.`)
    .join(' ')
}
