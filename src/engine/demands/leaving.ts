import type { CareerData } from '#engine/occupations/load-career-data.ts'
import type { RoleDemands } from '#shared/career/role-demands.ts'

/** How many leave an occupation each year, beside the figure for all occupations. */
export function leaving(career: CareerData, row: number): RoleDemands['leaving'] {
  const { leaving: ofRow, leavingAllOccupations: all } = career.demands()
  const own = ofRow(row)
  if (!own) return null
  return {
    transfer_percent: own.transferPercent,
    exit_percent: own.exitPercent,
    all_transfer_percent: all.transferPercent,
    all_exit_percent: all.exitPercent,
    text: `Each year about ${own.transferPercent}% change to another occupation (all occupations: ${all.transferPercent}%), and ${own.exitPercent}% leave the labor force (all: ${all.exitPercent}%).`,
  }
}
