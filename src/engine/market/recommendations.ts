import { skillLevel } from '#engine/gap/skill-level.ts'
import { rankedTools } from '#engine/occupations/key-skills.ts'
import { skillUsage } from '#engine/occupations/skill-usage.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { educationText } from '#shared/career/education.ts'
import { placeInSentence } from '#shared/career/place-in-sentence.ts'
import { MATCHED_LEVELS, skillsMatch } from '#shared/career/skill-gap.ts'
import type { MarketContext } from './market-context.ts'
import { priceLevel } from './pay-band.ts'

const MAX_RECOMMENDATIONS = 6
const MIN_RECOMMENDATIONS = 3
const MAX_SKILLS_TO_LEAD_WITH = 3
const MAX_SKILLS_TO_BUILD = 2
const SHRINKING_BELOW_GROWTH_PERCENT = -1
const ENTRY_BELOW_YEARS = 2
const EXPERIENCED_FROM_YEARS = 6
/** Local prices as a multiple of the national level. */
const MIN_HIGH_PRICE_LEVEL = 1.08

/** What to do with these figures, each with the figure it follows from. */
export function recommendations(about: MarketContext): string[] {
  const {
    career,
    row,
    role,
    skills,
    relatedRoles: ways,
    evidence,
    isFromOtherWork,
    years,
    outlook,
    place,
  } = about
  const isHeld = (name: string) =>
    evidence.skills.some(skill => skillUsage(career, skill).name === name) ||
    skillLevel(career, name, evidence).userLevel >= MATCHED_LEVELS.lowest
  const missing = skills.hot.filter(name => !isHeld(name))
  // Years of the work give its ways of working; which product they were spent with only the person knows.
  const products = new Set(rankedTools(career, row).map(tool => tool.name))
  const isSupposed = (name: string) =>
    products.has(name) &&
    skillLevel(career, name, evidence).source === 'work' &&
    !evidence.skills.some(skill => skillsMatch(skill, name))
  const supposed = skills.hot.filter(name => isHeld(name) && isSupposed(name))
  const heldSkills = skills.hot.filter(name => isHeld(name) && !isSupposed(name))
  const sentences: string[] = []
  if (heldSkills.length > 0)
    sentences.push(
      `Lead with ${joinWithAnd(heldSkills.slice(0, MAX_SKILLS_TO_LEAD_WITH))}: you have ${heldSkills.length > 1 ? 'them' : 'it'}, and employers of this role ask for ${heldSkills.length > 1 ? 'them' : 'it'}.`,
    )
  if (missing.length > 0)
    sentences.push(
      `Build ${joinWithAnd(missing.slice(0, MAX_SKILLS_TO_BUILD))} next: asked for in this role and not in your profile yet.`,
    )
  if (supposed.length > 0)
    sentences.push(
      `Name ${joinWithAnd(supposed.slice(0, MAX_SKILLS_TO_BUILD))} in your profile if you use ${supposed.length > 1 ? 'them' : 'it'}: employers of this role ask for ${supposed.length > 1 ? 'them' : 'it'}.`,
    )
  const emerging = skills.emerging.find(name => !isHeld(name))
  if (emerging)
    sentences.push(
      `Look at ${emerging}: employers already ask for it in ${skills.emergingIn.get(emerging)}, a growing role nearby.`,
    )
  const relatedRole = ways[0]
  const growth = outlook?.growth ?? 0
  if (relatedRole && relatedRole.growthPercent > growth)
    sentences.push(
      `Keep ${relatedRole.role} in view: related work that grows ${(relatedRole.growthPercent - growth).toFixed(1)} points more by 2034.`,
    )
  if (growth < SHRINKING_BELOW_GROWTH_PERCENT)
    sentences.push(
      `Plan a move early: ${role} jobs are projected to fall, and most openings replace people who leave.`,
    )
  if (outlook?.education && (isFromOtherWork || (years !== null && years < ENTRY_BELOW_YEARS)))
    sentences.push(`Check the way in: ${educationText(outlook.education)} is usual for this work.`)
  const level = priceLevel(career, place)
  if (level !== null && level >= MIN_HIGH_PRICE_LEVEL)
    sentences.push(
      `Compare offers by buying power: prices in ${placeInSentence(place.name)} are ${Math.round((level - 1) * 100)}% above the US level.`,
    )
  if (years !== null && years >= EXPERIENCED_FROM_YEARS)
    sentences.push(
      isFromOtherWork
        ? 'Expect to begin in the lower half of the range: your years are from other work, so name what of it carries over.'
        : 'Ask for the upper half of the range, and bring two results with numbers from the last year.',
    )
  if (sentences.length < MIN_RECOMMENDATIONS)
    sentences.push(
      `Compare the ${career.occupations.related(row).length} roles nearest to ${role} before you decide.`,
    )
  return sentences.slice(0, MAX_RECOMMENDATIONS)
}
