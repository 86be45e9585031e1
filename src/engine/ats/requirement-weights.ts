import type { Requirement } from './requirement.ts'

const WEIGHTS = { title: 3, wordMust: 1.5, word: 0.8, must: 3, perStated: 0.5, nice: 1, duty: 1.2 } as const
const KIND_FACTORS = { degree: 0.6, years: 0.8, soft: 0.3 } as const
const UNLISTED_SKILL_FACTOR = 0.4
/** Summed weight of duties and of nice-to-haves, as a share of the core's. */
const MAX_DUTY_TO_CORE = 0.4
const MAX_NICE_TO_CORE = 0.25

/** Weights of requirements: duties and nice-to-haves are capped at a share of the must weight. */
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
  if (kind === 'title') return WEIGHTS.title
  if (kind === 'word') return importance === 'must' ? WEIGHTS.wordMust : WEIGHTS.word
  const base = importance === 'must' ? WEIGHTS.must + stated * WEIGHTS.perStated : WEIGHTS[importance]
  const kindFactor =
    kind === 'degree' || kind === 'years' ? KIND_FACTORS[kind] : isSoft ? KIND_FACTORS.soft : 1
  // Lower-case names come from the unreviewed phrase list.
  const unlistedSkillFactor = kind === 'skill' && /^\p{Ll}/u.test(label) ? UNLISTED_SKILL_FACTOR : 1
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
