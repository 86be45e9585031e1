import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { lazy, memoizeByRow } from '#engine/lazy.ts'
import { type EducationLevel, isEducationLevel } from '#shared/career/education.ts'
import type { Occupations } from './load-occupations.ts'
import { readColumns } from './read-columns.ts'

export type Outlook = {
  /** Percent over the ten years of the projection. */
  growth: number | null
  /** Openings a year and people employed, as counts. */
  openings: number | null
  employment: number | null
  employmentNext: number | null
  selfEmployedPercent: number | null
  education: EducationLevel | null
  experience: string | null
}

type IndustryShare = { industry: string; share: number; meanPay: number | null }

export type Outlooks = {
  of: (row: number) => Outlook | null
  allOccupationsGrowthPercent: number
  /** Where the occupation's jobs lie, largest share first. */
  industries: (row: number) => IndustryShare[]
  share: (row: number, industry: string) => number
  /** The same for every row. */
  shares: (industry: string) => Float64Array
}

export function loadOutlooks(files: KnowledgeFiles, occupations: Occupations): Outlooks {
  const table = readColumns(files, 'projections.json', {
    educations: 'texts',
    experiences: 'texts',
    codes: 'texts',
    employment: 'gapped numbers',
    employmentNext: 'gapped numbers',
    growth: 'gapped numbers',
    selfEmployed: 'gapped numbers',
    openings: 'gapped numbers',
    education: 'numbers',
    experience: 'numbers',
  })
  const industry = readColumns(files, 'industries.json', {
    industries: 'texts',
    codes: 'texts',
    shares: 'lists of numbers',
    means: 'lists of numbers',
  })
  const lineOf = new Map(table.codes.map((code, line) => [code, line]))
  const industryLineOf = new Map(industry.codes.map((code, line) => [code, line]))
  const overall = table.growth[lineOf.get('00-0000') ?? -1]
  if (typeof overall !== 'number') throw new Error('projections.json lacks all occupations')
  const industries = (row: number): IndustryShare[] => {
    const line = industryLineOf.get(occupations.wageCodes[row] ?? '') ?? -1
    return industry.industries
      .map((name, at) => ({
        industry: name,
        share: (industry.shares[line]?.[at] ?? 0) / 1000,
        meanPay: industry.means[line]?.[at] || null,
      }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
  }
  const share = (row: number, name: string) => {
    const line = industryLineOf.get(occupations.wageCodes[row] ?? '') ?? -1
    return (industry.shares[line]?.[industry.industries.indexOf(name)] ?? 0) / 1000
  }
  const sharesOf = new Map(
    industry.industries.map(name => [
      name,
      lazy(() => Float64Array.from({ length: occupations.count }, (_, row) => share(row, name))),
    ]),
  )
  return {
    allOccupationsGrowthPercent: overall,
    industries,
    share,
    shares: name => sharesOf.get(name)?.() ?? new Float64Array(occupations.count),
    of: memoizeByRow(occupations.count, row => {
      const line = lineOf.get(occupations.projectionCodes[row] ?? '')
      if (line === undefined) return null
      const fromThousands = (thousands: number | null | undefined) =>
        typeof thousands === 'number' ? Math.round(thousands * 1000) : null
      const education = table.educations[table.education[line] ?? -1]
      return {
        growth: table.growth[line] ?? null,
        openings: fromThousands(table.openings[line]),
        employment: fromThousands(table.employment[line]),
        employmentNext: fromThousands(table.employmentNext[line]),
        selfEmployedPercent: table.selfEmployed[line] ?? null,
        education: isEducationLevel(education) ? education : null,
        experience: table.experiences[table.experience[line] ?? -1] ?? null,
      }
    }),
  }
}
