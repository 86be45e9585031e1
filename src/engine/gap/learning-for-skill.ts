import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { LearningLink } from '#shared/career/learning-link.ts'

const MAX_SKILL_CHARS = 80
/** Shorter names, such as "R" or "Go", stand in too many titles to be searched for there. */
const MIN_SEARCHED_NAME_CHARS = 3

/** Learning material for a skill, best first: tagged with it, then with the subject it belongs to, then named in the title. */
export function learningForSkill(career: CareerData, skill: string, limit: number): LearningLink[] {
  const { byTag, links } = career.learning()
  const skillName = skill.slice(0, MAX_SKILL_CHARS).trim().toLowerCase()
  const [, fullName = skillName, abbreviation = ''] = /^(.+?) \((\w+)\)$/.exec(skillName) ?? []
  const name = abbreviation || fullName
  const tags = [name, ...(career.tables.learningSubjects.get(skillName) ?? [])]
  const found = tags.flatMap(tag => byTag.get(tag) ?? [])
  const namesSkill = (link: LearningLink) =>
    containsWord(link.title, name) || containsWord(link.title, fullName) ? 1 : 0
  const ranked = found
    .map((link, at) => ({ link, at }))
    .sort((a, b) => namesSkill(b.link) - namesSkill(a.link) || a.at - b.at)
  const byTitle =
    name.length >= MIN_SEARCHED_NAME_CHARS && ranked.length < limit
      ? links.filter(link => containsWord(link.title, name))
      : []
  return [...new Set([...ranked.map(({ link }) => link), ...byTitle])].slice(0, limit)
}

function containsWord(title: string, name: string): boolean {
  const at = title.toLowerCase().indexOf(name)
  if (at < 0) return false
  const around = (title[at - 1] ?? ' ') + (title[at + name.length] ?? ' ')
  return !/[\p{L}\p{N}]/u.test(around)
}
