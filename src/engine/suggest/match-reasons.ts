import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { ElementName } from '#engine/occupations/load-career-tables.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { sentenceCase } from '#engine/text/sentence-case.ts'
import { LAST_PROJECTED_YEAR } from '#shared/career/data-sources.ts'
import { grouped } from '#shared/career/pay.ts'
import { type MatchFactor, type MatchReason, REASONS_PER_SUGGESTION } from '#shared/career/suggestion.ts'
import { careerStep } from './career-step.ts'
import { leadsOthers } from './goal-item.ts'
import { goalReason } from './goal-reason.ts'
import { interestReason } from './interest-reason.ts'
import type { ProfileSignals } from './profile-signals.ts'

/** A skill counts as used in a role from here on. */
const MIN_SKILL_USAGE = 0.55
/** Tools such as R and C. */
const MAX_SMALL_TOOL_CHARS = 2
/** The sentence says "ten". */
const CLOSEST_RELATED_ROLES = 10
const MIN_SIMILARITY_PERCENT = 35
const MUCH_ALIKE_PERCENT = 65
const MIN_INDUSTRY_PERCENT = 3
const MIN_STYLE_Z_SCORE = 0.1
/** Job zone of an occupation that publishes none. */
const UNRATED_ZONE = 3

type ReasonText = Pick<MatchReason, 'text' | 'evidence'>

/** The three facts behind a score, strongest contribution first; a factor without a true sentence is skipped. */
export function matchReasons(
  career: CareerData,
  signals: ProfileSignals,
  row: number,
  aboveMean: Map<MatchFactor, number>,
): MatchReason[] {
  const order: MatchFactor[] = [...new Set<MatchFactor>([...aboveMean.keys(), 'outlook', 'level'])]
  const reasons: MatchReason[] = []
  for (const factor of order) {
    if (reasons.length >= REASONS_PER_SUGGESTION) break
    const contribution = aboveMean.get(factor) ?? 0
    if (contribution <= 0 && factor !== 'outlook' && factor !== 'level') continue
    const fact = REASON_BY_FACTOR[factor](career, signals, row)
    if (fact) reasons.push({ factor, ...fact })
  }
  if (reasons.length < REASONS_PER_SUGGESTION)
    reasons.push({ factor: 'transfer', ...strongestSkillReason(career, row) })
  return reasons
}

const REASON_BY_FACTOR: Record<
  MatchFactor,
  (career: CareerData, signals: ProfileSignals, row: number) => ReasonText | null
> = {
  skills: skillReason,
  transfer: transferReason,
  goals: goalReason,
  interests: interestReason,
  level: levelReason,
  industry: industryReason,
  'work style': (career, signals, row) =>
    styleReason(
      career,
      row,
      career.tables.workStyles.get(signals.workStyle),
      `your ${signals.workStyle} way of working`,
    ),
  communication: (career, signals, row) =>
    styleReason(
      career,
      row,
      career.tables.communicationStyles.get(signals.communicationStyle),
      `your ${signals.communicationStyle} way of communicating`,
    ),
  outlook: outlookReason,
}

function skillReason(career: CareerData, { skills }: ProfileSignals, row: number): ReasonText | null {
  const used = skills
    .filter(({ text, use }) => use.usageIn(row) >= MIN_SKILL_USAGE && !isSmallForLeaders(career, text, row))
    .sort((a, b) => b.use.usageIn(row) * b.use.specificity - a.use.usageIn(row) * a.use.specificity)
    .map(({ text: asked }) => asked)
  const named = used.slice(0, 3)
  if (named.length === 0) return null
  const more = used.length > named.length ? ` and ${used.length - named.length} more of your skills` : ''
  const verb = named.length === 1 && !more ? 'is' : 'are'
  return {
    text: `${more ? named.join(', ') : joinWithAnd(named)}${more} ${verb} put to use in this role.`,
    evidence: named,
  }
}

/** That a director's team works in R says nothing of who directs it. */
function isSmallForLeaders({ occupations }: CareerData, text: string, row: number): boolean {
  return text.length <= MAX_SMALL_TOOL_CHARS && leadsOthers(occupations.codes[row] ?? '')
}

function transferReason(
  career: CareerData,
  { currentOccupation: current, relatedRanks: related, leadershipRows: ladder }: ProfileSignals,
  row: number,
): ReasonText | null {
  if (!current) return null
  const currentRole = career.occupations.roles[current.row] ?? ''
  if (row === current.row)
    return {
      text: `It is the field you work in today: ${currentRole}.`,
      evidence: [career.occupations.codes[row] ?? ''],
    }
  const similarity = Math.round(career.occupations.cosineSimilarity(current.row, row) * 100)
  if (ladder.has(row))
    return {
      text: `It is a ${careerStep(career, current.row, row) === 'up' ? 'step up' : 'role'} that ${currentRole} work leads to, and the two call for related strengths.`,
      evidence: [currentRole, 'leads to'],
    }
  const rank = related.get(row)
  if (rank !== undefined && rank < CLOSEST_RELATED_ROLES)
    return {
      text: `O*NET lists it among the ten roles closest to ${currentRole}.`,
      evidence: [currentRole, `related ${rank + 1}`],
    }
  if (rank !== undefined)
    return {
      text: `O*NET lists it among the roles related to ${currentRole}.`,
      evidence: [currentRole, `related ${rank + 1}`],
    }
  if (similarity < MIN_SIMILARITY_PERCENT) return null
  return {
    text: `Its skills, knowledge and daily tasks are ${similarity >= MUCH_ALIKE_PERCENT ? 'much' : 'partly'} like those of ${currentRole}.`,
    evidence: [currentRole, `similarity ${similarity}`],
  }
}

function levelReason(
  career: CareerData,
  { currentOccupation: current }: ProfileSignals,
  row: number,
): ReasonText {
  const zone = career.occupations.zones[row] ?? UNRATED_ZONE
  const evidence = [`zone ${zone}`]
  if (!current)
    return { text: `It asks for ${PREPARATION_TEXT_BY_ZONE[zone] ?? 'some preparation'}.`, evidence }
  const currentRole = career.occupations.zones[current.row] ?? UNRATED_ZONE
  const step = zone - currentRole
  if (step === 0)
    return {
      text: 'It asks for about as much preparation as your work today.',
      evidence: [...evidence, `own zone ${currentRole}`],
    }
  return {
    text:
      step > 0
        ? `It asks for more preparation than your work today${STEP_TEXT[careerStep(career, current.row, row)]}.`
        : 'It asks for less preparation than your work today, so you could start soon.',
    evidence: [...evidence, `own zone ${currentRole}`],
  }
}

const STEP_TEXT = { up: ': a step up', sideways: '', down: ', and its median pay is lower' } as const

const PREPARATION_TEXT_BY_ZONE: Record<number, string> = {
  1: 'little preparation',
  2: 'some preparation, often a few months',
  3: 'one or two years of training or practice',
  4: 'several years of study or practice',
  5: 'long study and experience',
}

function industryReason(career: CareerData, { industry }: ProfileSignals, row: number): ReasonText | null {
  const share = industry ? Math.round(career.outlooks.share(row, industry) * 100) : 0
  if (!industry || share < MIN_INDUSTRY_PERCENT) return null
  return { text: `${share}% of these jobs are in ${industry}.`, evidence: [industry, `${share}%`] }
}

function styleReason(
  career: CareerData,
  row: number,
  elements: ElementName[] | undefined,
  what: string,
): ReasonText | null {
  const best = (elements ?? [])
    .map(({ block, name }) => career.occupations.element(block, name))
    .sort((a, b) => career.occupations.zScore(row, b) - career.occupations.zScore(row, a))[0]
  if (!best || career.occupations.zScore(row, best) <= MIN_STYLE_Z_SCORE) return null
  const name = career.tables.stylePhrases.get(best.name) ?? best.name.toLowerCase()
  return {
    text: `${sentenceCase(name)} ${name.endsWith('s') && name !== 'analysis' ? 'matter' : 'matters'} more here than in most roles, which suits ${what}.`,
    evidence: [`${best.block}/${best.name}`],
  }
}

function outlookReason(career: CareerData, _: ProfileSignals, row: number): ReasonText | null {
  const outlook = career.outlooks.of(row)
  if (!outlook || outlook.growth === null || outlook.openings === null) return null
  const evidence = [`growth ${outlook.growth}`, `openings ${outlook.openings}`]
  if (outlook.growth > career.outlooks.allOccupationsGrowthPercent)
    return {
      text: `Jobs are projected to grow ${outlook.growth.toFixed(1)}% by ${LAST_PROJECTED_YEAR}, against ${career.outlooks.allOccupationsGrowthPercent.toFixed(1)}% for all occupations.`,
      evidence,
    }
  return {
    text: `About ${grouped(outlook.openings)} openings are expected each year in the United States.`,
    evidence,
  }
}

function strongestSkillReason(career: CareerData, row: number): ReasonText {
  const strongest = career.occupations.elements
    .filter(({ block }) => block === 'skills')
    .sort((a, b) => career.occupations.rating(row, b) - career.occupations.rating(row, a) || a.at - b.at)[0]
  const name = strongest?.name ?? ''
  return { text: `${name} is the most important skill in this role.`, evidence: [`skills/${name}`] }
}
