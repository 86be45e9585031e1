import { keySkills } from '#engine/occupations/key-skills.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { type CareerEngine, resolveRole } from '#engine/occupations/resolve-role.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import {
  pointsToRequiredLevel,
  REQUIRED_LEVEL,
  type SkillGapItem,
  type SkillGapResult,
  TOP_GAP_COUNT,
  UNMATCHED_LEVELS,
} from '#shared/career/skill-gap.ts'
import { learningForSkill } from './learning-for-skill.ts'
import { type LicenseQuestion, requiredLicenses } from './required-licenses.ts'
import { type PersonRecord, skillEvidence } from './skill-evidence.ts'
import { type LevelQuestion, MAX_PROFILE_SKILLS, skillLevel } from './skill-level.ts'
import { isNamedProduct } from './work-history.ts'

export type SkillGapQuestion = PersonRecord & {
  career: { role: string; code?: string | null | undefined; key_skills?: string[] | null | undefined }
  /** Whether a license is held, where the person said so by hand. */
  licenses?: Readonly<Record<string, boolean>> | undefined
}

const RESOURCES_PER_SKILL = 3
/** Importance of a skill the role's data does not rate, by its place in the list. */
const LISTED_IMPORTANCE = { first: 0.8, lossPerPlace: 0.05, lowest: 0.4 } as const
const LEARNABILITY = { tool: 0.9, concept: 0.75, other: 0.55 } as const
const MATERIAL_LEARNABILITY_BONUS = 0.1
const CENTRAL_IMPORTANCE = 0.85
const IMPORTANT_IMPORTANCE = 0.6
const MAX_GAP_POINTS = REQUIRED_LEVEL - UNMATCHED_LEVELS.lowest

/** Where a person stands against a role: its licenses, then skill by skill on what evidence, and which gap is worth closing first. */
export function skillGap(engine: CareerEngine, question: SkillGapQuestion): SkillGapResult {
  const { career } = engine
  const role = resolveRole(engine, question.career.role, question.career.code)
  const known = role ? keySkills(career, role.row) : []
  const asked = (question.career.key_skills ?? [])
    .slice(0, MAX_PROFILE_SKILLS)
    .filter(skill => skill.trim() !== '')
  const skills = [...new Set(asked.length > 0 ? asked : known.map(skill => skill.name))]
  const person = skillEvidence(engine, question, role ? { title: question.career.role, row: role.row } : null)
  const items = skills.map((skill, at): SkillGapItem => {
    const level = skillLevel(career, skill, person)
    const gap = pointsToRequiredLevel(level.userLevel)
    const importance =
      known.find(({ name }) => name.toLowerCase() === skill.toLowerCase())?.importance ??
      Math.max(LISTED_IMPORTANCE.lowest, LISTED_IMPORTANCE.first - at * LISTED_IMPORTANCE.lossPerPlace)
    const resources = learningForSkill(career, skill, role?.code ?? null, RESOURCES_PER_SKILL)
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
          : `${importanceText(importance)}, ${gap} ${gap === 1 ? 'point' : 'points'} to go, ${learnable.text}.`,
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
    licenses: role ? requiredLicenses(career, role.row, licenseQuestion(question, person)) : [],
    items: sorted,
    closeFirst: first && first.gap > 0 ? { skill: first.skill, why: first.why } : null,
  }
}

function licenseQuestion(
  { resume, job_title, licenses }: SkillGapQuestion,
  person: LevelQuestion,
): LicenseQuestion {
  return {
    skills: person.skills,
    resumeLines: resume ? [...person.certificates, ...person.lines].map(({ text }) => text) : null,
    jobs: person.jobs,
    answers: licenses ?? {},
    hasPresentJob: Boolean(job_title?.trim()) || resume?.work[0]?.current === true,
  }
}

function learnability(
  career: CareerData,
  skill: string,
  hasMaterial: boolean,
): { share: number; text: string } {
  const usage = skillUsage(career, skill)
  // "Business Management" is the name of a program too.
  const kind = usage.kind === 'tool' && !isNamedProduct(usage, skill) ? 'concept' : usage.kind
  const base = kind === 'tool' || kind === 'concept' ? LEARNABILITY[kind] : LEARNABILITY.other
  const text =
    kind === 'tool'
      ? 'a tool you can pick up in weeks'
      : kind === 'concept'
        ? 'learnable in some months'
        : 'one that grows with practice'
  return {
    share: hasMaterial ? base + MATERIAL_LEARNABILITY_BONUS : base,
    text: hasMaterial ? `${text}, with free material in the learning center` : text,
  }
}

function importanceText(importance: number): string {
  return importance >= CENTRAL_IMPORTANCE
    ? 'Central to the role'
    : importance >= IMPORTANT_IMPORTANCE
      ? 'Important in the role'
      : 'Useful in the role'
}
