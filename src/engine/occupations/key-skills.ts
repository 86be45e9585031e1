import type { CareerData } from './load-career-data.ts'
import type { Tool } from './load-tools.ts'

type KeySkill = { name: string; kind: 'tool' | 'knowledge' | 'skill' | 'concept'; importance: number }

const MAX_KEY_SKILLS = 8
const MAX_CENTRAL_SKILLS = 2
const CENTRAL_IMPORTANCE_LOSS_PER_PLACE = 0.04
/** An occupation with this many tools in demand counts as technical. */
const MIN_TECHNICAL_TOOLS = 8
/** Tools shown, and the importance of the first, by kind of work. */
const TOOLS_BY_WORK = {
  technical: { count: 4, importance: 0.9 },
  office: { count: 2, importance: 0.6 },
  nonOffice: { count: 1, importance: 0.4 },
} as const
const TOOL_IMPORTANCE_LOSS_PER_PLACE = 0.01
const TOOL_RANKS = { inDemand: 2, hot: 1 } as const
/** Importance is the rating times base + range × a logistic function of the z-score. */
const DISTINCTIVENESS = { base: 0.55, range: 0.45, slope: 1.5, middleZScore: 0.4 } as const
const NON_OFFICE_CODES = /^(31|33|35|37|39|45|47|49|51|53)-/

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
  const concepts = career.tables.centralSkills
    .filter(({ codes }) => codes.some(start => code.startsWith(start)))
    .slice(0, MAX_CENTRAL_SKILLS)
    .map(
      ({ name }, at): KeySkill => ({
        name,
        kind: 'concept',
        importance: 1 - at * CENTRAL_IMPORTANCE_LOSS_PER_PLACE,
      }),
    )
  const wanted = rankedTools(career, row).filter(tool => tool.isInDemand)
  const isTechnical = wanted.length >= MIN_TECHNICAL_TOOLS
  const shown =
    TOOLS_BY_WORK[isTechnical ? 'technical' : NON_OFFICE_CODES.test(code) ? 'nonOffice' : 'office']
  const tools = wanted.slice(0, shown.count).map(
    ({ name }, at): KeySkill => ({
      name,
      kind: 'tool',
      importance: shown.importance - at * TOOL_IMPORTANCE_LOSS_PER_PLACE,
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
  const listed = tools.of(row).filter(tool => !career.tables.everydayTools.has(tool.name))
  const rank = (tool: Tool) => (tool.isInDemand ? TOOL_RANKS.inDemand : 0) + (tool.isHot ? TOOL_RANKS.hot : 0)
  const popularity = (tool: Tool) =>
    (career.tables.toolPopularity.get(tool.name) ?? 0) +
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
        career.tables.elementNames.has(`${block}/${name}`) &&
        !career.tables.commonElements.has(name),
    )
    .map(element => {
      const zScore = occupations.zScore(row, element)
      const importance =
        occupations.rating(row, element) *
        (DISTINCTIVENESS.base +
          DISTINCTIVENESS.range /
            (1 + Math.exp(-DISTINCTIVENESS.slope * (zScore - DISTINCTIVENESS.middleZScore))))
      const kind: KeySkill['kind'] = element.block === 'knowledge' ? 'knowledge' : 'skill'
      return {
        name: career.tables.elementNames.get(`${element.block}/${element.name}`) ?? element.name,
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
