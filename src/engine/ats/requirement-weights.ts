import type { Requirement } from './requirement.ts'

const WEIGHTS = { title: 2, must: 3, perStated: 0.25, nice: 1, duty: 2 } as const
const KIND_FACTORS = { credential: 1.2, degree: 0.6, years: 0.8, skill: 1, phrase: 1, title: 1 } as const
const SOFT_FACTOR = 0.3
/** Most people have finished school, may drive and know the usual office programs. */
const COMMON_FACTOR = 0.4
const SCHOOL_LEVEL = 1
/** With so many musts, duties and wishes together weigh no more than they do. */
const MIN_MUSTS_TO_BALANCE = 3

/** Weights of requirements: what must be there weighs at least as much as everything else together. */
export function balancedWeights(requirements: Requirement[]): Requirement[] {
  const raw = requirements.map(one => ({ ...one, weight: rawWeight(one) }))
  const musts = raw.filter(isCore)
  if (musts.filter(({ isSoft, kind }) => !isSoft && kind !== 'title').length < MIN_MUSTS_TO_BALANCE)
    return raw
  const rest = sum(raw.filter(one => !isCore(one)))
  const factor = Math.min(1, sum(musts) / rest)
  return raw.map(one => (isCore(one) ? one : { ...one, weight: one.weight * factor }))
}

function rawWeight({ kind, importance, stated, isSoft, isCommon, amount }: Requirement): number {
  if (kind === 'title') return WEIGHTS.title
  const base = importance === 'must' ? WEIGHTS.must + stated * WEIGHTS.perStated : WEIGHTS[importance]
  const isEverybodys = isCommon || (kind === 'degree' && amount <= SCHOOL_LEVEL)
  return base * (isSoft ? SOFT_FACTOR : KIND_FACTORS[kind]) * (isEverybodys ? COMMON_FACTOR : 1)
}

function isCore({ importance, kind }: Requirement): boolean {
  return importance === 'must' || kind === 'title'
}

function sum(requirements: Requirement[]): number {
  return requirements.reduce((total, { weight }) => total + weight, 0)
}
