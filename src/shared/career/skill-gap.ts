import * as z from 'zod/mini'
import { learningLink } from './learning-link.ts'

export const REQUIRED_LEVEL = 85
export const MATCHED_LEVELS = { lowest: 60, highest: 99 } as const
export const UNMATCHED_LEVELS = { lowest: 20, highest: 49 } as const
export const TOP_GAP_COUNT = 3
export const RESOURCE_SKILLS = 3
const SMALL_GAP_POINTS = 10
const MEDIUM_GAP_POINTS = 25

export const skillGapItem = z.object({
  skill: z.string().check(z.minLength(1)),
  userLevel: z.int().check(z.minimum(0), z.maximum(100)),
  requiredLevel: z.literal(REQUIRED_LEVEL),
  gap: z.int().check(z.minimum(0), z.maximum(REQUIRED_LEVEL)),
  topGap: z.boolean(),
  /** One sentence: what the level rests on. */
  evidence: z.string().check(z.minLength(1)),
  source: z.enum(['profile', 'work', 'nearby', 'none', 'set by you']),
  /** Importance × gap × learnability, 0 to 100; the highest is worth closing first. */
  priority: z.int().check(z.minimum(0), z.maximum(100)),
  why: z.string().check(z.minLength(1)),
  resources: z.array(learningLink),
})

/** A license or certificate that the role may not be done without: held or not, never a percentage. */
const requiredLicense = z.object({
  name: z.string().check(z.minLength(1)),
  held: z.enum(['yes', 'no', 'unknown']),
  /** One sentence: what the answer rests on. */
  evidence: z.string().check(z.minLength(1)),
  setByYou: z.boolean(),
})

export const skillGapResult = z.object({
  role: z.string(),
  code: z.nullable(z.string()),
  /** Shown before the skills. */
  licenses: z.array(requiredLicense),
  items: z.array(skillGapItem),
  /** The skill to start with and the reason, or nothing when every level is reached. */
  closeFirst: z.nullable(z.object({ skill: z.string(), why: z.string() })),
})

export const SKILL_MAX_CHARACTERS = 200

/** A level set by hand; it wins over every computed one. */
export const skillLevel = z.object({
  skill: z.string(),
  level: z.int().check(z.minimum(0), z.maximum(100)),
})

/** Whether a license is held, said by hand; it wins over everything read elsewhere. */
export const licenseAnswer = z.object({ license: z.string(), held: z.boolean() })

export type LicenseAnswer = z.infer<typeof licenseAnswer>
export type SkillLevel = z.infer<typeof skillLevel>
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

/** Key skills that no skill of the profile matches. */
export function skillsToBuild(
  { key_skills }: { key_skills: readonly string[] },
  skills: readonly string[],
): string[] {
  return key_skills.filter(needed => !skills.some(skill => skillsMatch(skill, needed)))
}

/** The specified rule: one name contains the other, whatever the case. */
export function skillsMatch(one: string, other: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()]
  return a !== '' && b !== '' && (a.includes(b) || b.includes(a))
}
