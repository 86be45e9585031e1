import type { Requirement } from './requirement.ts'

/** Weights of requirements: duties and nice-to-haves are capped at 0.4 and 0.25 of the must weight. */
export function balancedWeights(requirements: Requirement[]): Requirement[] {
  const raw = requirements.map(one => ({ ...one, weight: rawWeight(one) }))
  const core = sum(raw, one => isCore(one))
  const hasMust = raw.some(one => one.importance === 'must' && one.kind !== 'title' && !one.isSoft)
  if (!hasMust) return raw
  const duty = capFactor(
    core * MAX_DUTY_TO_CORE,
    sum(raw, one => !isCore(one) && one.importance === 'duty'),
  )
  const nice = capFactor(
    core * MAX_NICE_TO_CORE,
    sum(raw, one => one.importance === 'nice'),
  )
  return raw.map(one =>
    isCore(one) ? one : { ...one, weight: one.weight * (one.importance === 'nice' ? nice : duty) },
  )
}

function rawWeight({ kind, importance, stated, isSoft, label }: Requirement): number {
  if (kind === 'title') return 3
  if (kind === 'word') return importance === 'must' ? 1.5 : 0.8
  const base = importance === 'must' ? 3 + stated * 0.5 : importance === 'nice' ? 1 : 1.2
  const kindFactor = kind === 'degree' ? 0.6 : kind === 'years' ? 0.8 : isSoft ? 0.3 : 1
  // Lower-case names come from the unreviewed phrase list.
  const unlistedSkillFactor = kind === 'skill' && /^\p{Ll}/u.test(label) ? 0.4 : 1
  return base * kindFactor * unlistedSkillFactor
}

function isCore({ importance, kind }: Requirement): boolean {
  return importance === 'must' || kind === 'title'
}

function sum(requirements: Requirement[], wanted: (one: Requirement) => boolean): number {
  return requirements.filter(wanted).reduce((total, one) => total + one.weight, 0)
}

function capFactor(most: number, now: number): number {
  return now > most ? most / now : 1
}

const MAX_DUTY_TO_CORE = 0.4
const MAX_NICE_TO_CORE = 0.25
