import type { Evidence } from './evidence.ts'
import type { Requirement } from './requirement.ts'

export interface RequirementMatch {
  requirement: Requirement
  /** What lines of work, schooling and certificates show, 0 to 1. */
  value: number
  /** The same if every list and summary were believed. */
  claimedValue: number
  met: 'shown' | 'implied' | 'listed' | 'near' | 'partly' | 'missing'
  proof: Evidence | null
  /** The other skill that proves this one. */
  through: string | null
  /** Listed, though no work of the résumé could show it. */
  isUnsupported: boolean
}

export function missing(requirement: Requirement): RequirementMatch {
  return {
    requirement,
    value: 0,
    claimedValue: 0,
    met: 'missing',
    proof: null,
    through: null,
    isUnsupported: false,
  }
}
