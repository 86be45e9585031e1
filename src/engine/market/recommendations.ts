import { skillUse } from '#engine/occupations/skill-usage.ts'
import { skillsMatch } from '#shared/career/skill-gap.ts'
import type { About } from './market-insight.ts'
import { priceLevel } from './pay-band.ts'
import { educationText } from './salary-factors.ts'

const MOST_RECOMMENDATIONS = 6

/** What to do with these figures, each with the figure it follows from. */
export function recommendations(about: About): string[] {
  const { career, row, role, skills, ways, known, years, outlook, place } = about
  const has = (name: string) =>
    known.some(skill => skillsMatch(skill, name) || skillUse(career, skill).name === name)
  const missing = skills.hot.filter(name => !has(name))
  const held = skills.hot.filter(has)
  const said: string[] = []
  if (held.length > 0)
    said.push(
      `Lead with ${list(held.slice(0, 3))}: you have ${held.length > 1 ? 'them' : 'it'}, and employers of this role ask for ${held.length > 1 ? 'them' : 'it'}.`,
    )
  if (missing.length > 0)
    said.push(`Build ${list(missing.slice(0, 2))} next: asked for in this role and not in your profile yet.`)
  const emerging = skills.emerging.find(name => !has(name))
  if (emerging)
    said.push(
      `Look at ${emerging}: employers already ask for it in ${skills.emergingIn.get(emerging)}, a growing role nearby.`,
    )
  const way = ways[0]
  const growth = outlook?.growth ?? 0
  if (way && way.growthPercent > growth)
    said.push(
      `Keep ${way.role} in view: related work that grows ${(way.growthPercent - growth).toFixed(1)} points more by 2034.`,
    )
  if (growth < -1)
    said.push(
      `Plan a move early: ${role} jobs are projected to fall, and most openings replace people who leave.`,
    )
  if (outlook?.education && years !== null && years < 2)
    said.push(`Check the way in: ${educationText(outlook.education)} is usual for this work.`)
  const level = priceLevel(career, place)
  if (level !== null && level >= 1.08)
    said.push(
      `Compare offers by buying power: prices in ${place.name} are ${Math.round((level - 1) * 100)}% above the US level.`,
    )
  if (years !== null && years >= 6)
    said.push('Ask for the upper half of the range, and bring two results with numbers from the last year.')
  if (said.length < 3)
    said.push(
      `Compare the ${career.occupations.related(row).length} roles nearest to ${role} before you decide.`,
    )
  return said.slice(0, MOST_RECOMMENDATIONS)
}

function list(names: string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
