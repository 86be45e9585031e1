import { type INDUSTRIES, SKILL_OPTIONS } from '#shared/account/profile-options.ts'

type Industry = (typeof INDUSTRIES)[number]
type Skill = (typeof SKILL_OPTIONS)[number]

const PEOPLE_FIRST: readonly Skill[] = [
  'Communication',
  'Problem Solving',
  'Leadership',
  'Project Management',
  'Data Analysis',
]

/** What people of an industry pick most, most first: a nurse must not meet JavaScript before anything of hers. */
const LEADING: Readonly<Record<Industry, readonly Skill[]>> = {
  Technology: ['JavaScript', 'Python', 'React', 'Node.js', 'Cloud Computing', 'Database Management'],
  Healthcare: ['Communication', 'Leadership', 'Problem Solving', 'Data Analysis', 'Project Management'],
  Finance: ['Data Analysis', 'Problem Solving', 'Communication', 'Database Management', 'Project Management'],
  Education: ['Communication', 'Leadership', 'Design', 'Project Management', 'Problem Solving'],
  Marketing: ['Marketing', 'Communication', 'Data Analysis', 'Design', 'Sales'],
  Sales: ['Sales', 'Communication', 'Marketing', 'Leadership', 'Problem Solving'],
  Manufacturing: ['Problem Solving', 'Project Management', 'Leadership', 'Communication', 'Data Analysis'],
  Retail: ['Sales', 'Communication', 'Leadership', 'Marketing', 'Problem Solving'],
  'Real Estate': ['Sales', 'Communication', 'Marketing', 'Project Management', 'Data Analysis'],
  Legal: ['Communication', 'Problem Solving', 'Leadership', 'Project Management', 'Data Analysis'],
  Consulting: ['Problem Solving', 'Communication', 'Data Analysis', 'Project Management', 'Leadership'],
  Other: PEOPLE_FIRST,
}

/** The fixed list in the order of an industry: what leads, and the rest as the list has it. */
export function skillOrder(industry: string | null | undefined): { leading: Skill[]; others: Skill[] } {
  const leading = Object.entries(LEADING).find(([name]) => name === industry)?.[1] ?? PEOPLE_FIRST
  return { leading: [...leading], others: SKILL_OPTIONS.filter(skill => !leading.includes(skill)) }
}
