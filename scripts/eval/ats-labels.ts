import type { AtsCase } from './ats-case.ts'

/** Shorter parts must stand as a word of their own. */
const MIN_INNER_PART_CHARS = 4
/** Shorter traps must be the whole label. */
const MIN_INNER_TRAP_CHARS = 5

type LabelJudgment = {
  missed: AtsCase['requirements']
  traps: string[]
  /** Neither asked for, nor fine, nor a planted trap: to be read by hand. */
  unlisted: string[]
}

/** Compares the labels read from a posting with what was listed by hand. */
export function judgeLabels(labels: string[], { requirements, alsoFine, junk }: AtsCase): LabelJudgment {
  const accepted = requirements.map(({ label, accept }) => [label, ...accept])
  const isAsked = (label: string) => accepted.some(parts => holdsPart(label, parts))
  const isTrap = (label: string) =>
    junk.some(
      trap =>
        fold(label) === fold(trap) ||
        (trap.length >= MIN_INNER_TRAP_CHARS && fold(label).includes(fold(trap))),
    )
  const notAsked = labels.filter(label => !isAsked(label))
  return {
    missed: requirements.filter((_, at) => !labels.some(label => holdsPart(label, accepted[at] ?? []))),
    traps: notAsked.filter(isTrap),
    unlisted: notAsked.filter(label => !isTrap(label) && !holdsPart(label, alsoFine)),
  }
}

function holdsPart(label: string, parts: string[]): boolean {
  const text = fold(label)
  return parts.some(part =>
    part.length >= MIN_INNER_PART_CHARS
      ? text.includes(fold(part))
      : new RegExp(`(?<![a-z0-9])${RegExp.escape(fold(part))}(?![a-z0-9])`).test(text),
  )
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[‐‑–—]/g, '-')
}
