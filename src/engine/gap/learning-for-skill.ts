import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { ownEntry } from '#engine/text/own-entry.ts'
import type { LearningLink } from '#shared/career/learning-link.ts'

/** Learning material for a skill, best first: tagged with it, then with the subject it belongs to, then named in the title. */
export function learningForSkill(career: CareerData, skill: string, limit: number): LearningLink[] {
  const { byTag, links } = career.learning()
  const skillName = skill.slice(0, 80).trim().toLowerCase()
  const [, fullName = skillName, abbreviation = ''] = /^(.+?) \((\w+)\)$/.exec(skillName) ?? []
  const name = abbreviation || fullName
  const tags = [name, ...(ownEntry(LEARNING_SUBJECTS, skillName) ?? [])]
  const found = tags.flatMap(tag => byTag.get(tag) ?? [])
  const namesSkill = (link: LearningLink) =>
    containsWord(link.title, name) || containsWord(link.title, fullName) ? 1 : 0
  const ranked = found
    .map((link, at) => ({ link, at }))
    .sort((a, b) => namesSkill(b.link) - namesSkill(a.link) || a.at - b.at)
  const byTitle =
    name.length > 2 && ranked.length < limit ? links.filter(link => containsWord(link.title, name)) : []
  return [...new Set([...ranked.map(({ link }) => link), ...byTitle])].slice(0, limit)
}

function containsWord(title: string, name: string): boolean {
  const at = title.toLowerCase().indexOf(name)
  if (at < 0) return false
  const around = (title[at - 1] ?? ' ') + (title[at + name.length] ?? ' ')
  return !/[\p{L}\p{N}]/u.test(around)
}

/** Skills without material of their own, and the tags whose material teaches them. */
const LEARNING_SUBJECTS: Record<string, string[]> = {
  'amazon web services (aws)': ['cloud computing'],
  'microsoft azure': ['cloud computing'],
  'google cloud': ['cloud computing'],
  kubernetes: ['devops', 'cloud computing'],
  docker: ['devops', 'cloud computing'],
  terraform: ['devops', 'cloud computing'],
  jenkins: ['devops'],
  github: ['git'],
  css: ['html and css'],
  html: ['html and css'],
  tableau: ['data analysis'],
  'power bi': ['data analysis'],
  sas: ['data analysis'],
  alteryx: ['data analysis'],
  mysql: ['sql', 'database management'],
  postgresql: ['sql', 'database management'],
  'sql server': ['sql', 'database management'],
  mongodb: ['database management'],
  'oracle database': ['database management'],
  'software development': ['software engineering'],
  programming: ['software engineering', 'python'],
  'computer systems': ['linux', 'networking'],
  'requirements analysis': ['software engineering', 'product management'],
  'systems analysis': ['problem solving', 'software engineering'],
  'technology design': ['software engineering', 'design'],
  troubleshooting: ['problem solving'],
  'user experience design': ['design'],
  figma: ['design'],
  'adobe photoshop': ['design'],
  'adobe illustrator': ['design'],
  'fine arts': ['design'],
  'applied mathematics': ['mathematics'],
  'scientific methods': ['critical thinking', 'problem solving'],
  'critical thinking': ['problem solving'],
  'decision making': ['critical thinking', 'strategy'],
  'business management': ['leadership', 'strategy'],
  leadership: ['leadership'],
  coordination: ['project management', 'time management'],
  'resource planning': ['operations management', 'project management'],
  'production methods': ['operations management'],
  'quality control': ['operations management'],
  budgeting: ['finance'],
  'finance and accounting': ['accounting', 'finance'],
  'sales and marketing': ['marketing', 'sales'],
  persuasion: ['communication', 'negotiation'],
  'media and communication': ['communication', 'marketing'],
  'clear writing': ['writing', 'english language'],
  writing: ['writing', 'english language'],
  'reading people': ['emotional intelligence', 'psychology'],
  'caring service': ['emotional intelligence', 'customer service'],
  'customer service': ['customer service', 'communication'],
  'teaching others': ['education and training'],
  'coaching and training': ['education and training', 'leadership'],
  'patient care': ['healthcare'],
  'medical knowledge': ['healthcare'],
  counseling: ['psychology'],
  'understanding society': ['psychology'],
  biology: ['healthcare'],
  'law and regulation': ['law and government'],
  salesforce: ['sales', 'marketing'],
  hubspot: ['marketing', 'sales'],
  'google analytics': ['marketing', 'data analysis'],
  'microsoft project': ['project management'],
  jira: ['project management', 'software engineering'],
  autocad: ['engineering', 'design'],
  mechanics: ['engineering'],
  construction: ['engineering', 'project management'],
  physics: ['engineering', 'mathematics'],
  'office administration': ['time management', 'microsoft excel'],
  quickbooks: ['accounting'],
  telecommunications: ['networking'],
  'active learning': ['learning strategies'],
  java: ['java'],
  'machine learning': ['machine learning'],
}
