import type { KnowledgeFiles } from '#engine/knowledge-files.ts'
import { remembered } from '#engine/lazy.ts'
import type { Amount, PayUnit } from '#shared/career/pay.ts'
import type { Occupations } from './load-occupations.ts'
import { readColumns } from './read-columns.ts'

export type Wage = {
  /** The group the wage is published for, which may hold several occupations. */
  group: string
  unit: PayUnit
  /** The 10th, 25th, 50th, 75th and 90th percentile. */
  percentiles: Amount[]
  medians: { year: number; amount: Amount }[]
}

export type Wages = {
  of: (row: number) => Wage | null
  /** Yearly growth of the median of all occupations, in percent. */
  overallGrowth: number
  newestYear: number
}

const ALL_OCCUPATIONS = '00-0000'

export function openWages(files: KnowledgeFiles, occupations: Occupations): Wages {
  const wages = readColumns(files, 'wages.json', {
    years: 'numbers',
    codes: 'texts',
    titles: 'texts',
    hourly: 'numbers',
    percentiles: 'lists of gapped numbers',
    medians: 'lists of gapped numbers',
  })
  const lineOf = new Map(wages.codes.map((code, line) => [code, line]))
  const wageAt = (line: number): Wage | null => {
    const percentiles = (wages.percentiles[line] ?? []).flatMap(amount)
    if (percentiles.length < 5) return null
    return {
      group: wages.titles[line] ?? '',
      unit: wages.hourly[line] ? 'hour' : 'year',
      percentiles,
      medians: wages.years.flatMap((year, at) =>
        amount(wages.medians[line]?.[at] ?? null).map(median => ({ year, amount: median })),
      ),
    }
  }
  const all = wageAt(lineOf.get(ALL_OCCUPATIONS) ?? -1)
  const overallGrowth = all ? yearlyGrowth(all.medians) : null
  if (overallGrowth === null) throw new Error('wages.json lacks the medians of all occupations')
  return {
    of: remembered(occupations.count, row => wageAt(lineOf.get(occupations.wageCodes[row] ?? '') ?? -1)),
    overallGrowth,
    newestYear: Math.max(...wages.years),
  }
}

/** Percent a year from the first to the last published median; nothing where either end is only a lower bound. */
export function yearlyGrowth(medians: Wage['medians']): number | null {
  const [first, last] = [medians[0], medians.at(-1)]
  if (!first || !last || first.year === last.year || first.amount.atLeast || last.amount.atLeast) return null
  return ((last.amount.value / first.amount.value) ** (1 / (last.year - first.year)) - 1) * 100
}

// A negative number in the file is a lower bound.
function amount(value: number | null): Amount[] {
  return value === null ? [] : [{ value: Math.abs(value), atLeast: value < 0 }]
}
