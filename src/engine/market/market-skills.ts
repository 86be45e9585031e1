import { keySkills, rankedTools } from '#engine/occupations/key-skills.ts'
import type { CareerData } from '#engine/occupations/load-career-data.ts'

export type MarketSkills = {
  hot: string[]
  emerging: string[]
  declining: string[]
  /** For an emerging skill, a growing related role that asks for it. */
  emergingIn: Map<string, string>
}

const MAX_HOT_SKILLS = 8
const MAX_EMERGING_SKILLS = 6
const MAX_DECLINING_SKILLS = 5
const MIN_EMERGING_ROLE_GROWTH_PERCENT = 5
/** With fewer tools in demand, skills that are no tools come first. */
const MIN_TOOLS_IN_DEMAND = 5
const MAX_NON_TOOL_SKILLS = 5
const EMERGING_VOTES = { listedHere: 0.5, newHere: 1 } as const
/** Tools of fewer occupations are too rare to call less asked for. */
const MIN_DECLINING_TOOL_OCCUPATIONS = 5

/**
 * Hot: what employers of this occupation ask for. Emerging: what they ask for in its growing related roles and not yet here.
 * Less asked for: tools listed for the occupation, without that mark, of a kind where others have it.
 */
export function marketSkills(career: CareerData, row: number): MarketSkills {
  const tools = rankedTools(career, row)
  const inDemand = tools.filter(tool => tool.isInDemand)
  const toolNames = [...inDemand, ...tools.filter(tool => tool.isHot && !tool.isInDemand)]
    .slice(0, MAX_HOT_SKILLS)
    .map(tool => tool.name)
  const nonToolSkills = keySkills(career, row)
    .filter(skill => skill.kind !== 'tool')
    .map(skill => skill.name)
  const hot =
    inDemand.length >= MIN_TOOLS_IN_DEMAND
      ? toolNames
      : [...nonToolSkills.slice(0, MAX_NON_TOOL_SKILLS), ...inDemand.map(tool => tool.name)]
  const listed = new Set(tools.map(tool => tool.name))
  const emergingIn = new Map<string, string>()
  const emergingVotes = new Map<string, number>()
  for (const other of career.occupations.related(row)) {
    const growth = career.outlooks.of(other)?.growth ?? 0
    if (growth < MIN_EMERGING_ROLE_GROWTH_PERCENT) continue
    for (const tool of rankedTools(career, other)) {
      if (
        !tool.isInDemand ||
        !tool.isHot ||
        career.tables.officeTools.has(tool.name) ||
        inDemand.some(own => own.name === tool.name)
      )
        continue
      emergingVotes.set(
        tool.name,
        (emergingVotes.get(tool.name) ?? 0) +
          (listed.has(tool.name) ? EMERGING_VOTES.listedHere : EMERGING_VOTES.newHere),
      )
      if (!emergingIn.has(tool.name)) emergingIn.set(tool.name, career.occupations.roles[other] ?? '')
    }
  }
  const emerging = [...emergingVotes]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_EMERGING_SKILLS)
    .map(([name]) => name)
  return {
    hot: [...new Set(hot)].slice(0, MAX_HOT_SKILLS),
    emerging: emerging.filter(name => !hot.includes(name)),
    declining: toolsWithoutDemandMark(career, row),
    emergingIn,
  }
}

function toolsWithoutDemandMark(career: CareerData, row: number): string[] {
  const tools = career.tools()
  const own = tools.of(row)
  const kinds = new Set(own.filter(tool => tool.isInDemand).map(tool => tool.kind))
  return own
    .filter(
      tool =>
        !tool.isInDemand &&
        !tool.isHot &&
        kinds.has(tool.kind) &&
        tools.occupationCount(tool.name) >= MIN_DECLINING_TOOL_OCCUPATIONS &&
        / |[A-Z]/.test(tool.name) &&
        !/ software$/.test(tool.name),
    )
    .sort(
      (a, b) => tools.occupationCount(b.name) - tools.occupationCount(a.name) || (a.name < b.name ? -1 : 1),
    )
    .slice(0, MAX_DECLINING_SKILLS)
    .map(tool => tool.name)
}
