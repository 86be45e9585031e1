import { keySkills } from '#engine/occupations/key-skills.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { experienceYears } from '#shared/career/experience.ts'
import {
  MATCHED_LEVELS,
  pointsToRequiredLevel,
  REQUIRED_LEVEL,
  type SkillGapItem,
  type SkillGapResult,
  skillsMatch,
  TOP_GAP_COUNT,
  UNMATCHED_LEVELS,
} from '#shared/career/skill-gap.ts'
import { learningForSkill } from './learning-for-skill.ts'

export type SkillGapQuestion = {
  career: { role: string; code?: string | null | undefined; key_skills?: string[] | null | undefined }
  skills: string[]
  years?: string | number | null | undefined
  /** Skill tags of learning the person completed, once for each. */
  learned?: string[] | null | undefined
  /** Levels the person set by hand, by skill. */
  levels?: Record<string, number> | null | undefined
}

const MAX_PROFILE_SKILLS = 30
const RESOURCES_PER_SKILL = 3
const MAX_SKILL_CHARS = 80
/** Importance of a skill the role's data does not rate, by its place in the list. */
const LISTED_IMPORTANCE = { first: 0.8, lossPerPlace: 0.05, lowest: 0.4 } as const
const UNKNOWN_EXPERIENCE_SHARE = 0.4
const FULL_EXPERIENCE_YEARS = 16
const FULL_LEARNING_COURSES = 3
/** What places a level within its range; each set sums to 1. */
const MATCHED_LEVEL_WEIGHTS = { nameMatch: 0.45, experience: 0.4, learning: 0.15 } as const
const UNMATCHED_LEVEL_WEIGHTS = { similarity: 0.55, experience: 0.15, learning: 0.3 } as const
const MIN_NEARBY_SIMILARITY = 0.3
const NAME_MATCH = { same: 1, wholeWord: 0.75, lettersOnly: 0.2 } as const
const LEARNABILITY = { tool: 0.9, concept: 0.75, other: 0.55 } as const
const MATERIAL_LEARNABILITY_BONUS = 0.1
const CENTRAL_IMPORTANCE = 0.85
const IMPORTANT_IMPORTANCE = 0.6
const MAX_GAP_POINTS = REQUIRED_LEVEL - UNMATCHED_LEVELS.lowest

/** Where a person stands against a role, skill by skill, on what evidence, and which gap is worth closing first. */
export function skillGap(engine: CareerEngine, question: SkillGapQuestion): SkillGapResult {
  const { career } = engine
  const role = resolveRole(engine, question.career.role, question.career.code)
  const known = role ? keySkills(career, role.row) : []
  const asked = (question.career.key_skills ?? [])
    .slice(0, MAX_PROFILE_SKILLS)
    .filter(skill => skill.trim() !== '')
  const skills = [...new Set(asked.length > 0 ? asked : known.map(skill => skill.name))]
  const items = skills.map((skill, at): SkillGapItem => {
    const level = skillLevel(career, skill, question)
    const gap = pointsToRequiredLevel(level.userLevel)
    const importance =
      known.find(({ name }) => name.toLowerCase() === skill.toLowerCase())?.importance ??
      Math.max(LISTED_IMPORTANCE.lowest, LISTED_IMPORTANCE.first - at * LISTED_IMPORTANCE.lossPerPlace)
    const resources = learningForSkill(career, skill, RESOURCES_PER_SKILL)
    const learnable = learnability(career, skill, resources.length > 0)
    return {
      skill,
      ...level,
      requiredLevel: REQUIRED_LEVEL,
      gap,
      topGap: false,
      priority: Math.round(Math.min(1, (importance * gap * learnable.share) / MAX_GAP_POINTS) * 100),
      why:
        gap === 0
          ? 'You are there already.'
          : `${importanceText(importance)}, ${gap} points to go, ${learnable.text}.`,
      resources,
    }
  })
  const sorted = items
    .sort((a, b) => b.gap - a.gap || b.priority - a.priority)
    .map((item, at) => ({ ...item, topGap: at < TOP_GAP_COUNT && item.gap > 0 }))
  const first = [...sorted].sort((a, b) => b.priority - a.priority)[0]
  return {
    role: question.career.role,
    code: role?.code ?? null,
    items: sorted,
    closeFirst: first && first.gap > 0 ? { skill: first.skill, why: first.why } : null,
  }
}

type Level = Pick<SkillGapItem, 'userLevel' | 'evidence' | 'source'>

function skillLevel(career: CareerData, skill: string, question: SkillGapQuestion): Level {
  const setByUser = Object.entries(question.levels ?? {}).find(
    ([name]) => name.trim().toLowerCase() === skill.trim().toLowerCase(),
  )?.[1]
  if (setByUser !== undefined && Number.isFinite(setByUser))
    return {
      userLevel: Math.round(Math.min(100, Math.max(0, setByUser))),
      evidence: 'You set this level yourself.',
      source: 'set by you',
    }
  const years = experienceYears(question.years)
  const experienceShare =
    years === null ? UNKNOWN_EXPERIENCE_SHARE : Math.sqrt(Math.min(1, years / FULL_EXPERIENCE_YEARS))
  const learned = (question.learned ?? []).filter(tag => skillsMatch(tag, skill)).length
  const learningShare = Math.min(1, learned / FULL_LEARNING_COURSES)
  const matched = question.skills
    .slice(0, MAX_PROFILE_SKILLS)
    .filter(own => skillsMatch(own, skill))
    .map(own => ({ own, similarity: nameMatch(own, skill) }))
    .sort((a, b) => b.similarity - a.similarity)[0]
  const learningText =
    learned > 0 ? `, and ${learned === 1 ? 'one course' : `${learned} courses`} you completed` : ''
  const experienceText = years === null ? '' : ` and ${yearsText(years)} of experience`
  if (matched) {
    const share =
      MATCHED_LEVEL_WEIGHTS.nameMatch * matched.similarity +
      MATCHED_LEVEL_WEIGHTS.experience * experienceShare +
      MATCHED_LEVEL_WEIGHTS.learning * learningShare
    return {
      userLevel: interpolate(MATCHED_LEVELS, share),
      evidence: `From ${matched.own.trim()} in your profile${experienceText}${learningText}.`,
      source: 'profile',
    }
  }
  const nearestSkill = findNearestSkill(career, skill, question.skills)
  const share =
    UNMATCHED_LEVEL_WEIGHTS.similarity * nearestSkill.similarity +
    UNMATCHED_LEVEL_WEIGHTS.experience * experienceShare +
    UNMATCHED_LEVEL_WEIGHTS.learning * learningShare
  const basis =
    nearestSkill.similarity >= MIN_NEARBY_SIMILARITY
      ? `Not in your profile; ${nearestSkill.own} is the nearest you have`
      : 'Not in your profile, and nothing near it'
  return {
    userLevel: interpolate(UNMATCHED_LEVELS, share),
    evidence: `${basis}${learningText}.`,
    source: nearestSkill.similarity >= MIN_NEARBY_SIMILARITY ? 'nearby' : 'none',
  }
}

/** How much of the wanted skill the person's wording covers: the same word, a word of it, or mere letters. */
function nameMatch(own: string, skill: string): number {
  const [a, b] = [own.trim().toLowerCase(), skill.trim().toLowerCase()]
  if (a === b) return NAME_MATCH.same
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const whole = ` ${long.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(
    ` ${short.replaceAll(/[^\p{L}\p{N}+#.]+/gu, ' ')} `,
  )
  return whole ? NAME_MATCH.wholeWord : NAME_MATCH.lettersOnly
}

/** The profile skill used by the same occupations as the wanted one. */
function findNearestSkill(
  career: CareerData,
  skill: string,
  skills: string[],
): { own: string; similarity: number } {
  const wanted = skillUsage(career, skill)
  let best = { own: '', similarity: 0 }
  for (const own of skills.slice(0, MAX_PROFILE_SKILLS)) {
    if (own.trim() === '') continue
    const similarity = usageSimilarity(career, wanted.usageIn, skillUsage(career, own).usageIn)
    if (similarity > best.similarity)
      best = { own: own.slice(0, MAX_SKILL_CHARS).trim(), similarity: similarity }
  }
  return best
}

function usageSimilarity(
  career: CareerData,
  one: (row: number) => number,
  other: (row: number) => number,
): number {
  let [product, first, second] = [0, 0, 0]
  for (let row = 0; row < career.occupations.count; row++) {
    const [a, b] = [one(row), other(row)]
    product += a * b
    first += a * a
    second += b * b
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second)
}

function learnability(
  career: CareerData,
  skill: string,
  hasMaterial: boolean,
): { share: number; text: string } {
  const { kind } = skillUsage(career, skill)
  const base = kind === 'tool' || kind === 'concept' ? LEARNABILITY[kind] : LEARNABILITY.other
  const text =
    kind === 'tool'
      ? 'a tool you can pick up in weeks'
      : kind === 'concept'
        ? 'learnable in some months'
        : 'one that grows with practice'
  return {
    share: hasMaterial ? base + MATERIAL_LEARNABILITY_BONUS : base,
    text: hasMaterial ? `${text}, with free material below` : text,
  }
}

function importanceText(importance: number): string {
  return importance >= CENTRAL_IMPORTANCE
    ? 'Central to the role'
    : importance >= IMPORTANT_IMPORTANCE
      ? 'Important in the role'
      : 'Useful in the role'
}

function yearsText(years: number): string {
  return years < 2
    ? 'a first year'
    : years < 6
      ? 'two to five years'
      : years < 11
        ? 'six to ten years'
        : years < 16
          ? 'eleven to fifteen years'
          : 'over fifteen years'
}

function interpolate({ lowest, highest }: { lowest: number; highest: number }, share: number): number {
  return Math.round(lowest + (highest - lowest) * Math.min(1, Math.max(0, share)))
}
