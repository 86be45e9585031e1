import type { CareerData } from '#engine/occupations/load-career-data.ts'
import { joinWithAnd } from '#engine/text/join-with-and.ts'
import { SOURCE_DATES } from '#shared/career/data-sources.ts'
import type { RoleDemands } from '#shared/career/role-demands.ts'

type AiBand = 'less' | 'about as much' | 'more' | 'not seen'

/** Thirds of the ranks among all occupations. */
const LOWEST_MIDDLE_RANK = 34
const HIGHEST_MIDDLE_RANK = 66
const MIN_SPREAD_TO_DISAGREE = 40

const POTENTIAL_SOURCE = `GPTs are GPTs, ${SOURCE_DATES.aiPotential}`
const MICROSOFT_SOURCE = `Microsoft, ${SOURCE_DATES.aiUseMicrosoft}`
const ANTHROPIC_SOURCE = `Anthropic, ${SOURCE_DATES.aiUseAnthropic}`

/** What could be done with AI's help and what is seen done with it, kept apart; no figure joins the two. */
export function aiExposure(career: CareerData, row: number): RoleDemands['ai'] {
  const { potential, microsoft, anthropic, spread } = career.demands().aiExposure(row)
  const seen: { source: string; band: AiBand }[] = []
  if (microsoft !== null) seen.push({ source: MICROSOFT_SOURCE, band: rankBand(microsoft) })
  if (anthropic)
    seen.push({
      source: ANTHROPIC_SOURCE,
      band: anthropic.rank === null ? 'not seen' : rankBand(anthropic.rank),
    })
  return {
    potential:
      potential === null
        ? null
        : {
            text: `Could be done with AI's help: ${BAND_TEXT[rankBand(potential)]} (${POTENTIAL_SOURCE}).`,
            measures: [{ source: POTENTIAL_SOURCE, band: rankBand(potential) }],
          },
    seen:
      seen.length === 0
        ? null
        : {
            text: `Seen done with AI today: ${joinWithAnd(seen.map(({ source, band }) => `${BAND_TEXT[band]} (${source})`))}.`,
            measures: seen,
          },
    measures_disagree: (spread ?? 0) > MIN_SPREAD_TO_DISAGREE,
    note: `${(spread ?? 0) > MIN_SPREAD_TO_DISAGREE ? 'The measures disagree. ' : ''}Neither sentence says that jobs will be lost: they say where tasks change and what is worth learning.`,
  }
}

function rankBand(rank: number): Exclude<AiBand, 'not seen'> {
  if (rank < LOWEST_MIDDLE_RANK) return 'less'
  return rank > HIGHEST_MIDDLE_RANK ? 'more' : 'about as much'
}

const BAND_TEXT: Record<AiBand, string> = {
  less: 'less of the work than in most occupations',
  'about as much': 'about as much of the work as in most occupations',
  more: 'more of the work than in most occupations',
  'not seen': 'not seen in the use of that product',
}
