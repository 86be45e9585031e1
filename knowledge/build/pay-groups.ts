import { byText, type Row } from './read-table.ts'

/** A group of another classification stands for an occupation when it holds this share of the titles that mean it. */
const MIN_GROUP_SHARE = 0.6
const MIN_TITLES = 3

/** How many titles of each group mean each occupation. */
export function votes(
  rows: Row[],
  pair: (row: Row) => [group: string, soc: string],
): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const [group, soc] = pair(row)
    if (group === '' || soc === '') continue
    const groups = counts.get(soc) ?? new Map<string, number>()
    groups.set(group, (groups.get(group) ?? 0) + 1)
    counts.set(soc, groups)
  }
  return counts
}

/** The finest group that most titles of an occupation agree on; codes of coarser groups are beginnings of finer ones. */
export function groupsByOccupation(counts: Map<string, Map<string, number>>): Record<string, string> {
  const found = [...counts].flatMap(([soc, groups]): [string, string][] => {
    const group = agreedGroup(groups)
    return group === undefined ? [] : [[soc, group]]
  })
  return Object.fromEntries(found.sort(([a], [b]) => byText(a, b)))
}

function agreedGroup(groups: Map<string, number>): string | undefined {
  const total = [...groups.values()].reduce((sum, count) => sum + count, 0)
  if (total < MIN_TITLES) return undefined
  for (let chars = Math.max(...[...groups.keys()].map(code => code.length)); chars > 0; chars--) {
    const shares = new Map<string, number>()
    for (const [code, count] of groups)
      shares.set(code.slice(0, chars), (shares.get(code.slice(0, chars)) ?? 0) + count)
    const [best] = [...shares].sort((a, b) => b[1] - a[1])
    if (best && best[1] / total >= MIN_GROUP_SHARE) return best[0]
  }
  return undefined
}
