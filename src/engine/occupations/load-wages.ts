import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { memoizeByRow } from '#engine/lazy.ts'
import type { Amount, PayUnit } from '#shared/career/pay.ts'
import type { Occupations } from './load-occupations.ts'
import { readColumns } from './read-columns.ts'

type OccupationWage = {
  /** The group the wage is published for, which may hold several occupations. */
  group: string
  unit: PayUnit
  /** Of the percentiles. */
  year: number
  /** The 10th, 25th, 50th, 75th and 90th percentile. */
  percentiles: Amount[]
  medians: { year: number; amount: Amount }[]
}

export type Wages = {
  of: (row: number) => OccupationWage | null
  /** Yearly growth of the median of all occupations, in percent, and the last year it is published for. */
  allOccupationsGrowthPercent: number
  allOccupationsLastYear: number
}

const ALL_OCCUPATIONS = '00-0000'

export function loadWages(files: KnowledgeFiles, occupations: Occupations): Wages {
  const wages = readColumns(files, 'wages.json', {
    years: 'numbers',
    codes: 'texts',
    titles: 'texts',
    newest: 'numbers',
    hourly: 'numbers',
    percentiles: 'lists of gapped numbers',
    medians: 'lists of gapped numbers',
  })
  const lineOf = new Map(wages.codes.map((code, line) => [code, line]))
  const wageAt = (line: number): OccupationWage | null => {
    const percentiles = (wages.percentiles[line] ?? []).flatMap(parseAmount)
    if (percentiles.length < 5) return null
    return {
      group: wages.titles[line] ?? '',
      unit: wages.hourly[line] ? 'hour' : 'year',
      year: wages.newest[line] ?? 0,
      percentiles,
      medians: wages.years.flatMap((year, at) =>
        parseAmount(wages.medians[line]?.[at] ?? null).map(median => ({ year, amount: median })),
      ),
    }
  }
  const allOccupations = wageAt(lineOf.get(ALL_OCCUPATIONS) ?? -1)
  const allOccupationsGrowthPercent = allOccupations ? yearlyGrowth(allOccupations.medians) : null
  if (allOccupationsGrowthPercent === null) throw new Error('wages.json lacks the medians of all occupations')
  return {
    of: memoizeByRow(occupations.count, row => wageAt(lineOf.get(occupations.wageCodes[row] ?? '') ?? -1)),
    allOccupationsGrowthPercent: allOccupationsGrowthPercent,
    allOccupationsLastYear: allOccupations?.medians.at(-1)?.year ?? 0,
  }
}

/** A median that moves more than this within a year was measured on few people or on other jobs. */
const MAX_YEARLY_CHANGE = 0.25

/** Percent a year from the first to the last published median; nothing where either end is only a lower bound or a year's change is no trend. */
export function yearlyGrowth(medians: OccupationWage['medians']): number | null {
  const [first, last] = [medians[0], medians.at(-1)]
  if (!first || !last || first.year === last.year || first.amount.at_least || last.amount.at_least)
    return null
  if (medians.some(({ amount }, at) => isJump(medians[at - 1]?.amount, amount))) return null
  return ((last.amount.value / first.amount.value) ** (1 / (last.year - first.year)) - 1) * 100
}

function isJump(before: Amount | undefined, amount: Amount): boolean {
  if (!before || before.at_least || amount.at_least) return false
  return Math.abs(amount.value / before.value - 1) > MAX_YEARLY_CHANGE
}

// A negative number in the file is a lower bound.
function parseAmount(value: number | null): Amount[] {
  return value === null ? [] : [{ value: Math.abs(value), at_least: value < 0 }]
}
