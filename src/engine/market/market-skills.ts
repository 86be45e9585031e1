import { keySkills, marketTools } from '#engine/occupations/key-skills.ts'
import type { Career } from '#engine/occupations/load-career-data.ts'

export type MarketSkills = {
  hot: string[]
  emerging: string[]
  declining: string[]
  /** For an emerging skill, a growing related role that asks for it. */
  emergingIn: Map<string, string>
}

const MOST_HOT = 8
const MOST_EMERGING = 6
const MOST_DECLINING = 5
const GROWING_PERCENT = 5

/**
 * Hot: what employers of this occupation ask for. Emerging: what they ask for in its growing related roles and not yet here.
 * Less asked for: tools listed for the occupation, without that mark, of a kind where others have it.
 */
export function marketSkills(career: Career, row: number): MarketSkills {
  const tools = marketTools(career, row)
  const asked = tools.filter(tool => tool.wanted)
  const named = [...asked, ...tools.filter(tool => tool.hot && !tool.wanted)]
    .slice(0, MOST_HOT)
    .map(tool => tool.name)
  const core = keySkills(career, row)
    .filter(skill => skill.kind !== 'tool')
    .map(skill => skill.name)
  const hot = asked.length >= 5 ? named : [...core.slice(0, 5), ...asked.map(tool => tool.name)]
  const listed = new Set(tools.map(tool => tool.name))
  const emergingIn = new Map<string, string>()
  const votes = new Map<string, number>()
  for (const other of career.occupations.related(row)) {
    const growth = career.outlooks.of(other)?.growth ?? 0
    if (growth < GROWING_PERCENT) continue
    for (const tool of marketTools(career, other)) {
      if (!tool.wanted || !tool.hot || OFFICE.has(tool.name) || asked.some(own => own.name === tool.name))
        continue
      votes.set(tool.name, (votes.get(tool.name) ?? 0) + (listed.has(tool.name) ? 0.5 : 1))
      if (!emergingIn.has(tool.name)) emergingIn.set(tool.name, career.occupations.roles[other] ?? '')
    }
  }
  const emerging = [...votes]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_EMERGING)
    .map(([name]) => name)
  return {
    hot: [...new Set(hot)].slice(0, MOST_HOT),
    emerging: emerging.filter(name => !hot.includes(name)),
    declining: lessAsked(career, row),
    emergingIn,
  }
}

function lessAsked(career: Career, row: number): string[] {
  const tools = career.tools()
  const own = tools.of(row)
  const kinds = new Set(own.filter(tool => tool.wanted).map(tool => tool.kind))
  return own
    .filter(
      tool =>
        !tool.wanted &&
        !tool.hot &&
        kinds.has(tool.kind) &&
        tools.spread(tool.name) >= 5 &&
        / |[A-Z]/.test(tool.name) &&
        !/ software$/.test(tool.name),
    )
    .sort((a, b) => tools.spread(b.name) - tools.spread(a.name) || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_DECLINING)
    .map(tool => tool.name)
}

const OFFICE = new Set([
  'Microsoft Excel',
  'Microsoft Visio',
  'Microsoft SharePoint',
  'Microsoft Project',
  'Microsoft Access',
])
