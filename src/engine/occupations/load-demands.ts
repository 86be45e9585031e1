import { readSections, type SectionPlaces } from '#engine/binary-sections.ts'
import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { readKnowledgeTable } from '#engine/knowledge-tables.ts'

/** Percentile ranks among all occupations, 0 to 100, kept apart: they measure different things and are never averaged. */
type AiExposure = {
  /** Share of tasks that could be done with AI's help (GPTs are GPTs). */
  potential: number | null
  /** Seen done with AI (Microsoft). */
  microsoft: number | null
  /** Seen done with AI (Anthropic); a rank only where any use was seen. */
  anthropic: { isSeen: boolean; rank: number | null } | null
  /** Distance between the highest and the lowest of the ranks. */
  spread: number | null
}

type Leaving = {
  /** Percent of the people in the occupation who leave the labor force each year. */
  exitPercent: number
  /** Percent who change to another occupation each year. */
  transferPercent: number
}

export type Demands = {
  aiExposure: (row: number) => AiExposure
  /** Phrases for what in the tasks rules out working from home; null where the data are missing. */
  homeBlockers: (row: number) => string[] | null
  leaving: (row: number) => Leaving | null
  leavingAllOccupations: Leaving
}

const NO_RANK = 255
const NOT_SEEN = 254
const NO_RATE = 0xffff
const RATE_STEPS = 10

export function loadDemands(files: KnowledgeFiles): Demands {
  const head: { sections: SectionPlaces; allOccupations: [number, number] } = JSON.parse(
    new TextDecoder().decode(files('demands.json')),
  )
  const section = readSections(files('demands.bin'), head.sections)
  const ranks = (name: string) => {
    const values = section(Uint8Array, name)
    return (row: number) => {
      const value = values[row] ?? NO_RANK
      return value === NO_RANK ? null : value
    }
  }
  const [potential, microsoft, anthropic, spread] = [
    ranks('potential'),
    ranks('microsoft'),
    ranks('anthropic'),
    ranks('spread'),
  ]
  const homeKnown = section(Uint8Array, 'homeKnown')
  const blockerBits = section(Uint16Array, 'homeBlockers')
  const exit = section(Uint16Array, 'exit')
  const transfer = section(Uint16Array, 'transfer')
  const phrases = readKnowledgeTable(files, 'home-blockers.tsv', ['id', 'phrase']).map(row => row.phrase)
  const [exitPercent, transferPercent] = head.allOccupations
  return {
    aiExposure: row => {
      const seen = anthropic(row)
      return {
        potential: potential(row),
        microsoft: microsoft(row),
        anthropic:
          seen === null ? null : { isSeen: seen !== NOT_SEEN, rank: seen === NOT_SEEN ? null : seen },
        spread: spread(row),
      }
    },
    homeBlockers: row =>
      homeKnown[row] === 1 ? phrases.filter((_, at) => (blockerBits[row] ?? 0) & (1 << at)) : null,
    leaving: row => {
      const [leave, change] = [exit[row] ?? NO_RATE, transfer[row] ?? NO_RATE]
      return leave === NO_RATE || change === NO_RATE
        ? null
        : { exitPercent: leave / RATE_STEPS, transferPercent: change / RATE_STEPS }
    },
    leavingAllOccupations: { exitPercent, transferPercent },
  }
}
