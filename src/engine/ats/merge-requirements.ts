import { wordRoot } from '#engine/text/word-root.ts'
import { CLAUSE_STOP_WORDS } from './clause-terms.ts'
import type { Requirement } from './requirement.ts'

/** Bounds the cost of long postings. */
const MAX_REQUIREMENTS = 60
const MIN_SHARED_ROOTS = 0.7
/** A must outranks any duty, however strictly stated; the amount decides only between equals. */
const REQUIREMENT_RANKS = { must: 10, duty: 2, nice: 1 } as const
const AMOUNT_PER_RANK = 100

/** One requirement for each thing asked, as strict as its strictest mention. */
export function mergeRequirements(found: Requirement[]): Requirement[] {
  const kept: { requirement: Requirement; roots: Set<string> }[] = []
  for (const requirement of found) {
    const roots = rootsOf(requirement.label)
    const same = kept.find(
      known =>
        isSameThing(known.requirement, requirement) ||
        (isText(requirement) && isText(known.requirement) && overlap(known.roots, roots) >= MIN_SHARED_ROOTS),
    )
    if (!same) kept.push({ requirement, roots })
    else if (requirementRank(requirement) > requirementRank(same.requirement))
      Object.assign(same, { requirement, roots })
  }
  const all = kept.map(({ requirement }) => requirement)
  const singles = new Map(
    all.filter(one => one.kind === 'skill' && one.concepts.length === 1).map(one => [one.concepts[0], one]),
  )
  // "Python" asked for alone makes "Python or R" elsewhere a repetition.
  return all.filter(
    one =>
      one.kind !== 'skill' ||
      one.concepts.length < 2 ||
      !one.concepts.some(
        concept =>
          singles.has(concept) && requirementRank(one) <= requirementRank(singles.get(concept) ?? one),
      ),
  )
}

export function topRequirements(requirements: Requirement[]): Requirement[] {
  if (requirements.length <= MAX_REQUIREMENTS) return requirements
  return [...requirements].sort((a, b) => requirementRank(b) - requirementRank(a)).slice(0, MAX_REQUIREMENTS)
}

function isSameThing(one: Requirement, other: Requirement): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'skill') return one.concepts.join() === other.concepts.join()
  return one.label.toLowerCase() === other.label.toLowerCase()
}

function isText({ kind }: Requirement): boolean {
  return kind === 'phrase' || kind === 'credential'
}

function rootsOf(label: string): Set<string> {
  const words = label.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.filter(word => !CLAUSE_STOP_WORDS.has(word)).map(wordRoot))
}

function overlap(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter(root => b.has(root)).length
  return shared / Math.max(1, a.size + b.size - shared)
}

function requirementRank({ importance, stated, amount }: Requirement): number {
  return REQUIREMENT_RANKS[importance] + stated + amount / AMOUNT_PER_RANK
}
