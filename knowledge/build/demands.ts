import { readKnowledgeTable } from '#engine/knowledge-tables.ts'
import { readKnowledge } from '../../scripts/read-knowledge.ts'
import { joinSections } from './join-sections.ts'
import { occupationList } from './occupation-list.ts'
import { employmentByOccupation } from './projections.ts'
import { cell, type Row, readTable } from './read-table.ts'
import { type BuiltFile, columns, writeKnowledge } from './write-knowledge.ts'

/** The measure has no figure for the occupation. */
const NONE = 255
/** The product's use shows nothing of the occupation, which is not the same as safe. */
const NOT_SEEN = 254

/** How exposed an occupation is to AI, what keeps it from home, and how many leave it. */
export async function buildDemands(source: string, target: string): Promise<BuiltFile[]> {
  const occupations = await occupationList(source)
  const byCode = (rows: Row[], name: string) => new Map(rows.map(row => [cell(row, name), row]))
  const exposure = byCode(await readTable(source, 'ai-exposure/ai_exposure_by_soc2018.csv'), 'soc6')
  const home = byCode(await readTable(source, 'work-from-home/work_from_home.csv'), 'O*NET-SOC Code')
  const leaving = byCode(await readTable(source, 'mobility-us/bls_separation_rates_2024_34.csv'), 'ep_code')
  const exposures = occupations.map(({ soc }) => exposure.get(soc))
  const homes = occupations.map(({ code }) => home.get(code))
  const leavers = occupations.map(({ projectionCode }) => leaving.get(projectionCode))
  const blockers = readKnowledgeTable(readKnowledge, 'home-blockers.tsv', ['id', 'phrase']).map(row => row.id)
  const { bytes, places } = joinSections({
    potential: Uint8Array.from(exposures, row => rank(row, 'pr_gpts')),
    microsoft: Uint8Array.from(exposures, row => rank(row, 'pr_ms')),
    anthropic: Uint8Array.from(exposures, row =>
      row && Number(cell(row, 'anthropic_observed_exposure') || Number.NaN) === 0
        ? NOT_SEEN
        : rank(row, 'pr_anthropic'),
    ),
    spread: Uint8Array.from(exposures, row => rank(row, 'pr_spread')),
    homeKnown: Uint8Array.from(homes, row => Number(row !== undefined)),
    homeBlockers: Uint16Array.from(homes, row => blockerBits(row, blockers)),
    exit: Uint16Array.from(leavers, row => tenths(row, 'labor_force_exit_rate_pct')),
    transfer: Uint16Array.from(leavers, row => tenths(row, 'occupational_transfer_rate_pct')),
  })
  const facts = {
    rows: occupations.length,
    source: 'GPTs are GPTs, Microsoft, Anthropic; O*NET 30.2 Database; BLS Employment Projections',
    date: '2023; 2024; March 2026; February 2026; 2024 to 2034',
  }
  const employed = await employmentByOccupation(source)
  const whole = {
    sections: places,
    allOccupations: [
      weightedMean(employed, leaving, 'labor_force_exit_rate_pct'),
      weightedMean(employed, leaving, 'occupational_transfer_rate_pct'),
    ],
  }
  return [
    await writeKnowledge(target, { file: 'demands.json', ...facts }, columns(whole)),
    await writeKnowledge(target, { file: 'demands.bin', ...facts }, bytes),
  ]
}

function rank(row: Row | undefined, name: string): number {
  const value = row ? cell(row, name) : ''
  return value === '' ? NONE : Math.round(Number(value))
}

function blockerBits(row: Row | undefined, blockers: string[]): number {
  const found = row ? cell(row, 'blockers').split(';').filter(Boolean) : []
  return found.reduce((bits, id) => {
    const at = blockers.indexOf(id)
    if (at < 0) throw new Error(`demands: tables/home-blockers.tsv has no ${id}`)
    return bits | (1 << at)
  }, 0)
}

const NO_RATE = 0xffff

function tenths(row: Row | undefined, name: string): number {
  return row ? Math.round(Number(cell(row, name)) * 10) : NO_RATE
}

/** Over all occupations, each counted by its people. */
function weightedMean(employment: Map<string, number>, rates: Map<string, Row>, name: string): number {
  let [people, sum] = [0, 0]
  for (const [code, row] of rates) {
    people += employment.get(code) ?? 0
    sum += (employment.get(code) ?? 0) * Number(cell(row, name))
  }
  return Math.round((sum / people) * 10) / 10
}
