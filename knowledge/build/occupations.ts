import { elementBlocks } from './element-blocks.ts'
import { type OccupationRow, occupationList } from './occupation-list.ts'
import { ratingVectors } from './rating-vectors.ts'
import { cell, readTable } from './read-table.ts'
import { relatedCodes } from './related.ts'
import { roleName } from './role-name.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** How many related occupations stand in for a missing rating. */
const IMPUTED_FROM_RELATED = 5

/**
 * Codes, titles, preparation, and every rating as one byte per element.
 * A block without its own ratings takes the mean of its nearest related occupations and is marked as such.
 */
export async function buildOccupations(source: string, target: string): Promise<BuiltFile[]> {
  const occupations = await occupationList(source)
  const blocks = await elementBlocks(source)
  const related = await relatedCodes(source, occupations)
  const width = blocks.reduce((sum, block) => sum + block.names.length, 0)
  const vectors = new Uint8Array(occupations.length * width)
  const imputed = occupations.map(() => 0)
  occupations.forEach((occupation, row) => {
    let start = row * width
    blocks.forEach((block, bit) => {
      const own = block.ratings.get(occupation.code)
      const complete = own?.every(value => value !== null) ?? false
      if (!complete) imputed[row] = (imputed[row] ?? 0) | (1 << bit)
      const mean = complete ? null : neighbourMean(block, related.get(occupation.code) ?? [], occupations)
      block.names.forEach((_, at) => {
        const value = own?.[at] ?? mean?.[at] ?? block.low
        vectors[start + at] = Math.round(((value - block.low) / (block.high - block.low)) * 250)
      })
      start += block.names.length
    })
  })
  const { means, deviations, unitVectors } = ratingVectors(
    vectors,
    occupations.length,
    blocks.flatMap(({ name, names }) => names.map(() => name)),
  )
  const zones = await jobZones(source, occupations, related)
  const facts = {
    rows: occupations.length,
    source: 'O*NET 29.3 Database, with skills and knowledge of O*NET 30.1 and activities of O*NET 30.2',
    date: 'May 2025; December 2025; February 2026',
  }
  return [
    await writeKnowledge(
      target,
      { file: 'occupations.json', ...facts },
      columns({
        codes: occupations.map(row => row.code),
        titles: occupations.map(row => row.title),
        roles: occupations.map(row => roleName(row.code, row.title)),
        zones,
        wageCodes: occupations.map(row => row.wageCode),
        projectionCodes: occupations.map(row => row.projectionCode),
        imputed,
        blocks: blocks.map(({ name, low, high, names }) => ({ name, low, high, names })),
        means,
        deviations,
      }),
    ),
    await writeKnowledge(target, { file: 'occupation-ratings.bin', ...facts }, vectors),
    await writeKnowledge(
      target,
      { file: 'occupation-vectors.bin', ...facts },
      new Uint8Array(unitVectors.buffer),
    ),
  ]
}

type Block = Awaited<ReturnType<typeof elementBlocks>>[number]

function neighbourMean(block: Block, related: string[], occupations: OccupationRow[]): number[] {
  const complete = (code: string) => block.ratings.get(code)?.every(value => value !== null) ?? false
  const near = related.filter(complete).slice(0, IMPUTED_FROM_RELATED)
  const codes = near.length > 0 ? near : occupations.map(row => row.code).filter(complete)
  return block.names.map(
    (_, at) =>
      codes.reduce((sum, code) => sum + (block.ratings.get(code)?.[at] ?? block.low), 0) / codes.length,
  )
}

async function jobZones(
  source: string,
  occupations: OccupationRow[],
  related: Map<string, string[]>,
): Promise<number[]> {
  const rows = await readTable(source, 'onet-29.3/Job Zones.tsv')
  const known = new Map(rows.map(row => [cell(row, 'O*NET-SOC Code'), Number(cell(row, 'Job Zone'))]))
  return occupations.map(({ code }) => {
    const own = known.get(code)
    if (own) return own
    const near = (related.get(code) ?? []).flatMap(other => known.get(other) ?? [])
    return near.length === 0 ? 3 : Math.round(near.reduce((sum, zone) => sum + zone, 0) / near.length)
  })
}
