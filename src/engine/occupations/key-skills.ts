import type { CareerData } from './load-career-data.ts'
import type { Tool } from './load-tools.ts'
import { SKILL_NAMES } from './skill-names.ts'

export type KeySkill = { name: string; kind: 'tool' | 'knowledge' | 'skill' | 'concept'; importance: number }

const MAX_KEY_SKILLS = 8
const NON_OFFICE_CODES = /^(31|33|35|37|39|45|47|49|51|53)-/

/** What an occupation is about in one phrase, where people have one. */
const CENTRAL_SKILLS: [string, string[]][] = [
  [
    'Software Development',
    ['15-1252', '15-1251', '15-1254', '15-1253', '15-1299.08', '15-1299.07', '15-1255.01'],
  ],
  [
    'Data Analysis',
    [
      '15-2',
      '13-1161',
      '13-2051',
      '13-2054',
      '13-2041',
      '13-1111',
      '19-3022',
      '13-1081.02',
      '15-1242',
      '11-9199.01',
    ],
  ],
  ['Machine Learning', ['15-2051.00', '15-1221']],
  ['Project Management', ['13-1082', '15-1299.09', '11-9021', '11-9041', '11-3021', '13-1111', '13-1199.04']],
  ['Cloud Computing', ['15-1241', '15-1244', '15-1299.08', '15-1252']],
  ['Database Management', ['15-1242', '15-1243', '15-2051.01']],
  ['User Experience Design', ['15-1255.00']],
  ['Design', ['27-102', '15-1255', '27-1011', '27-1014', '17-1011', '17-1012']],
  ['Marketing', ['11-2021', '11-2011', '13-1161', '41-3011', '27-3031', '11-2032']],
  ['Sales', ['11-2022', '41-1', '41-2031', '41-3', '41-4', '41-9']],
  [
    'Patient Care',
    [
      '29-1141',
      '29-2061',
      '31-1131',
      '29-1171',
      '29-1071',
      '31-9092',
      '29-2042',
      '29-2043',
      '29-1122',
      '29-1123',
      '29-1126',
      '31-1121',
    ],
  ],
  ['Cybersecurity', ['15-1212', '15-1299.04', '15-1299.05', '15-1299.06']],
]
const cache = new WeakMap<CareerData, Map<number, KeySkill[]>>()

/** The skills that stand out in an occupation, most important first: what it is about, then the tools employers name, then ways of working. */
export function keySkills(career: CareerData, row: number): KeySkill[] {
  const known = cache.get(career) ?? new Map<number, KeySkill[]>()
  cache.set(career, known)
  const skills = known.get(row) ?? computeKeySkills(career, row)
  known.set(row, skills)
  return skills
}

function computeKeySkills(career: CareerData, row: number): KeySkill[] {
  const code = career.occupations.codes[row] ?? ''
  const concepts = CENTRAL_SKILLS.filter(([, codes]) => codes.some(start => code.startsWith(start)))
    .slice(0, 2)
    .map(([name], at): KeySkill => ({ name, kind: 'concept', importance: 1 - at * 0.04 }))
  const wanted = rankedTools(career, row).filter(tool => tool.isInDemand)
  const isTechnical = wanted.length >= 8
  const tools = wanted.slice(0, isTechnical ? 4 : NON_OFFICE_CODES.test(code) ? 1 : 2).map(
    ({ name }, at): KeySkill => ({
      name,
      kind: 'tool',
      importance: (isTechnical ? 0.9 : NON_OFFICE_CODES.test(code) ? 0.4 : 0.6) - at * 0.01,
    }),
  )
  const rated = ratedSkills(career, row).filter(
    ({ name }) => !concepts.some(concept => namesOverlap(concept.name, name)),
  )
  const chosen = [...concepts, ...tools, ...rated.slice(0, MAX_KEY_SKILLS - concepts.length - tools.length)]
  return chosen.sort((a, b) => b.importance - a.importance || (a.name < b.name ? -1 : 1))
}

/** Tools of an occupation that employers name, best known first, without what every office uses. */
export function rankedTools(career: CareerData, row: number): Tool[] {
  const tools = career.tools()
  const listed = tools.of(row).filter(tool => !EVERYDAY_TOOLS.has(tool.name))
  const rank = (tool: Tool) => (tool.isInDemand ? 2 : 0) + (tool.isHot ? 1 : 0)
  const popularity = (tool: Tool) =>
    (POPULARITY_BY_TOOL.get(tool.name) ?? 0) +
    1 -
    Math.log(1 + tools.occupationCount(tool.name)) / Math.log(career.occupations.count) / 2
  return listed.sort(
    (a, b) => rank(b) - rank(a) || popularity(b) - popularity(a) || (a.name < b.name ? -1 : 1),
  )
}

function ratedSkills(career: CareerData, row: number): KeySkill[] {
  const { occupations } = career
  return occupations.elements
    .filter(
      ({ block, name }) =>
        (block === 'skills' || block === 'knowledge') &&
        SKILL_NAMES[`${block}/${name}`] &&
        !COMMON_ELEMENTS.has(name),
    )
    .map(element => {
      const standing = occupations.zScore(row, element)
      const importance =
        occupations.rating(row, element) * (0.55 + 0.45 / (1 + Math.exp(-1.5 * (standing - 0.4))))
      const kind: KeySkill['kind'] = element.block === 'knowledge' ? 'knowledge' : 'skill'
      return {
        name: SKILL_NAMES[`${element.block}/${element.name}`] ?? element.name,
        kind,
        importance: Math.min(1, importance),
      }
    })
    .sort((a, b) => b.importance - a.importance || (a.name < b.name ? -1 : 1))
    .filter((skill, at, all) => all.findIndex(other => namesOverlap(other.name, skill.name)) === at)
}

function namesOverlap(one: string, other: string): boolean {
  if (one === 'Software Development') return other === 'Programming'
  return other.toLowerCase().includes(one.toLowerCase()) || one.toLowerCase().includes(other.toLowerCase())
}

const COMMON_ELEMENTS = new Set([
  'Monitoring',
  'Active Learning',
  'English Language',
  'Critical Thinking',
  'Systems Evaluation',
  'Equipment Selection',
  'Geography',
])

const EVERYDAY_TOOLS = new Set([
  'Microsoft Office',
  'Microsoft Word',
  'Microsoft Outlook',
  'Microsoft PowerPoint',
  'Microsoft Windows',
  'Microsoft Teams',
  'Zoom',
  'Webex',
  'Google Docs',
  'Google Workspace',
  'Google Sheets',
  'Microsoft Edge',
  'Mozilla Firefox',
  'Apple Safari',
  'Operating system software',
  'Word processing software',
  'Spreadsheet software',
  'Email software',
  'Web browser software',
  'Adobe Acrobat',
  'Slack',
  'Facebook',
  'TikTok',
  'macOS',
  'Microsoft Access',
  'Database software',
  'Inventory management software',
  'Enterprise resource planning (ERP) software',
])

const POPULAR_TOOLS = [
  'Python',
  'SQL',
  'JavaScript',
  'Java',
  'React',
  'Amazon Web Services (AWS)',
  'Microsoft Azure',
  'Docker',
  'Kubernetes',
  'TypeScript',
  'Git',
  'Tableau',
  'Power BI',
  'Salesforce',
  'Figma',
  'AutoCAD',
  'Epic',
  'QuickBooks',
  'SAP ERP',
  'R',
  'Linux',
  'C++',
  'C#',
  'Node.js',
  'Microsoft Excel',
  'Jira',
  'Adobe Photoshop',
  'Google Analytics',
  'HubSpot',
  'PostgreSQL',
  'Terraform',
]
const POPULARITY_BY_TOOL = new Map(
  POPULAR_TOOLS.map((name, at) => [name, (POPULAR_TOOLS.length - at) / POPULAR_TOOLS.length]),
)
