import type { KnowledgeFiles } from '#engine/knowledge-files.ts'

type GroupPay = {
  /** The group of the country's classification the figures are published for. */
  group: string
  /** How many of our occupations the group holds. */
  occupations: number
  mean: number | null
  median: number | null
  p10: number | null
  p25: number | null
  p75: number | null
  p90: number | null
}

/** Official pay outside the United States. */
export type PayAbroad = {
  /** Pay of the finest group published that the occupation belongs to. */
  of: (country: string, occupationCode: string) => GroupPay | null
}

type Figure = [
  code: string,
  title: string,
  mean: number | null,
  median: number | null,
  p10: number | null,
  p25: number | null,
  p75: number | null,
  p90: number | null,
]
type Table = {
  countries: string[]
  schemes: string[]
  figures: Figure[][]
  groups: Record<string, Record<string, string>>
}

const SOC_CHARS = 7

export function loadPayAbroad(files: KnowledgeFiles, codes: readonly string[]): PayAbroad {
  const table: Table = JSON.parse(new TextDecoder().decode(files('pay-abroad.json')))
  const socs = [...new Set(codes.map(code => code.slice(0, SOC_CHARS)))]
  const known = new Map<string, ReadonlyMap<string, GroupPay>>()
  return {
    of: (country, occupationCode) => {
      const pay = known.get(country) ?? payByOccupation(table, country, socs)
      known.set(country, pay)
      return pay.get(occupationCode.slice(0, SOC_CHARS)) ?? null
    },
  }
}

function payByOccupation(table: Table, country: string, socs: string[]): ReadonlyMap<string, GroupPay> {
  const at = table.countries.indexOf(country)
  const groups = new Map(Object.entries(table.groups[table.schemes[at] ?? ''] ?? {}))
  const figures = new Map((table.figures[at] ?? []).map(figure => [figure[0], figure]))
  const pay = new Map<Figure, GroupPay>()
  const found = socs.flatMap((soc): [string, GroupPay][] => {
    const figure = longestBeginning(figures, longestBeginning(groups, soc) ?? '')
    if (!figure) return []
    const [, group, mean, median, p10, p25, p75, p90] = figure
    const own = pay.get(figure) ?? { group, occupations: 0, mean, median, p10, p25, p75, p90 }
    own.occupations++
    pay.set(figure, own)
    return [[soc, own]]
  })
  return new Map(found)
}

/** What the table has for the code itself or the longest beginning of it. */
function longestBeginning<Value>(table: ReadonlyMap<string, Value>, code: string): Value | undefined {
  for (let chars = code.length; chars > 0; chars--) {
    const found = table.get(code.slice(0, chars))
    if (found !== undefined) return found
  }
  return undefined
}
