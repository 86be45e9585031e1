import { z } from 'zod'
import { learningLink } from './learning-link.ts'

export const REQUIRED_LEVEL = 85
export const MATCHED_LEVELS = { lowest: 60, highest: 99 } as const
export const UNMATCHED_LEVELS = { lowest: 20, highest: 49 } as const
export const TOP_GAP_COUNT = 3
export const RESOURCE_SKILLS = 3
const SMALL_GAP_POINTS = 10
const MEDIUM_GAP_POINTS = 25

export const skillGapItem = z.object({
  skill: z.string().min(1),
  userLevel: z.number().int().min(0).max(100),
  requiredLevel: z.literal(REQUIRED_LEVEL),
  gap: z.number().int().min(0).max(REQUIRED_LEVEL),
  topGap: z.boolean(),
  /** One sentence: what the level rests on. */
  evidence: z.string().min(1),
  source: z.enum(['profile', 'work', 'nearby', 'none', 'set by you']),
  /** Importance × gap × learnability, 0 to 100; the highest is worth closing first. */
  priority: z.number().int().min(0).max(100),
  why: z.string().min(1),
  resources: z.array(learningLink),
})

/** A license or certificate that the role may not be done without: held or not, never a percentage. */
const requiredLicense = z.object({
  name: z.string().min(1),
  held: z.enum(['yes', 'no', 'unknown']),
  /** One sentence: what the answer rests on. */
  evidence: z.string().min(1),
})

export const skillGapResult = z.object({
  role: z.string(),
  code: z.string().nullable(),
  /** Shown before the skills. */
  licenses: z.array(requiredLicense),
  items: z.array(skillGapItem),
  /** The skill to start with and the reason, or nothing when every level is reached. */
  closeFirst: z.object({ skill: z.string(), why: z.string() }).nullable(),
})

export type RequiredLicense = z.infer<typeof requiredLicense>
export type SkillGapItem = z.infer<typeof skillGapItem>
export type SkillGapResult = z.infer<typeof skillGapResult>
type GapColor = 'green' | 'yellow' | 'red'

export function pointsToRequiredLevel(level: number): number {
  return Math.max(0, REQUIRED_LEVEL - level)
}

export function gapColor(gap: number): GapColor {
  if (gap <= SMALL_GAP_POINTS) return 'green'
  return gap <= MEDIUM_GAP_POINTS ? 'yellow' : 'red'
}

/** The specified rule: one name contains the other, whatever the case. */
export function skillsMatch(one: string, other: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()]
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}
