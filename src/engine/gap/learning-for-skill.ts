import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { LearningField } from '#engine/occupations/load-learning.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { wordStems } from '#engine/text/word-stems.ts'
import type { LearningLink } from '#shared/career/learning-link.ts'

const MAX_SKILL_CHARS = 80
/** Shorter names, such as "R" or "Go", stand in too many titles to be searched for there. */
const MIN_SEARCHED_NAME_CHARS = 3

/**
 * Learning material for a skill of an occupation, best first: its title names the skill, then the subject it belongs to.
 * Material of a field that is neither the skill's nor the occupation's is left out, if need be all of it.
 */
export function learningForSkill(
  career: CareerData,
  skill: string,
  targetCode: string | null,
  limit: number,
): LearningLink[] {
  const { byTag, links, fields, fieldsOf, wordsByTag } = career.learning()
  const skillName = skill.slice(0, MAX_SKILL_CHARS).trim().toLowerCase()
  const [, fullName = skillName, abbreviation = ''] = /^(.+?) \((\w+)\)$/.exec(skillName) ?? []
  const name = abbreviation || fullName
  const namesSkill = ({ title }: LearningLink) => containsWord(title, name) || containsWord(title, fullName)
  const { kind } = skillUsage(career, skillName)
  // "Education and Training" of a firefighter is not that of schools, though it has their word.
  const isElement = kind === 'element'
  const foreign = new Set(fields.filter(field => !isOfField(field, skillName, isElement, targetCode)))
  const suitsField = (link: LearningLink) => !fieldsOf(link).some(field => foreign.has(field))
  const tagged = [name, ...(career.tables.learningSubjects.get(skillName) ?? [])].flatMap(tag =>
    (byTag.get(tag) ?? []).filter(
      link => namesSkill(link) || (wordsByTag.get(tag)?.().test(link.title) ?? true),
    ),
  )
  const ranked = [...tagged.filter(namesSkill), ...tagged.filter(link => !namesSkill(link))].filter(
    suitsField,
  )
  const byTitle =
    name.length >= MIN_SEARCHED_NAME_CHARS && ranked.length < limit
      ? links.filter(link => containsWord(link.title, name) && suitsField(link))
      : []
  return unlikeFirst([...new Set([...ranked, ...byTitle])]).slice(0, limit)
}

/** The first of each list, then the second of each: one skill must not take all places. */
export function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const length = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length }, (_, at) => lists.flatMap(list => list.slice(at, at + 1))).flat()
}

/** A title that says no more than one before it comes after all others: "Introduction to Linux" again, "for beginners". */
function unlikeFirst(links: readonly LearningLink[]): LearningLink[] {
  const seen = new Set<string>()
  const [unlike, alike]: [LearningLink[], LearningLink[]] = [[], []]
  for (const link of links) {
    const key = [...new Set(wordStems(link.title.replaceAll(COURSE_WORDS, ' ')))].toSorted().join(' ')
    ;(seen.has(key) ? alike : unlike).push(link)
    seen.add(key)
  }
  return [...unlike, ...alike]
}

/** What a title says of the course and not of its subject. */
const COURSE_WORDS =
  /\b(?:intro(?:duction|ductory)?|courses?|tutorials?|beginners?|basics?|fundamentals?|foundations?|essentials?|learn|learning|getting started|full|complete|free|guide|part|specialization|for|with|to|the|of|in|[ivx]+|\d+)\b/giu

/** The skill is of the field by the table or by its own name, or the occupation is. */
function isOfField(
  { codes, skills, pattern }: LearningField,
  skillName: string,
  isElement: boolean,
  targetCode: string | null,
): boolean {
  return (
    skills.has(skillName) ||
    (!isElement && pattern.test(skillName)) ||
    (targetCode !== null && codes.some(start => targetCode.startsWith(start)))
  )
}

function containsWord(title: string, name: string): boolean {
  const at = title.toLowerCase().indexOf(name)
  if (at < 0) return false
  const around = (title[at - 1] ?? ' ') + (title[at + name.length] ?? ' ')
  return !/[\p{L}\p{N}]/u.test(around)
}
